/** Dragging a row of a list up and down. While the finger drags, only transforms are written; React hears of the end. */
import type { Follower, Gesture } from '@tortuga/table';

/** Where the dragged row would fall, by how far its middle has come. */
export const placeAt = (middles: readonly number[], from: number, shift: number): number => {
  const middle = (middles[from] ?? 0) + shift;
  return middles.filter((each, place) => place !== from && each < middle).length;
};

const shiftOf = (place: number, from: number, to: number, step: number): number => {
  if (place > from && place <= to) return -step;
  return place < from && place >= to ? step : 0;
};

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

const clear = (rows: readonly HTMLElement[]): void => {
  for (const row of rows) {
    row.style.removeProperty('transform');
    delete row.dataset['dragged'];
  }
};

export const dragRow = (rows: readonly HTMLElement[], from: number, drop: (to: number) => void): Follower => {
  const middles = rows.map(middleOf);
  const step = Math.abs((middles[1] ?? 0) - (middles[0] ?? 0));
  const shiftBy = ({ from: begun, at }: Gesture): number => at.y - begun.y;
  const dragged = rows[from];
  if (dragged !== undefined) dragged.dataset['dragged'] = '';
  return {
    move: (gesture) => {
      const to = placeAt(middles, from, shiftBy(gesture));
      rows.forEach((row, place) => {
        const shift = place === from ? shiftBy(gesture) : shiftOf(place, from, to, step);
        row.style.transform = `translateY(${shift}px)`;
      });
    },
    end: (gesture) => {
      clear(rows);
      drop(placeAt(middles, from, shiftBy(gesture)));
    },
    cancel: () => clear(rows),
  };
};

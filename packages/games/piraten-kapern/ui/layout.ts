/**
 * Where dice lie, in units of the play area: 860 × 440 where the board is wide, 360 × 394 where it is tall. Centres and
 * sizes; a die is a little higher than wide.
 */
import type { Position } from '../types.ts';
import type { Lying } from './lying.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface DiePlace {
  readonly zone: 'bowl' | 'rack' | 'chest';
  readonly wide: Spot;
  readonly tall: Spot;
}

export const PLAY = { wide: { width: 860, height: 440 }, tall: { width: 360, height: 394 } } as const;

/** The rack has three places at least: the third is the one to fear. */
const RACK_PLACES = 3;

export const rackPlacesOf = (skulls: number): number => Math.max(RACK_PLACES, skulls);

const row = (index: number, count: number, middle: number, pitch: number): number =>
  middle + (index - (count - 1) / 2) * pitch;

const bowlPlace = (index: number): DiePlace => {
  const column = index % 4;
  const isBack = index < 4;
  const isOuter = column === 0 || column === 3;
  return {
    zone: 'bowl',
    wide: {
      x: row(column, 4, 585, isBack ? 104 : 112),
      y: isBack ? 68 + (isOuter ? 18 : 0) : 184 + (isOuter ? 8 : 0),
      size: 86,
    },
    tall: { x: row(column, 4, 180, 79), y: (isBack ? 178 : 257) + (isOuter ? 4 : 0), size: 68 },
  };
};

/** Three places leave room for a word beside them. */
export const rackSpots = (index: number, skulls: number): Omit<DiePlace, 'zone'> => {
  const places = rackPlacesOf(skulls);
  const hasLabel = places === RACK_PLACES;
  const pitch = { wide: Math.min(74, 400 / places), tall: Math.min(58, 312 / places) };
  return {
    wide: {
      x: row(index, places, hasLabel ? 535 : 585, pitch.wide),
      y: 322,
      size: Math.min(64, pitch.wide - 6),
    },
    tall: {
      x: row(index, places, hasLabel ? 130 : 180, pitch.tall),
      y: 347,
      size: Math.min(50, pitch.tall - 4),
    },
  };
};

const ISLAND_ROW = 5;

/** On the island the skulls lie in rows on the sand, and what is left to roll lies in the surf. */
const islandSkull = (index: number, skulls: number): Omit<DiePlace, 'zone'> => {
  const rows = Math.ceil(skulls / ISLAND_ROW);
  const line = Math.floor(index / ISLAND_ROW);
  const inLine = line < rows - 1 ? ISLAND_ROW : skulls - line * ISLAND_ROW;
  const at = index % ISLAND_ROW;
  return {
    wide: { x: row(at, inLine, 585, 74), y: row(line, rows, 286, 74), size: 66 },
    tall: { x: row(at, inLine, 180, 58), y: row(line, rows, 320, 58), size: 52 },
  };
};

export const skullSpots = (lying: Lying, index: number, skulls: number): Omit<DiePlace, 'zone'> =>
  lying.island ? islandSkull(index, skulls) : rackSpots(index, skulls);

const surfPlace = (index: number, count: number): DiePlace => ({
  zone: 'bowl',
  wide: { x: row(index, count, 585, 72), y: 88, size: 66 },
  tall: { x: row(index, count, 180, 55), y: 178, size: 52 },
});

/** Up to four lie large in the open chest, more of them small. */
const chestPlace = (index: number, count: number): DiePlace => {
  const columns = count <= 4 ? 2 : 3;
  const pitch = count <= 4 ? 95 : 66;
  const rows = Math.ceil(count / columns);
  const tallRows = Math.ceil(count / 4);
  return {
    zone: 'chest',
    wide: {
      x: row(index % columns, Math.min(count, columns), 162, pitch),
      y: row(Math.floor(index / columns), rows, 270, pitch + 2),
      size: count <= 4 ? 88 : 65,
    },
    tall: {
      x: row(index % 4, Math.min(count, 4), 236, 53),
      y: row(Math.floor(index / 4), tallRows, 63, 55),
      size: 50,
    },
  };
};

/** `chest`: the dice that lie on it by the draft, or by the view. */
export const placesOf = (lying: Lying, chest: readonly Position[]): readonly DiePlace[] => {
  const skulls = lying.dice.flatMap((face, index) =>
    face === 'skull' && !lying.rolling.includes(index + 1) ? [index + 1] : [],
  );
  const all = skulls.length + lying.cardSkulls;
  const loose = lying.dice.flatMap((_, index) => (skulls.includes(index + 1) ? [] : [index + 1]));
  return lying.dice.map((_, index) => {
    const die = index + 1;
    if (skulls.includes(die)) {
      return { zone: 'rack', ...skullSpots(lying, lying.cardSkulls + skulls.indexOf(die), all) };
    }
    if (chest.includes(die)) return chestPlace(chest.indexOf(die), chest.length);
    return lying.island ? surfPlace(loose.indexOf(die), loose.length) : bowlPlace(index);
  });
};

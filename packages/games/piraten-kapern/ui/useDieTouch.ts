/** A die is tapped, or dragged: then it follows the finger, and where it is let go is told. */
import { type Gesture, type Point, useLatest, useTouch } from '@tortuga/table';
import { useRef } from 'react';

/** `letGo`: the die lies where it lay. */
export type OnDrop = (at: Point, letGo: () => void) => void;

interface Touched {
  readonly onTap: (() => void) | undefined;
  readonly onDrop?: OnDrop | undefined;
}

const carry = (piece: HTMLElement, { from, at }: Gesture): void => {
  piece.dataset['dragged'] = '';
  piece.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
};

const letGoOf = (piece: HTMLElement) => (): void => {
  delete piece.dataset['dragged'];
  piece.style.translate = '';
};

const putBack: OnDrop = (_at, letGo) => letGo();

export const useDieTouch = (touched: Touched) => {
  const latest = useLatest(touched);
  const piece = useRef<HTMLLIElement>(null);
  const drag = (begun: Gesture) => {
    const { current } = piece;
    if (current === null) return undefined;
    const letGo = letGoOf(current);
    carry(current, begun);
    return {
      move: (gesture: Gesture) => carry(current, gesture),
      // The table may have moved on meanwhile.
      end: ({ at }: Gesture) => (latest.current.onDrop ?? putBack)(at, letGo),
      cancel: letGo,
    };
  };
  const { onTap, onDrop } = touched;
  return { piece, button: useTouch({ press: onTap, drag: onDrop === undefined ? undefined : drag }) };
};

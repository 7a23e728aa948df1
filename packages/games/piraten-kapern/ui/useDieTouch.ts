/** A die is tapped, or dragged: then it follows the finger, and where it is let go is told. */
import { type Gesture, type Point, useLatest, useTouch } from '@tortuga/table';
import { useRef } from 'react';
import type { Position } from '../types.ts';

/** `letGo`: the die lies where it lay. */
export type OnDrop = (die: Position, at: Point, letGo: () => void) => void;

interface Touched {
  readonly number: Position;
  readonly onTap: ((die: Position) => void) | undefined;
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

const putBack: OnDrop = (_die, _at, letGo) => letGo();

export const useDieTouch = (touched: Touched) => {
  const { number, onTap, onDrop } = touched;
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
      end: ({ at }: Gesture) => (latest.current.onDrop ?? putBack)(number, at, letGo),
      cancel: letGo,
    };
  };
  const button = useTouch({
    press: onTap && (() => onTap(number)),
    drag: onDrop && drag,
  });
  return { piece, button };
};

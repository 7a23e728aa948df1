/** Dice that a draft moves hop to their new place: measured before the commit, moved after it. */
import { EASE, isStill, TEMPO } from '@tortuga/table';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const measure = (root: HTMLElement): ReadonlyMap<Element, DOMRect> =>
  new Map([...root.querySelectorAll('[data-die]')].map((die) => [die, die.getBoundingClientRect()]));

const hop = (die: Element, from: DOMRect): void => {
  const to = die.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` },
    { transform: 'translate(0px, 0px) scale(1)' },
  ];
  die.animate(frames, { duration: TEMPO.move, easing: EASE.drop });
};

export interface Hops {
  /** To be called before anything moves. */
  readonly note: () => void;
  /** Moves at once, where no commit follows. */
  readonly run: () => void;
}

export const useHops = (root: RefObject<HTMLElement | null>): Hops => {
  const noted = useRef<ReadonlyMap<Element, DOMRect>>(undefined);
  const run = (): void => {
    for (const [die, from] of noted.current ?? []) hop(die, from);
    noted.current = undefined;
  };
  useLayoutEffect(run);
  return {
    note: () => {
      if (root.current !== null && !isStill()) noted.current = measure(root.current);
    },
    run,
  };
};

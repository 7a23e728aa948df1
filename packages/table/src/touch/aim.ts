/**
 * What a finger is about to choose, at the finger's own pace. An aim lies beside the draft: a drag writes it at every
 * move, and only those hear of it who listen. React commits nothing for it, unless a part asks for that by `useAim`.
 */
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../useLatest.ts';

export interface Aim<A> {
  /** Undefined while nobody aims. */
  readonly now: () => A | undefined;
  readonly set: (value: A | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const makeAim = <A>(): Aim<A> => {
  const listeners = new Set<() => void>();
  let now: A | undefined;
  return {
    now: () => now,
    set: (value) => {
      now = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** For a part that is drawn anew with the aim: only where what it picks, compared by `Object.is`, has changed. */
export const useAim = <A, P>(aim: Aim<A>, pick: (now: A | undefined) => P): P => {
  const picked = (): P => pick(aim.now());
  return useSyncExternalStore(aim.subscribe, picked, picked);
};

/** For a part that follows a finger: writes to the element itself, and React is not asked. */
export const useAimed = <A, E extends Element>(
  aim: Aim<A>,
  element: RefObject<E | null>,
  write: (element: E, now: A | undefined) => void,
): void => {
  const latest = useLatest(write);
  useEffect(() => {
    const draw = (): void => {
      if (element.current !== null) latest.current(element.current, aim.now());
    };
    draw();
    return aim.subscribe(draw);
  }, [aim, element, latest]);
};

/** What was drawn last, for those who ask later: by a key, a finger, a clock. */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

export const useLatest = <T>(value: T): Readonly<RefObject<T>> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};

/** The same function for ever, which does what the newest one would: for what is only called later, never while drawing. */
export const useStable = <A extends readonly unknown[], R>(act: (...told: A) => R): ((...told: A) => R) => {
  const latest = useLatest(act);
  return useCallback((...told) => latest.current(...told), [latest]);
};

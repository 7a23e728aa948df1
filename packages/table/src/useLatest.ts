/** What was drawn last, for those who ask later: by a key, a finger, a clock. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export const useLatest = <T>(value: T): Readonly<RefObject<T>> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};

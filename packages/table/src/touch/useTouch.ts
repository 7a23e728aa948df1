/** Ties an element to its gestures: `<button ref={useTouch({ press: choose })}>`. The newest gestures are asked for. */
import { type RefCallback, useCallback } from 'react';
import { useLatest } from '../useLatest.ts';
import { type Gestures, touch } from './touch.ts';

export const useTouch = (gestures: Gestures): RefCallback<HTMLElement | SVGElement> => {
  const latest = useLatest(gestures);
  return useCallback(
    (element) => (element === null ? undefined : touch(element, () => latest.current)),
    [latest],
  );
};

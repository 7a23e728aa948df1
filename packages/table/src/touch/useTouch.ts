/** Ties an element to its gestures: `<button ref={useTouch({ press: choose })}>`. The newest gestures are asked for. */
import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { type Gestures, touch } from './touch.ts';

export const useTouch = (gestures: Gestures): RefCallback<HTMLElement | SVGElement> => {
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });
  return useCallback((element) => (element === null ? undefined : touch(element, () => latest.current)), []);
};

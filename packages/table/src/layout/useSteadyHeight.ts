/**
 * What lies under the board grows and shrinks with what there is to do; the board takes what is left. So that it does not
 * change its size with every turn, what lies below keeps the height that it once needed, until the window changes.
 */
import { type RefObject, useLayoutEffect } from 'react';

export const useSteadyHeight = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const grow = new ResizeObserver(() => {
      current.style.setProperty('min-height', `${current.offsetHeight}px`);
    });
    const forget = (): void => {
      current.style.removeProperty('min-height');
    };
    grow.observe(current);
    addEventListener('resize', forget);
    return () => {
      grow.disconnect();
      removeEventListener('resize', forget);
    };
  }, [ref]);
};

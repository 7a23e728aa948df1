/**
 * What lies under the board grows and shrinks with what there is to do; the board takes what is left. So that it does not
 * change its size with every turn, what lies below keeps the height that it once needed, until the window or the letters
 * change.
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
      // What is observed anew is told at once.
      grow.unobserve(current);
      grow.observe(current);
    };
    grow.observe(current);
    addEventListener('resize', forget);
    document.fonts.addEventListener('loadingdone', forget);
    return () => {
      grow.disconnect();
      removeEventListener('resize', forget);
      document.fonts.removeEventListener('loadingdone', forget);
    };
  }, [ref]);
};

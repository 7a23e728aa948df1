/**
 * What lies under the board grows and shrinks with what there is to do; the board takes what is left. So that it does not
 * change its size with every turn, what lies below keeps the height that it once needed, until the window or the letters
 * change, or a hand says that another decision begins (`useNewHeight`): where decisions need very different room, a board
 * that stays small for the highest of them would be a loss.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const NEW_HEIGHT = 'tortuga:new-height';

/** For something below the board: its height is found anew when the key has changed. No key keeps what there is. */
export const useNewHeight = (ref: RefObject<HTMLElement | null>, key: string | undefined): void => {
  const last = useRef(key);
  useLayoutEffect(() => {
    if (key === undefined || key === last.current) return;
    last.current = key;
    ref.current?.dispatchEvent(new Event(NEW_HEIGHT, { bubbles: true }));
  }, [ref, key]);
};

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
    current.addEventListener(NEW_HEIGHT, forget);
    document.fonts.addEventListener('loadingdone', forget);
    return () => {
      grow.disconnect();
      removeEventListener('resize', forget);
      current.removeEventListener(NEW_HEIGHT, forget);
      document.fonts.removeEventListener('loadingdone', forget);
    };
  }, [ref]);
};

/** Whether the side is a drawer, and something must open it: there is no room beside the board, or the sofa setting wants it for the pieces. */
import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia.ts';

const NARROW = '(max-width: 1099px)';
/** On the document's root: see `tokens.css`. */
const SOFA = 'data-sofa';

const subscribe = (listener: () => void): (() => void) => {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: [SOFA] });
  return () => watch.disconnect();
};

export const useNarrow = (): boolean => {
  const isNarrow = useMedia(NARROW);
  const isSofa = useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(SOFA),
    () => false,
  );
  return isNarrow || isSofa;
};

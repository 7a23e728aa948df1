/** What hangs at a piece, as a bubble or a ring, goes along with it, by hand: no frame of a pan is worth a render. */
import { BOARD_MOVED } from '../board/boardMoved.ts';
import type { Place } from '../motion/clip.ts';

/** A piece on the page, in pixels. */
export interface Hook {
  readonly piece: Place;
  /** What it is seen through: the window of its board, or the page. */
  readonly window: Place;
}

const elementOf = (name: string): Element | null =>
  document.querySelector(`[data-piece="${CSS.escape(name)}"]`);

const hookOf = (name: string): Hook | undefined => {
  const element = elementOf(name);
  if (element === null) return undefined;
  const window = element.closest('[data-board]')?.parentElement ?? document.documentElement;
  return { piece: element.getBoundingClientRect(), window: window.getBoundingClientRect() };
};

/** A table may still be finding its size. */
const SETTLING_MS = 300;

/** Puts something at a piece now, and whenever a size or a camera changes, until what it returns is called. */
export const hangAt = (name: string, put: (hook: Hook | undefined) => void): (() => void) => {
  const look = (): void => put(hookOf(name));
  const ears = new AbortController();
  const sizes = new ResizeObserver(look);
  look();
  const settling = setTimeout(look, SETTLING_MS);
  for (const moved of ['resize', BOARD_MOVED]) addEventListener(moved, look, { signal: ears.signal });
  for (const each of [elementOf(name), document.body]) if (each !== null) sizes.observe(each);
  return () => {
    clearTimeout(settling);
    ears.abort();
    sizes.disconnect();
  };
};

/** Where a bubble goes that speaks of a piece: above it, else below, else to its side; never over it, always on screen. */
import type { Place } from '../motion/clip.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  /** The edge of the bubble that its tail hangs from. */
  readonly tail: 'bottom' | 'top' | 'left' | 'right';
  /** Along that edge, in pixels. */
  readonly at: number;
}

/** Between piece and bubble: the tail. */
const GAP = 14;
const MARGIN = 8;
/** The tail stays clear of the corners. */
const CORNER = 24;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The nearest place within a window, for a piece that lies beyond its edge: the bubble stays there. */
export const heldWithin = ({ x, y, width, height }: Place, window: Place): Place => ({
  x: clamp(x, window.x, window.x + window.width - width),
  y: clamp(y, window.y, window.y + window.height - height),
  width,
  height,
});

export const bubblePlace = (piece: Place, bubble: Size, page: Size): BubblePlace => {
  const middle = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
  const x = clamp(middle.x - bubble.width / 2, MARGIN, page.width - bubble.width - MARGIN);
  const y = clamp(middle.y - bubble.height / 2, MARGIN, page.height - bubble.height - MARGIN);
  const along = clamp(middle.x - x, CORNER, bubble.width - CORNER);
  const down = clamp(middle.y - y, CORNER, bubble.height - CORNER);
  const above = piece.y - GAP - bubble.height;
  if (above >= MARGIN) return { x, y: above, tail: 'bottom', at: along };
  const below = piece.y + piece.height + GAP;
  if (below + bubble.height <= page.height - MARGIN) return { x, y: below, tail: 'top', at: along };
  const right = piece.x + piece.width + GAP;
  if (right + bubble.width <= page.width - MARGIN) return { x: right, y, tail: 'left', at: down };
  return { x: Math.max(MARGIN, piece.x - GAP - bubble.width), y, tail: 'right', at: down };
};

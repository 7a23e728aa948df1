/**
 * A piece that lies on a board, by its name and its place in units of the board: props of an element right within the
 * layer (`<div {...laidPiece('card-7', place)}>`), or within its drawing (`<g {...drawnPiece('ship-1', place)}>`). Motion
 * reads the place, so that flights are computed in those units, headings included.
 */
import type { CSSProperties } from 'react';
import type { Place } from '../motion/clip.ts';
import { makePlaced } from '../motion/placed.ts';
import { centreOf } from './box.ts';

interface PieceProps {
  readonly 'data-piece': string;
  readonly 'data-place': string;
  readonly style: CSSProperties;
}

/** Of an element of HTML: it fills its place. */
export const laidPiece = (name: string, place: Place): PieceProps => {
  const { x: left, y: top, width, height, heading = 0 } = place;
  const transform = heading === 0 ? undefined : `rotate(${heading}deg)`;
  return {
    'data-piece': name,
    'data-place': makePlaced(place),
    style: { position: 'absolute', left, top, width, height, transform },
  };
};

/** Of an element of SVG: it is drawn around (0, 0), its own middle, as it looks at heading 0. */
export const drawnPiece = (name: string, place: Place): PieceProps => {
  const { x, y } = centreOf(place);
  return {
    'data-piece': name,
    'data-place': makePlaced(place),
    style: { transform: `translate(${x}px, ${y}px) rotate(${place.heading ?? 0}deg)` },
  };
};

/** What a table may ask of the surface its board lies on. It is the same object all along: nobody renders because of it. */
import { createContext, useContext } from 'react';
import type { Point } from '../touch/point.ts';
import type { Box } from './box.ts';
import type { Framing } from './camera.ts';

export interface Surface {
  /** Where on the board a point of the page lies, as of a pointer: client pixels. */
  readonly toBoard: (client: Point) => Point;
  readonly toClient: (board: Point) => Point;
  /** Pixels that a unit of the board is long, now. */
  readonly scale: () => number;
  /** Shows these things, kindly: somebody asked for it. What a turn wants is a wish (`BoardSurface`). */
  readonly frame: (things: readonly Box[], framing?: Framing) => void;
  /** Shows all of the world. */
  readonly fit: () => void;
  /** Moves no farther than it takes to see this. */
  readonly reveal: (box: Box) => void;
}

export const SurfaceContext = createContext<Surface | undefined>(undefined);

/** Of the surface around. */
export const useSurface = (): Surface => {
  const surface = useContext(SurfaceContext);
  if (surface === undefined) throw new Error('useSurface is for what lies within a BoardSurface');
  return surface;
};

/**
 * Motion is derived, never requested by rules: from where pieces lay, through what was heard, to where they lie now. A
 * piece is any element with `data-piece="NAME"`; names stay the same while a thing is the same thing. Only transform and
 * opacity are animated, by the browser, with no work of React's in between.
 */
import type { Sound } from '../sound/sounds.ts';

/** How a board lies on the page: its point (0, 0) at these pixels, and each of its units so many pixels long. */
export interface Lens {
  /** Which board: the value of `data-board`. */
  readonly board: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** In pixels of the page, as a DOMRect is; or on a board, in its units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise, about the middle; the box is the one before the turn. */
  readonly heading?: number | undefined;
  /** The board it lies on, as that lay when the place was measured. */
  readonly lens?: Lens | undefined;
}

/** Where each piece lies, by its name. */
export type Places = ReadonlyMap<string, Place>;

export interface Clip {
  /** One that is gone by now is moved as its own ghost, from where it lay. */
  readonly piece: string;
  /**
   * Of transform and opacity alone. Transforms are relative to where the piece lies now, a tilt of its own included:
   * `translate(0px, 0px)` is at rest. Lists of the same functions in every frame turn and travel as one expects. On a board
   * they are in its units, about the middle of the piece: a camera that moves meanwhile changes nothing.
   */
  readonly frames: readonly Keyframe[];
  /** Milliseconds. */
  readonly ms: number;
  readonly delay?: number;
  readonly easing?: string;
  /** As it begins. */
  readonly sound?: Sound;
  /** A piece of a board that comes from beyond its edge: it is seen there too. */
  readonly isOver?: boolean;
}

/**
 * What a frame looks like. Pieces that it does not mention fly from where they lay to where they lie now; new ones fade
 * in. A clip without frames leaves its piece where it is.
 */
export type Choreography<V, H> = (scene: {
  readonly heard: readonly H[];
  readonly before: V;
  readonly after: V;
  readonly from: Places;
  readonly to: Places;
}) => readonly Clip[];

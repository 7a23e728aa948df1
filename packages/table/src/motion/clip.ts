/**
 * Motion is derived, never requested by rules: from where pieces lay, through what was heard, to where they lie now. A
 * piece is any element with `data-piece="NAME"`; names stay the same while a thing is the same thing. Only transform and
 * opacity are animated, by the browser, with no work of React's in between.
 */
import type { Sound } from '../sound/sounds.ts';

/** In pixels of the page; a DOMRect is one. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where each piece lies, by its name. */
export type Places = ReadonlyMap<string, Place>;

export interface Clip {
  /** One that is gone by now is moved as its own ghost, from where it lay. */
  readonly piece: string;
  /**
   * Of transform and opacity alone. Transforms are relative to where the piece lies now, a tilt of its own included:
   * `translate(0px, 0px)` is at rest. Lists of the same functions in every frame turn and travel as one expects.
   */
  readonly frames: readonly Keyframe[];
  /** Milliseconds. */
  readonly ms: number;
  readonly delay?: number;
  readonly easing?: string;
  /** As it begins. */
  readonly sound?: Sound;
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

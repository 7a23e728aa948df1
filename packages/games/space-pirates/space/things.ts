/** What can stand in space, and the sizes of it in tenths of a millimetre. */

export const ROUND_SCENERY = ['galaxy', 'planet', 'moon'] as const;
export type RoundScenery = (typeof ROUND_SCENERY)[number];
/** Asteroid belts, and sides of the box (SP-116). */
export const LONG_SCENERY = ['belt', 'side'] as const;
export type LongScenery = (typeof LONG_SCENERY)[number];

/** What a template, a disc or the storm may not touch. */
export type Thing =
  | 'border'
  | RoundScenery
  | LongScenery
  | 'abandoned'
  | 'base'
  | 'hangar-full'
  | 'ship'
  | 'storm'
  | 'disc';

/** Template: length and width. */
export const L = 600;
export const W = 300;
/** Of a Freighter. */
export const RADIUS = 125;
export const STORM_RADIUS = 600;
export const STORM_BASE = 150;

export const BASE_WIDTH = 1000;
export const BASE_DEPTH = 900;
export const MOUTH_WIDTH = 700;

export const RADIUS_OF: Readonly<Record<RoundScenery, number>> = { galaxy: 550, planet: 350, moon: 225 };
/** Length and width. */
export const SIZE_OF: Readonly<Record<LongScenery, readonly [number, number]>> = {
  belt: [900, 350],
  side: [3000, 100],
};

/** Depth above which two things overlap (SP-43). */
export const EPS = 1;

/** In mm, of the pieces a disc can land on: others are too tall (SP-28). */
const HEIGHT_OF: Readonly<Partial<Record<Thing, number>>> = { moon: 8, belt: 10, galaxy: 12 };

export const heightOf = (thing: Thing): number | undefined => HEIGHT_OF[thing];

/** A Universe as data (SP-1), and those one can play in at once: for two players, and for three or four. */
import type { LongScenery, RoundScenery } from '../space/things.ts';

/** Where a mouth faces: names for 0, 90, 180 and 270 degrees. */
export const MOUTHS = ['E', 'S', 'W', 'N'] as const;
/** How a long piece lies: names for 0 and 90 degrees. */
export const LIES = ['h', 'v'] as const;

/** Whole degrees where no name fits: 0 east, 90 south. */
export type Facing = (typeof MOUTHS)[number] | number;
export type Lies = (typeof LIES)[number] | number;
export type BasePlan = readonly [x: number, y: number, mouth: Facing];
export type Scenery =
  | readonly [kind: RoundScenery, x: number, y: number]
  | readonly [kind: LongScenery, x: number, y: number, lies: Lies];

/** Centres of things; `bases` are the active ones in the order of their numbers. */
export interface Layout {
  readonly border: readonly (readonly [x: number, y: number])[];
  readonly bases: readonly BasePlan[];
  readonly abandoned: readonly BasePlan[];
  readonly scenery: readonly Scenery[];
  /** Its author's name for it. */
  readonly name?: string;
}

const FOR_TWO: Layout = {
  border: [
    [0, 0],
    [6000, 0],
    [6000, 6000],
    [0, 6000],
  ],
  bases: [
    [450, 3000, 'E'],
    [5550, 3000, 'W'],
    [3000, 5550, 'N'],
  ],
  abandoned: [],
  scenery: [
    ['galaxy', 3000, 2900],
    ['planet', 1700, 1500],
    ['planet', 4300, 1500],
    ['moon', 1800, 4400],
    ['moon', 4200, 4400],
    ['belt', 3000, 1300, 'h'],
  ],
};

const FOR_FOUR: Layout = {
  border: [
    [0, 0],
    [8000, 0],
    [8000, 7000],
    [0, 7000],
  ],
  bases: [
    [450, 1800, 'E'],
    [450, 5200, 'E'],
    [7550, 1800, 'W'],
    [7550, 5200, 'W'],
    [4000, 6550, 'N'],
  ],
  abandoned: [],
  scenery: [
    ['galaxy', 4000, 3500],
    ['galaxy', 4000, 1150],
    ['planet', 2250, 3500],
    ['planet', 5750, 3500],
    ['planet', 2400, 1150],
    ['planet', 5600, 1150],
    ['planet', 2400, 5900],
    ['moon', 3100, 2350],
    ['moon', 4900, 2350],
    ['moon', 3200, 4800],
    ['moon', 4800, 4800],
    ['belt', 5700, 5900, 'h'],
    ['belt', 1000, 3500, 'v'],
  ],
};

/** As for four, the fifth base abandoned. */
const FOR_THREE: Layout = {
  border: FOR_FOUR.border,
  bases: FOR_FOUR.bases.slice(0, 4),
  abandoned: FOR_FOUR.bases.slice(4),
  scenery: FOR_FOUR.scenery,
};

const BY_SEATS: Readonly<Record<number, Layout>> = { 2: FOR_TWO, 3: FOR_THREE, 4: FOR_FOUR };

export const presetOf = (seats: number): Layout => BY_SEATS[seats] ?? FOR_TWO;

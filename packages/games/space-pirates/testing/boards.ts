/** Random boards for trying out the flick physics, strewn or crowded: legal to the tenth of a millimetre. */
import { pick, type Random, seededRandom } from '@tortuga/engine';
import { ASTEROID } from '../components.ts';
import type { TaskOf } from '../phases.ts';
import { fieldOf, pirateOf } from '../pieces.ts';
import { setup } from '../setup.ts';
import { boxPoint } from '../space/box.ts';
import { TURN } from '../space/directions.ts';
import { type Point, roundPoint } from '../space/point.ts';
import { RADIUS, STORM_BASE } from '../space/things.ts';
import { checkFree } from '../spots.ts';
import { checkStorm } from '../storm.ts';
import type { Disc, State } from '../types.ts';
import { fit, NO_LINES } from '../universe/fit.ts';
import { type Layout, presetOf } from '../universe/presets.ts';
import { insideUniverse, universeOf } from '../universe/universe.ts';

/** A Universe for two with a bay, a slanting side and a slanting corner. */
export const BAY: Layout = {
  border: [
    [0, 0],
    [5200, 0],
    [6000, 1600],
    [6000, 6000],
    [3900, 6000],
    [3900, 4300],
    [2500, 4300],
    [2500, 6000],
    [900, 6000],
    [0, 5100],
  ],
  bases: [
    [450, 2400, 'E'],
    [5550, 3000, 'W'],
    [3000, 450, 'S'],
  ],
  abandoned: [],
  scenery: [
    ['galaxy', 3000, 2900],
    ['planet', 1500, 1000],
    ['moon', 1500, 4000],
    ['moon', 4700, 4700],
    ['belt', 4500, 1600, 'h'],
  ],
};

/** One for two with scenery on its edges and in its corners, sides of the box as walls, and all that can be turned turned. */
export const WALLED: Layout = {
  border: [
    [0, 0],
    [6000, 0],
    [6000, 6000],
    [0, 6000],
  ],
  bases: [
    [900, 2600, 20],
    [5100, 3300, 217],
    [3000, 5300, 275],
  ],
  abandoned: [[4700, 1100, 110]],
  scenery: [
    ['galaxy', 0, 0],
    ['planet', 6000, 6000],
    ['moon', 2400, -100],
    ['belt', 0, 4600, 70],
    ['belt', 2900, 2900, 33],
    ['side', 6050, 3000, 'v'],
    ['side', 1500, 6000, 0],
    ['side', 2800, 1500, 5],
  ],
};

interface Ground {
  readonly seats: number;
  readonly layout: Layout;
}

const FOUR: Ground = { seats: 4, layout: presetOf(4) };

const GROUNDS: readonly Ground[] = [
  { seats: 2, layout: presetOf(2) },
  { seats: 3, layout: presetOf(3) },
  FOUR,
  { seats: 2, layout: BAY },
  { seats: 2, layout: WALLED },
];

const emptyBoard = ({ seats, layout }: Ground): State => {
  const state = setup(seats, { goal: 'short', layout, steadyHands: false, rounds: 100 });
  state.pirates.forEach((pirate, seat) => {
    pirate.ship = { at: 'hangar', base: seat };
  });
  return state;
};

const somePoint = (state: State, random: Random): Point => {
  const { bounds } = universeOf(state.options, state.seats);
  return { x: random.below(bounds.x1 + 1), y: random.below(bounds.y1 + 1) };
};

const TRIES = 40;

/** The first of some random points that passes. */
const somePlace = (propose: () => Point, passes: (point: Point) => boolean): Point | undefined => {
  for (let n = 0; n < TRIES; n++) {
    const point = propose();
    if (passes(point)) return point;
  }
  return undefined;
};

const putShips = (state: State, random: Random): void => {
  state.pirates.forEach((_, seat) => {
    const field = fieldOf(state, seat);
    const h = random.below(TURN);
    const spot = somePlace(
      () => somePoint(state, random),
      ({ x, y }) => fit(field, { x, y, h }, NO_LINES).kind === 'clear',
    );
    if (spot !== undefined) pirateOf(state, seat).ship = { at: 'space', x: spot.x, y: spot.y, h };
  });
};

const putStorm = (state: State, random: Random): void => {
  const field = fieldOf(state, null);
  const isFree = (point: Point): boolean => checkStorm(field, state.discs, point) === undefined;
  state.storm = somePlace(() => somePoint(state, random), isFree) ?? null;
};

/** Nothing overlaps, and its middle is inside: a disc may have come to rest on the border. */
const canLie = (state: State): ((point: Point) => boolean) => {
  const field = fieldOf(state, null);
  return (point) => {
    const refusal = checkFree(field, state.discs, point);
    return refusal?.code !== 'overlap' && insideUniverse(field.universe, point) >= 0;
  };
};

const addDisc = (state: State, { x, y }: Point, up: boolean): void => {
  const id = state.discs.length + 1;
  const disc: Disc = {
    id,
    type: up ? ASTEROID : id % ASTEROID,
    x,
    y,
    where: 'board',
    by: null,
    up,
    seen: [],
    shown: up,
    cleared: false,
  };
  state.discs.push(disc);
};

/** Up to `count` discs, the first `asteroids` of them revealed. */
const putDiscs = (state: State, count: number, asteroids: number, propose: () => Point): void => {
  const isFree = canLie(state);
  for (let n = 0; n < count; n++) {
    const spot = somePlace(propose, isFree);
    if (spot !== undefined) addDisc(state, spot, state.discs.length < asteroids);
  }
};

/** Right-angled triangles with sides in proportion: whole numbers for every radius here, and contact to the last bit. */
const EXACT = [
  [1, 0],
  [0.6, 0.8],
  [0.8, 0.6],
  [0.28, 0.96],
  [0.96, 0.28],
  [0, 1],
] as const;

/** A spot that touches a disc, a round piece, the storm or a wall, or nearly so. */
const closeSpot = (state: State, random: Random): Point => {
  const { rounds, blocks, bases } = universeOf(state.options, state.seats);
  const sign = (): number => 1 - 2 * random.below(2);
  const round = (centre: Point, reach: number): Point => {
    const [x, y] = pick(EXACT, random);
    return { x: centre.x + Math.round(sign() * x * reach), y: centre.y + Math.round(sign() * y * reach) };
  };
  const near = ({ x, y }: Point): Point =>
    random.below(3) > 0 ? { x, y } : { x: x + random.below(7) - 3, y: y + random.below(7) - 3 };
  const kind = random.below(10);
  if (kind === 0) {
    const box = pick([...blocks, ...bases.map(({ walls }) => walls)], random);
    const within = (half: number): number => random.below(2 * half + 1) - half;
    const beyond = (half: number): number => sign() * (half + RADIUS);
    return roundPoint(
      random.below(2) === 0
        ? boxPoint(box, within(box.halfX), beyond(box.halfY))
        : boxPoint(box, beyond(box.halfX), within(box.halfY)),
    );
  }
  if (kind === 1 && state.storm !== null) return near(round(state.storm, STORM_BASE + RADIUS));
  const piece = pick(rounds, random);
  if (kind < 3 || state.discs.length === 0) return near(round(piece, piece.radius + RADIUS));
  return near(round(pick(state.discs, random), 2 * RADIUS));
};

/** Ships, perhaps the storm; then discs anywhere, or 20 to 34 of them against each other and all that stands. */
export const randomBoard = (seed: string, isCrowded: boolean): State => {
  const random = seededRandom(seed);
  const state = emptyBoard(pick(GROUNDS, random));
  putShips(state, random);
  if (random.below(2) === 0) putStorm(state, random);
  const count = isCrowded ? 20 + random.below(15) : 1 + random.below(16);
  const propose = isCrowded ? closeSpot : somePoint;
  putDiscs(state, count, random.below(3), () => propose(state, random));
  return state;
};

/** Usual for four players: 4 ships and 11 discs. */
export const typicalBoard = (random: Random): State => {
  const state = emptyBoard(FOUR);
  putShips(state, random);
  const universe = universeOf(state.options, state.seats);
  const wholly = (): Point => {
    const point = somePoint(state, random);
    return insideUniverse(universe, point) < RADIUS ? wholly() : point;
  };
  putDiscs(state, 11, 0, wholly);
  return state;
};

export const randomFlick = ({ discs }: State, random: Random): TaskOf<'luck'> => ({
  kind: 'luck',
  disc: pick(discs, random).id,
  angle: random.below(TURN),
  power: 1 + random.below(1000),
  seat: 0,
});

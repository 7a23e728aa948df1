/** Flicks, chosen by trying many: Freighters towards oneself and away from others, Asteroids into them. */
import { pick, type Random, type Seat } from '@tortuga/engine';
import { ASTEROID } from '../components.ts';
import { simulate } from '../flick.ts';
import type { Phase } from '../phases.ts';
import { discOf, pirateOf } from '../pieces.ts';
import { TURN } from '../space/directions.ts';
import { centreOf } from '../space/hexagon.ts';
import type { Point } from '../space/point.ts';
import type { Happening } from '../space/slide.ts';
import type { Disc, Move, State } from '../types.ts';
import { universeOf } from '../universe/universe.ts';
import { headingTo } from './bearing.ts';
import { DAMAGE, discWorth, type Prices, pricesFor } from './knowledge.ts';

type Flick = Extract<Move, { kind: 'flick' }>;

/** Where a ship hunts from: its middle, or the mouth of its Hangar. */
export const lairOf = (state: State, seat: Seat): Point | undefined => {
  const { ship } = pirateOf(state, seat);
  if (ship.at === 'space') return centreOf(ship);
  return ship.at === 'hangar' ? universeOf(state.options, state.seats).bases[ship.base]?.mouth : undefined;
};

/** In tenths of a millimetre: three templates away a Freighter is half as tempting as at hand. */
const NEAR = 1500;

/** What a disc at a point is worth to one pirate, against all others. */
export interface Appeal {
  readonly at: (disc: Disc, point: Point) => number;
}

export const appealTo = (state: State, seat: Seat): Appeal => {
  const prices: Prices = pricesFor(state, seat);
  const lairs = state.pirates.map((_, each) => lairOf(state, each));
  const near = (lair: Point | undefined, { x, y }: Point): number => {
    if (lair === undefined) return 0;
    const [dx, dy] = [x - lair.x, y - lair.y];
    return NEAR / (NEAR + Math.sqrt(dx * dx + dy * dy));
  };
  return {
    at: (disc, point) => {
      const worth = discWorth(disc, seat, prices);
      const mine = near(lairs[seat], point);
      const others = lairs.reduce((sum, lair, each) => (each === seat ? sum : sum + near(lair, point)), 0);
      return worth * (mine - (0.7 * others) / Math.max(1, lairs.length - 1));
    },
  };
};

/** Tries of the pilot; bots that search try their own. */
const TRIES = 40;

export const aimFlick = (
  state: State,
  seat: Seat,
  phase: Extract<Phase, { name: 'flick' }>,
  random: Random,
): Move => {
  const appeal = appealTo(state, seat);
  let best: Flick | undefined;
  let most = -Infinity;
  for (let n = 0; n < TRIES; n++) {
    const flick = proposeFlick(state, seat, phase, random);
    const worth = worthOfFlick(state, seat, flick, appeal, random.below(4294967296));
    if (worth <= most) continue;
    most = worth;
    best = flick;
  }
  return best ?? proposeFlick(state, seat, phase, random);
};

/** Half of them aim at a lair: Freighters at one's own, Asteroids at others'. */
const proposeFlick = (
  state: State,
  seat: Seat,
  { discs, why }: Extract<Phase, { name: 'flick' }>,
  random: Random,
): Flick => {
  const id = pick(discs, random);
  const disc = discOf(state, id);
  const power = 1 + random.below(why === 'A' ? 1000 : 500);
  const target =
    why === 'A'
      ? lairOf(state, (seat + 1 + random.below(state.seats - 1)) % state.seats)
      : lairOf(state, seat);
  if (disc === undefined || target === undefined || random.below(2) === 0) {
    return { kind: 'flick', disc: id, angle: random.below(TURN), power };
  }
  const spread = random.below(401) - 200;
  return { kind: 'flick', disc: id, angle: (headingTo(disc, target) + TURN + spread) % TURN, power };
};

/** After one slide: where discs came to lie, who was hit, and what it costs the flicker. */
const worthOfFlick = (
  state: State,
  seat: Seat,
  { disc, angle, power }: Flick,
  appeal: Appeal,
  n: number,
): number => {
  const { bodies, happenings, pieces } = simulate(state, { kind: 'luck', disc, angle, power, seat }, n);
  const moved = new Set(pieces.map(([, id]) => id));
  let worth = 0;
  for (const body of bodies) {
    const lying = moved.has(body.id) ? discOf(state, body.id) : undefined;
    if (lying === undefined) continue;
    worth += appeal.at(lying, body) - appeal.at(lying, lying);
  }
  for (const happening of happenings) worth += worthOfHappening(state, seat, disc, happening);
  return worth;
};

const worthOfHappening = (state: State, seat: Seat, flicked: number, happening: Happening): number => {
  switch (happening.kind) {
    case 'left':
    case 'landed':
    case 'turned':
      return happening.disc === flicked ? -DAMAGE : 0;
    case 'ship': {
      const disc = discOf(state, happening.disc);
      const isAsteroid =
        disc !== undefined && (disc.up || (disc.type === ASTEROID && disc.seen.includes(seat)));
      if (!isAsteroid) return 0;
      return happening.seat === seat ? -DAMAGE : DAMAGE;
    }
    case 'disc':
    case 'thing':
      return 0;
  }
};

/** Chains of templates: a beam search over up to five of them. */
import { MOST_OFFSET, mouthPoint, SHARPEST, WIDEST } from '../moving.ts';
import { fieldOf } from '../pieces.ts';
import { heading, turnBetween } from '../space/directions.ts';
import { frontTip, hexDist } from '../space/hexagon.ts';
import type { Point, Pose } from '../space/point.ts';
import { L, RADIUS, STORM_RADIUS, W } from '../space/things.ts';
import type { Move, Ship, State } from '../types.ts';
import { ALL_LINES, allLinesBut, type Field, fit, type Lines } from '../universe/fit.ts';
import { headingTo } from './bearing.ts';
import { DAMAGE } from './knowledge.ts';
import { type Outlook, type Prey, worthInSpace, worthOfDocking } from './outlook.ts';

/** How hard to look: chains kept from one template to the next, headings tried, Freighters aimed at. */
export interface Care {
  readonly beam: number;
  readonly fan: readonly number[];
  readonly aims: number;
}

const CAREFUL: Care = {
  beam: 12,
  fan: [0, -150, 150, -300, 300, -450, 450, -600, 600, -750, 750, -900, 900],
  aims: 5,
};

export const QUICK: Care = { beam: 2, fan: [0, -300, 300, -600, 600, -900, 900], aims: 2 };

interface Chain {
  readonly pose: Pose | undefined;
  readonly first: Move;
  readonly gone: ReadonlySet<number>;
  readonly caught: number;
  /** Damage taken on the way, in MC. */
  readonly cost: number;
  readonly stormPaid: boolean;
  readonly value: number;
  readonly over: boolean;
}

/** The best that so many templates lead to. */
export interface Course {
  readonly value: number;
  readonly move: Move;
}

interface Plan {
  readonly care: Care;
  readonly outlook: Outlook;
  readonly field: Field;
  readonly storm: Point | null;
  readonly under: boolean;
  /** Energy for later turns. */
  readonly energy: number;
}

/** By the number of templates, from none; undefined where there is no such chain. */
export const plotCourses = (
  state: State,
  outlook: Outlook,
  most: number,
  energy: number,
  care: Care = CAREFUL,
): readonly (Course | undefined)[] => {
  const plan: Plan = {
    care,
    outlook,
    field: fieldOf(state, outlook.seat),
    storm: state.storm,
    under: state.turn.under,
    energy,
  };
  const courses: (Course | undefined)[] = [undefined];
  let chains: readonly Chain[] = firstChains(plan, outlook.pirate.ship);
  for (let laid = 1; laid <= most; laid++) {
    chains = chains.toSorted((one, other) => other.value - one.value).slice(0, care.beam);
    const [best] = chains;
    courses.push(best && { value: best.value, move: best.first });
    if (laid < most) chains = chains.flatMap((chain) => (chain.over ? [] : extend(plan, chain)));
  }
  return courses;
};

const firstChains = (plan: Plan, ship: Ship): readonly Chain[] => {
  if (ship.at === 'space') {
    const rear = frontTip(ship);
    return headingsFrom(plan, rear, ship.h, SHARPEST, NONE).flatMap((angle) => {
      const first: Move = { kind: 'template', angle, offset: 0 };
      return lay(plan, undefined, first, { x: rear.x, y: rear.y, h: angle }, ALL_LINES);
    });
  }
  const site = ship.at === 'hangar' ? plan.field.universe.bases[ship.base] : undefined;
  if (site === undefined || ship.at !== 'hangar') return [];
  return [-MOST_OFFSET, -150, 0, 150, MOST_OFFSET].flatMap((offset) => {
    const rear = mouthPoint(site, offset);
    return headingsFrom(plan, rear, site.heading, WIDEST, NONE).flatMap((angle) => {
      const first: Move = { kind: 'template', angle, offset };
      return lay(plan, undefined, first, { x: rear.x, y: rear.y, h: angle }, allLinesBut(ship.base));
    });
  });
};

const extend = (plan: Plan, chain: Chain): readonly Chain[] => {
  const { pose } = chain;
  if (pose === undefined) return [];
  const rear = frontTip(pose);
  return headingsFrom(plan, rear, pose.h, SHARPEST, chain.gone).flatMap((angle) =>
    lay(plan, chain, chain.first, { x: rear.x, y: rear.y, h: angle }, ALL_LINES),
  );
};

/** A fan, and straight at the nearest Freighters and at every mouth. */
const headingsFrom = (
  { outlook, field, care }: Plan,
  rear: Point,
  from: number,
  most: number,
  gone: ReadonlySet<number>,
): readonly number[] => {
  const angles = new Set(
    care.fan.filter((turn) => Math.abs(turn) <= most).map((turn) => heading(from + turn)),
  );
  const aim = (target: Point): void => {
    const angle = headingTo(rear, target);
    if (Math.abs(turnBetween(from, angle)) <= most) angles.add(angle);
  };
  for (const prey of nearest(outlook.prey, rear, gone, care.aims)) aim(prey);
  for (const { mouth } of field.universe.bases) aim(mouth);
  return [...angles];
};

const nearest = (
  prey: readonly Prey[],
  { x, y }: Point,
  gone: ReadonlySet<number>,
  count: number,
): readonly Prey[] => {
  const far = (each: Prey): number => (each.x - x) * (each.x - x) + (each.y - y) * (each.y - y);
  return prey
    .filter((each) => each.worth > 0 && !gone.has(each.id) && far(each) < 9 * L * L)
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, count);
};

/** The chain with one more template, if that fits. */
const lay = (
  plan: Plan,
  before: Chain | undefined,
  first: Move,
  pose: Pose,
  lines: Lines,
): readonly Chain[] => {
  const into = fit(plan.field, pose, lines);
  if (into.kind === 'blocked') return [];
  const { gone, caught, cost, stormPaid } = catchOn(plan, before, pose);
  const { outlook, energy } = plan;
  const { hold } = outlook.pirate;
  if (into.kind === 'enters') {
    const value = worthOfDocking(outlook, into.base, hold, caught) - cost;
    return [{ pose: undefined, first, gone, caught, cost, stormPaid, value, over: true }];
  }
  const staysUnder = plan.under && isUnder(plan.storm, pose) && !stormPaid ? DAMAGE : 0;
  const standing = { at: frontTip(pose), hold, caught, energy, gone };
  const value = worthInSpace(outlook, standing) - cost - staysUnder;
  return [{ pose, first, gone, caught, cost, stormPaid, value, over: false }];
};

const isUnder = (storm: Point | null, pose: Pose): boolean =>
  storm !== null && hexDist(pose, storm.x, storm.y) < STORM_RADIUS;

const NONE: ReadonlySet<number> = new Set();

type Caught = Pick<Chain, 'gone' | 'caught' | 'cost' | 'stormPaid'>;

/** What lies under the template, and whether the storm hangs over it. */
const catchOn = ({ outlook, storm, under }: Plan, before: Chain | undefined, pose: Pose): Caught => {
  let { caught, cost, stormPaid }: Omit<Caught, 'gone'> = before ?? { caught: 0, cost: 0, stormPaid: false };
  let gone: ReadonlySet<number> = before?.gone ?? NONE;
  for (const prey of outlook.prey) {
    if (gone.has(prey.id) || !isNear(pose, prey) || hexDist(pose, prey.x, prey.y) >= RADIUS) continue;
    gone = new Set([...gone, prey.id]);
    if (prey.worth < 0) cost -= prey.worth;
    else if (!outlook.pirate.chased) caught += prey.worth;
  }
  if (!under && !stormPaid && isUnder(storm, pose)) {
    stormPaid = true;
    cost += DAMAGE;
  }
  return { gone, caught, cost, stormPaid };
};

const isNear = ({ x, y }: Pose, prey: Prey): boolean =>
  Math.abs(prey.x - x) < L + W && Math.abs(prey.y - y) < L + W;

/** To stay where one is. */
export const worthOfStaying = (state: State, outlook: Outlook, energy: number): number => {
  const { ship, hold } = outlook.pirate;
  if (ship.at === 'hangar') return worthOfDocking(outlook, ship.base, hold, 0);
  if (ship.at !== 'space') return 0;
  const under = isUnder(state.storm, ship) ? DAMAGE : 0;
  return worthInSpace(outlook, { at: frontTip(ship), hold, caught: 0, energy, gone: NONE }) - under;
};

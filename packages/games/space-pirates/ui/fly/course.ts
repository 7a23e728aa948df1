/**
 * Where a drafted route leads: each of its templates as the rules would lay it, and how it then stands. Nothing is known
 * here beyond the view, so a route ends with the template that brings something: it must be flown to see what.
 */
import {
  checkTemplate,
  energyAfter,
  type Flying,
  hasDrift,
  hasTemplate,
  isRefusal,
  type Landing,
  type Laying,
  landingOf,
} from '../../moving.ts';
import { discsUnder } from '../../capture.ts';
import { fieldOf, pirateOf } from '../../pieces.ts';
import { comesUnderStorm, staysUnderStorm, type Stormy } from '../../storm.ts';
import type { DiscView, Refusal, Ship, View } from '../../types.ts';

/** A template, as the rules name one. */
export interface Drafted {
  readonly angle: number;
  readonly offset: number;
}

/** How it stands for whoever flies: as in the view, or at the end of a route. */
export interface Sky extends Flying, Stormy {
  readonly turn: Flying['turn'] & Stormy['turn'];
  readonly pirates: readonly { readonly ship: Ship; readonly owed: boolean; readonly chased: boolean }[];
  readonly discs: readonly DiscView[];
}

/** What one template brings, where it fits. */
export interface Leg extends Landing {
  readonly into: Exclude<Landing['into'], { kind: 'blocked' }>;
  /** In the order in which it takes them. */
  readonly discs: readonly DiscView[];
  /** Damage by the storm: `comes` under it at once, or is under it at the end. */
  readonly storm: 'comes' | 'stays' | undefined;
  readonly energy: number;
  /** What comes after it cannot be drafted. */
  readonly isLast: boolean;
}

const stormOver = (sky: Sky, { pose, into }: Landing, energy: number): Leg['storm'] => {
  if (comesUnderStorm(sky, pose)) return 'comes';
  const isOver = energy === 0 && into.kind !== 'enters';
  return isOver && staysUnderStorm(sky, { at: 'space', ...pose }) ? 'stays' : undefined;
};

/** Of a landing that is not blocked. */
const legAt = (sky: Sky, landing: Pick<Leg, 'pose' | 'into'>, laying: Laying): Leg => {
  const energy = energyAfter(sky.turn, laying);
  const discs = discsUnder(sky.discs, landing.pose);
  const storm = stormOver(sky, landing, energy);
  // Whoever is chased takes nothing, and is hurt by what lies there as an Asteroid (SP-50, SP-51).
  const brings = pirateOf(sky, sky.boss).chased ? discs.some(({ up }) => up) : discs.length > 0;
  const isLast = energy === 0 || brings || storm !== undefined || landing.into.kind === 'enters';
  return { ...landing, discs, storm, energy, isLast };
};

/** Why not, else what it brings. Energy and cards are the caller's. */
export const legOf = (sky: Sky, laying: Laying): Leg | Refusal => {
  const landing = landingOf(fieldOf(sky, sky.boss), pirateOf(sky, sky.boss).ship, laying);
  if (isRefusal(landing)) return landing;
  const { pose, into } = landing;
  return into.kind === 'blocked' ? { code: 'blocked', by: into.by } : legAt(sky, { pose, into }, laying);
};

/** How it stands when that template lies and nothing has come of it. */
const skyBehind = (sky: Sky, { pose, energy, discs }: Leg): Sky => ({
  ...sky,
  turn: { ...sky.turn, energy, laid: sky.turn.laid + 1 },
  pirates: sky.pirates.map((pirate, seat) =>
    seat === sky.boss ? { ...pirate, ship: { at: 'space', ...pose }, owed: false } : pirate,
  ),
  discs: sky.discs.filter((disc) => !discs.includes(disc)),
});

export interface Course {
  readonly legs: readonly Leg[];
  /** Behind the last of them. */
  readonly sky: Sky;
  /** Another template may be drafted, if one fits. */
  readonly isOpen: boolean;
}

export const templateOf = ({ angle, offset }: Drafted): Extract<Laying, { kind: 'template' }> => ({
  kind: 'template',
  angle,
  offset,
});

const extended = ({ legs, sky }: Course, drafted: Drafted): Course | undefined => {
  const laying = templateOf(drafted);
  if (checkTemplate(sky, laying) !== undefined) return undefined;
  const leg = legOf(sky, laying);
  if (isRefusal(leg)) return undefined;
  return { legs: [...legs, leg], sky: leg.isLast ? sky : skyBehind(sky, leg), isOpen: !leg.isLast };
};

/** As far as the route can be flown. */
const plot = (view: View, route: readonly Drafted[]): Course => {
  let course: Course = { legs: [], sky: view, isOpen: true };
  for (const drafted of route) {
    const next = course.isOpen ? extended(course, drafted) : undefined;
    if (next === undefined) return course;
    course = next;
  }
  return course;
};

const plotted = new WeakMap<View, WeakMap<readonly Drafted[], Course>>();

/** The same for the same route: many parts of the table ask for it. */
export const courseOf = (view: View, route: readonly Drafted[]): Course => {
  const known = plotted.get(view) ?? new WeakMap<readonly Drafted[], Course>();
  plotted.set(view, known);
  const course = known.get(route) ?? plot(view, route);
  known.set(route, course);
  return course;
};

/** Whether all of it can be flown. */
export const isCourse = (view: View, route: readonly Drafted[]): boolean =>
  plot(view, route).legs.length === route.length;

/** What can be laid there: a template, a drift, or nothing. */
export type Way = 'template' | 'drift' | 'stuck';

const findWay = (sky: Sky): Way => {
  const { turn, boss } = sky;
  if (turn.energy > 0 && hasTemplate(sky, boss)) return 'template';
  return turn.laid === 0 && hasDrift(sky, boss) ? 'drift' : 'stuck';
};

const ways = new WeakMap<Sky, Way>();

export const wayOf = (sky: Sky): Way => {
  const way = ways.get(sky) ?? findWay(sky);
  ways.set(sky, way);
  return way;
};

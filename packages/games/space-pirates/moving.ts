/** Templates, drifting and the end of moving (SP-15 to SP-18, SP-40 to SP-44, SP-53 to SP-59). */
import type { Seat } from '@tortuga/engine';
import { capture, discsUnder } from './capture.ts';
import { checkPoint, driftStart } from './drifting.ts';
import type { Turn } from './phases.ts';
import { fieldOf, pirateOf, type Standing } from './pieces.ts';
import { isHeading, TURN, turnBetween } from './space/directions.ts';
import { frontTip } from './space/hexagon.ts';
import { CONTACT_COUNT, contactsTowards } from './space/outline.ts';
import { type Point, type Pose, round, roundPoint } from './space/point.ts';
import { crossStorm, isCovered, stayUnderStorm } from './storm.ts';
import type { Event, Move, Refusal, Ship, State } from './types.ts';
import { ALL_LINES, allLinesBut, type Field, type Fit, fit, type Lines } from './universe/fit.ts';
import type { BaseSite, Universe } from './universe/universe.ts';

/** SP-104: points of the mouth line. */
export const OFFSET_STEP = 50;
export const MOST_OFFSET = 350;
/** Widest turn between templates, and away from straight out of a Hangar. */
export const SHARPEST = 900;
export const WIDEST = 450;

type Drift = Extract<Move, { kind: 'drift' }>;
export type Laying = Extract<Move, { kind: 'template' }> | Drift;

/** As much of a game as moving asks for: a state has it, so has a view, and so has a flight that is only drafted. */
export interface Flying extends Standing {
  readonly boss: Seat;
  readonly turn: Pick<Turn, 'card' | 'energy' | 'laid'>;
  readonly pirates: readonly { readonly ship: Ship; readonly owed: boolean }[];
}

/** A template to be laid, and which mouth lines it can enter by. */
interface Draft {
  readonly pose: Pose;
  readonly lines: Lines;
}

/** Where a template would lie, and what it comes to. */
export interface Landing {
  readonly pose: Pose;
  readonly into: Fit;
}

export const isRefusal = (value: object): value is Refusal => 'code' in value;

/** Rear tip on a point of the mouth line (SP-104). */
export const mouthPoint = ({ mouth, along }: BaseSite, offset: number): Point => ({
  x: round(mouth.x + offset * along.x),
  y: round(mouth.y + offset * along.y),
});

const isOffset = (offset: number): boolean =>
  Number.isInteger(offset) && offset % OFFSET_STEP === 0 && Math.abs(offset) <= MOST_OFFSET;

const draftOf = ({ universe }: Field, ship: Ship, laying: Laying): Draft | Refusal => {
  const { kind, angle, offset } = laying;
  if (ship.at === 'hangar') {
    const site = universe.bases[ship.base];
    if (site === undefined || !isOffset(offset)) return { code: 'bad-offset' };
    const by = turnBetween(site.heading, angle);
    if (Math.abs(by) > WIDEST) return { code: 'too-wide', by };
    return { pose: { ...mouthPoint(site, offset), h: angle }, lines: allLinesBut(ship.base) };
  }
  if (ship.at !== 'space') throw new Error('a ship that is nowhere cannot move');
  if (offset !== 0) return { code: 'bad-offset' };
  if (kind === 'drift') {
    return { pose: { ...roundPoint(driftStart(ship, angle, laying.point)), h: angle }, lines: ALL_LINES };
  }
  const by = turnBetween(ship.h, angle);
  if (Math.abs(by) > SHARPEST) return { code: 'too-sharp', by };
  return { pose: { ...frontTip(ship), h: angle }, lines: ALL_LINES };
};

/** Where the template would lie, or why nothing may be laid so. */
export const landingOf = (field: Field, ship: Ship, laying: Laying): Landing | Refusal => {
  const draft = draftOf(field, ship, laying);
  return isRefusal(draft) ? draft : { pose: draft.pose, into: fit(field, draft.pose, draft.lines) };
};

/** Whether the template may lie there, apart from energy. */
const checkLanding = (field: Field, ship: Ship, laying: Laying): Refusal | undefined => {
  const landing = landingOf(field, ship, laying);
  if (isRefusal(landing)) return landing;
  return landing.into.kind === 'blocked' ? { code: 'blocked', by: landing.into.by } : undefined;
};

/** A stride that meets every heading once and soon looks in all directions: all counts here are prime to it. */
const STRIDE = 701;

const some = (count: number, passes: (index: number) => boolean): boolean => {
  for (let n = 0; n < count; n++) if (passes((n * STRIDE) % count)) return true;
  return false;
};

const EXITS = 2 * WIDEST + 1;
const OFFSETS = (2 * MOST_OFFSET) / OFFSET_STEP + 1;

/**
 * All first templates and drifts of a ship, by number: in space 1801 templates, and 3600 drifts from the farthest point and from
 * all others; from a Hangar 15 points of its line with 901 headings each. Too many to list, few enough to look at each.
 */
export const layingCount = (ship: Ship, kind: Laying['kind']): number => {
  if (ship.at === 'hangar') return EXITS * OFFSETS;
  return kind === 'drift' ? TURN * (1 + CONTACT_COUNT) : 2 * SHARPEST + 1;
};

export const layingAt = ({ bases }: Universe, ship: Ship, kind: Laying['kind'], index: number): Laying => {
  if (ship.at === 'space') {
    return kind === 'drift'
      ? driftAt(ship, index)
      : { kind, angle: (ship.h + TURN - SHARPEST + index) % TURN, offset: 0 };
  }
  const mouth = ship.at === 'hangar' ? (bases[ship.base]?.heading ?? 0) : 0;
  const angle = (mouth + TURN - WIDEST + (index % EXITS)) % TURN;
  const offset = Math.floor(index / EXITS) * OFFSET_STEP - MOST_OFFSET;
  return kind === 'drift' ? { kind, angle, offset, point: null } : { kind, angle, offset };
};

/** Each heading from the farthest point first, then from those it allows, again and again. */
const driftAt = (ship: Pose, index: number): Laying => {
  const [angle, turn] = [index % TURN, Math.floor(index / TURN)];
  const points = contactsTowards(ship, angle);
  const point = turn === 0 ? null : (points[(turn - 1) % points.length] ?? null);
  return { kind: 'drift', angle, offset: 0, point };
};

/** Whether any first template, or any drift, can be laid. */
const hasLaying = (flying: Flying, seat: Seat, kind: Laying['kind']): boolean => {
  const field = fieldOf(flying, seat);
  const { ship } = pirateOf(flying, seat);
  return some(
    layingCount(ship, kind),
    (index) => checkLanding(field, ship, layingAt(field.universe, ship, kind, index)) === undefined,
  );
};

export const hasTemplate = (flying: Flying, seat: Seat): boolean => hasLaying(flying, seat, 'template');
export const hasDrift = (flying: Flying, seat: Seat): boolean => hasLaying(flying, seat, 'drift');

export const checkTemplate = (flying: Flying, laying: Laying): Refusal | undefined => {
  const { boss, turn } = flying;
  if (!isHeading(laying.angle)) return { code: 'bad-angle' };
  if (turn.energy === 0) return { code: 'no-energy-left' };
  return checkLanding(fieldOf(flying, boss), pirateOf(flying, boss).ship, laying);
};

/** SP-53: without cards, or cornered. */
const mayDrift = (flying: Flying): boolean =>
  flying.turn.laid === 0 && (flying.turn.energy === 0 || !hasTemplate(flying, flying.boss));

export const checkDrift = (flying: Flying, laying: Drift): Refusal | undefined => {
  const { boss } = flying;
  const { ship } = pirateOf(flying, boss);
  const { angle, point } = laying;
  if (!isHeading(angle)) return { code: 'bad-angle' };
  if (!mayDrift(flying)) return { code: 'may-not-drift' };
  const bad = point === null ? undefined : checkPoint(ship, boss, angle, point);
  return bad ?? checkLanding(fieldOf(flying, boss), ship, laying);
};

export const checkEnd = (flying: Flying): Refusal | undefined => {
  const { boss, turn } = flying;
  if (turn.laid > 0) return undefined;
  const { ship, owed } = pirateOf(flying, boss);
  if (ship.at === 'hangar') return owed || !hasTemplate(flying, boss) ? undefined : { code: 'must-leave' };
  if (turn.card !== null && hasTemplate(flying, boss)) return undefined;
  return hasDrift(flying, boss) ? { code: 'must-drift' } : undefined;
};

/** The energy that is left when this template lies too. */
export const energyAfter = ({ energy }: Pick<Turn, 'energy'>, { kind }: Laying): number =>
  kind === 'drift' ? 0 : energy - 1;

export const layTemplate = (state: State, laying: Laying, events: Event[]): void => {
  const { boss: seat, turn } = state;
  const pirate = pirateOf(state, seat);
  const landing = landingOf(fieldOf(state, seat), pirate.ship, laying);
  if (isRefusal(landing)) throw new Error(`laid unchecked: ${landing.code}`);
  const { pose, into } = landing;
  pirate.ship = { at: 'space', x: pose.x, y: pose.y, h: pose.h };
  pirate.owed = false;
  turn.laid += 1;
  turn.energy = energyAfter(turn, laying);
  events.push({ kind: 'laid', seat, x: pose.x, y: pose.y, h: pose.h, drift: laying.kind === 'drift' });
  for (const disc of discsUnder(state.discs, pose)) {
    if (capture(state, seat, disc, events)) turn.lifted.push(disc.id);
  }
  crossStorm(state, pose, events);
  if (into.kind !== 'enters') return;
  pirate.ship = { at: 'hangar', base: into.base };
  pirate.owed = true;
  events.push({ kind: 'entered', seat, base: into.base });
};

export const beginMoving = (state: State): void => {
  state.turn.under = isCovered(state.storm, pirateOf(state, state.boss).ship);
  state.phase = { name: 'move' };
};

/** By itself: after a drift, on entering a Hangar, with the last energy. */
export const isMovingOver = (state: State): boolean =>
  state.turn.laid > 0 && (state.turn.energy === 0 || pirateOf(state, state.boss).ship.at === 'hangar');

export const endMoving = (state: State, events: Event[]): void => {
  const { boss, turn } = state;
  const pirate = pirateOf(state, boss);
  stayUnderStorm(state, events);
  for (const disc of turn.lifted) state.queue.push({ kind: 'aside', seat: boss, disc });
  turn.lifted = [];
  if (pirate.ship.at !== 'hangar' || !pirate.owed) {
    state.phase = { name: 'end' };
    return;
  }
  pirate.owed = false;
  state.phase = { name: 'dock', step: 'bribe', then: 'end' };
};

/** A random legal move: the kind first, then its details. */
import { type Actor, pick, type Random, type Seat, shuffle } from '@tortuga/engine';
import { anchorOf, freeAsideSpot } from './aside.ts';
import { type DiscType, MARKET, VALUES } from './components.ts';
import { checkFill, mostPoints } from './docking.ts';
import { sampleDeal } from './energy.ts';
import { checkPlace } from './freighters.ts';
import { moves } from './listing.ts';
import { checkDrift, checkEnd, checkTemplate, type Laying, layingAt, layingCount } from './moving.ts';
import type { Phase, Task } from './phases.ts';
import { fieldOf, pirateOf, typeName } from './pieces.ts';
import { TURN } from './space/directions.ts';
import { LUCKS } from './space/luck.ts';
import { contactsTowards } from './space/outline.ts';
import type { Point } from './space/point.ts';
import { checkStorm } from './storm.ts';
import type { Contact, Move, Refusal, State } from './types.ts';
import type { Field } from './universe/fit.ts';
import { gridPoints } from './universe/grid.ts';

export const sample = (state: State, actor: Actor, random: Random): Move => {
  const [task] = state.queue;
  if (task !== undefined) return sampleTask(state, actor, task, random);
  return samplePhase(state, actor, state.phase, random);
};

const listed = (state: State, actor: Actor, random: Random): Move => pick(moves(state, actor) ?? [], random);

const sampleTask = (state: State, actor: Actor, task: Task, random: Random): Move => {
  switch (task.kind) {
    case 'luck':
      return { kind: 'luck', n: random.below(LUCKS) };
    case 'energy':
      return { kind: 'energy', cards: sampleDeal(state, task.values, random) };
    case 'lose':
      return { kind: 'lose', card: pick(pirateOf(state, task.seat).hand, random).card };
    case 'heading':
      return { kind: 'heading', angle: random.below(TURN) };
    case 'aside':
      return sampleAside(state, task.seat, task.disc, random.below(TURN));
    case 'damage':
      return listed(state, actor, random);
  }
};

const samplePhase = (state: State, actor: Actor, phase: Phase, random: Random): Move => {
  switch (phase.name) {
    case 'setup':
      return { kind: 'setup', cards: shuffle([...MARKET.keys()], random).slice(0, state.bases.length) };
    case 'deal':
      return { kind: 'energy', cards: sampleDeal(state, VALUES, random) };
    case 'draw':
      return { kind: 'draw', type: sampleType(state, random) };
    case 'place':
      return samplePlace(state, random);
    case 'flick':
      return {
        kind: 'flick',
        disc: pick(phase.discs, random),
        angle: random.below(TURN),
        power: 1 + random.below(1000),
      };
    case 'storm':
      return sampleStorm(state, random);
    case 'wind':
      return sampleWind(state, random);
    case 'move':
      return sampleMoving(state, random);
    case 'dock':
      return sampleDock(state, phase.step, actor, random);
    default:
      return listed(state, actor, random);
  }
};

const sampleType = ({ bag }: State, random: Random): DiscType =>
  typeName(
    pick(
      bag.flatMap((count, type) => Array.from({ length: count }, () => type)),
      random,
    ),
  );

/** The spot of this task in direction k or the next that is free: there is one, or nobody would be asked. */
export const sampleAside = (state: State, seat: Seat, disc: number, k: number): Move => {
  const field = fieldOf(state, null);
  const anchor = anchorOf(field.universe, pirateOf(state, seat).ship);
  const spot = anchor && freeAsideSpot(field, state.discs, anchor, k);
  if (spot === undefined) throw new Error('asked to set a disc aside where there is no spot');
  return { kind: 'aside', disc, x: spot.x, y: spot.y };
};

const TRIES = 200;

/** Anywhere, or where chance finds nothing the first free point of the grid. */
const sampleSpot = (field: Field, random: Random, refuse: (point: Point) => Refusal | undefined): Point => {
  const { x0, y0, x1, y1 } = field.universe.bounds;
  for (let n = 0; n < TRIES; n++) {
    const point = { x: x0 + random.below(x1 - x0 + 1), y: y0 + random.below(y1 - y0 + 1) };
    if (refuse(point) === undefined) return point;
  }
  const free = gridPoints(field.universe).find((point) => refuse(point) === undefined);
  if (free === undefined) throw new Error('asked for a spot where there is none');
  return free;
};

const samplePlace = (state: State, random: Random): Move => {
  const field = fieldOf(state, null);
  const drawn = state.discs.filter(({ where }) => where === 'drawn');
  const { x, y } = sampleSpot(field, random, (point) => checkPlace(field, state.discs, point));
  return { kind: 'place', disc: pick(drawn, random).id, x, y };
};

const sampleStorm = (state: State, random: Random): Move => {
  const field = fieldOf(state, null);
  const { x, y } = sampleSpot(field, random, (point) => checkStorm(field, state.discs, point));
  return { kind: 'storm', x, y };
};

/** Half of the ships drift from a point that the Boss names. */
const sampleWind = ({ pirates }: State, random: Random): Move => {
  const angle = random.below(TURN);
  const points = pirates.flatMap(({ ship }, seat): readonly Contact[] =>
    ship.at === 'space' && random.below(2) === 0
      ? [{ seat, point: pick(contactsTowards(ship, angle), random) }]
      : [],
  );
  return { kind: 'wind', angle, points };
};

/** Templates mostly; an early end one time in eight. */
const sampleMoving = (state: State, random: Random): Move => {
  const end: Move = { kind: 'end' };
  const laying = state.turn.energy > 0 ? someLaying(state, 'template', random) : undefined;
  if (laying !== undefined) {
    return random.below(8) === 0 && checkEnd(state) === undefined ? end : laying;
  }
  if (checkEnd(state) === undefined) return end;
  const drift = someLaying(state, 'drift', random);
  if (drift === undefined) throw new Error('must drift, and cannot');
  return drift;
};

/** Random headings first; then all of them, beginning anywhere. */
const someLaying = (state: State, kind: Laying['kind'], random: Random): Laying | undefined => {
  const isLegal = (laying: Laying): boolean =>
    (laying.kind === 'template' ? checkTemplate(state, laying) : checkDrift(state, laying)) === undefined;
  const { ship } = pirateOf(state, state.boss);
  const { universe } = fieldOf(state, null);
  const count = layingCount(ship, kind);
  for (let n = 0; n < 24; n++) {
    const laying = layingAt(universe, ship, kind, random.below(count));
    if (isLegal(laying)) return laying;
  }
  const from = random.below(count);
  for (let n = 0; n < count; n++) {
    const laying = layingAt(universe, ship, kind, (from + n) % count);
    if (isLegal(laying)) return laying;
  }
  return undefined;
};

/** To do it or to skip it; of sales and Fill-ups any. */
const sampleDock = (state: State, step: string, actor: Actor, random: Random): Move => {
  if (step === 'bribe') return { kind: 'bribe' };
  if (random.below(4) === 0) return { kind: 'skip' };
  if (step === 'sell') return sampleSale(state, random);
  if (step === 'fill') return sampleFill(state, random);
  return step === 'buy' || step === 'look' ? { kind: step } : listed(state, actor, random);
};

const sampleSale = (state: State, random: Random): Move => {
  const held = pirateOf(state, state.boss).hold.flatMap((count, type) =>
    Array.from({ length: count }, () => typeName(type)),
  );
  const some = held.filter(() => random.below(4) > 0);
  return { kind: 'sell', types: some.length > 0 ? some : held };
};

/** Card after card, as long as chance and the purse allow. */
const sampleFill = (state: State, random: Random): Move => {
  const most = mostPoints(state);
  const values: number[] = [];
  for (let n = 0; n < 12; n++) {
    const more = [...values, pick(VALUES, random)].toSorted((one, other) => one - other);
    const points = more.reduce((sum, value) => sum + value, 0);
    if (points <= most && checkFill(state, more) === undefined) values.splice(0, values.length, ...more);
  }
  return values.length > 0 ? { kind: 'fill', values } : { kind: 'skip' };
};

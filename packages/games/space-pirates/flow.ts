/** How the game goes on by itself: tasks first, then phases that ask nobody (flow, sections 3 and 4). */
import type { Seat } from '@tortuga/engine';
import { batchOf } from './components.ts';
import { settleDamage } from './damage.ts';
import { passSteps } from './docking.ts';
import { endTurn } from './ending.ts';
import { fieldOf, onBoard } from './universe/field.ts';
import { beginMoving, endMoving, isMovingOver } from './moving.ts';
import { discOf, leftOf, pirateOf, putOnBoard, removeDisc, rightOf, toBag } from './pieces.ts';
import { anchorOf, checkPlace, checkStorm, freeAsideSpot, nearestFreeSpot, someGridPoint } from './spots.ts';
import {
  type Event,
  type FlickWhy,
  type Hazard,
  HAZARDS,
  type Phase,
  type State,
  type Task,
  type Turn,
} from './types.ts';

type PhaseOf<N extends Phase['name']> = Extract<Phase, { name: N }>;

export const freshTurn = (): Turn => ({
  card: null,
  left: '',
  energy: 0,
  laid: 0,
  under: false,
  stormPaid: false,
  lifted: [],
});

export const settle = (state: State, events: Event[]): void => {
  for (;;) {
    const [task] = state.queue;
    if (task === undefined ? !advance(state, events) : !answers(state, task, events)) return;
  }
};

/** Tasks that answer themselves. */
const answers = (state: State, task: Task, events: Event[]): boolean => {
  switch (task.kind) {
    case 'damage':
      return settleDamage(state, task.seat, events);
    case 'aside':
      return setAsideByItself(state, task, events);
    case 'luck':
    case 'energy':
    case 'lose':
    case 'heading':
      return false;
  }
};

/** SP-107: where there is no spot one width away, the machine takes the nearest free one. */
const setAsideByItself = (
  state: State,
  { seat, disc: id }: Extract<Task, { kind: 'aside' }>,
  events: Event[],
): boolean => {
  const field = fieldOf(state, null);
  const disc = discOf(state, id);
  const anchor = anchorOf(field.universe, pirateOf(state, seat).ship);
  if (disc === undefined || anchor === undefined) throw new Error('nothing to set aside, or nowhere');
  if (freeAsideSpot(field, state.discs, anchor, 0) !== undefined) return false;
  const { x, y } = nearestFreeSpot(field, state.discs, anchor);
  putOnBoard(disc, x, y);
  state.queue.shift();
  events.push({ kind: 'aside', seat, disc: id, x, y });
  return true;
};

/** Carries out a phase that has nobody to ask; false where somebody is to be asked. */
const advance = (state: State, events: Event[]): boolean => {
  const { phase } = state;
  switch (phase.name) {
    case 'draw':
      return giveUpDrawing(state, phase, events);
    case 'place':
      return giveUpPlacing(state, phase, events);
    case 'flick':
      return skipFlick(state, phase, events);
    case 'begin':
      beginTurn(state, events);
      return true;
    case 'card':
      if (pirateOf(state, state.boss).hand.length > 0) return false;
      beginMoving(state);
      return true;
    case 'hazards':
      return nextHazard(state, events);
    case 'storm':
      return skipStorm(state, events);
    case 'wind':
      return skipWind(state, events);
    case 'move':
      if (!isMovingOver(state)) return false;
      endMoving(state, events);
      return true;
    case 'dock':
      if (!passSteps(state, phase, events)) return false;
      state.phase = { name: phase.then };
      return true;
    case 'end':
      endTurn(state, events);
      return true;
    case 'setup':
    case 'deal':
    case 'hangar':
    case 'over':
      return false;
  }
};

const hasPlace = (state: State): boolean => {
  const field = fieldOf(state, null);
  return someGridPoint(field.universe, (point) => checkPlace(field, state.discs, point) === undefined);
};

/** SP-113: drawn discs that cannot be placed go back. */
const returnDrawn = (state: State, why: FlickWhy, events: Event[]): void => {
  const drawn = state.discs.filter(({ where }) => where === 'drawn');
  for (const disc of drawn) {
    removeDisc(state, disc);
    toBag(state, disc.type);
  }
  events.push({ kind: 'skipped', what: why, discs: drawn.map(({ id }) => id) });
};

const giveUpDrawing = (state: State, { seat, why }: PhaseOf<'draw'>, events: Event[]): boolean => {
  const isEmpty = state.bag.every((count) => count === 0);
  if (!isEmpty && hasPlace(state)) return false;
  returnDrawn(state, why, events);
  afterFlicks(state, seat, why);
  return true;
};

const giveUpPlacing = (state: State, { seat, discs, why }: PhaseOf<'place'>, events: Event[]): boolean => {
  if (hasPlace(state)) return false;
  returnDrawn(state, why, events);
  toFlick(state, seat, why, discs);
  return true;
};

/** The neighbour flicks what was placed: the left one at the start and for L, the right one for R. */
export const toFlick = (state: State, placer: Seat, why: FlickWhy, discs: readonly number[]): void => {
  const seat = why === 'R' ? rightOf(state, placer) : leftOf(state, placer);
  state.phase = { name: 'flick', seat, discs, why };
};

/** F: a Freighter of the Boss's choice; A: a revealed Asteroid. */
const toOwnFlick = (state: State, why: 'F' | 'A'): void => {
  const discs = state.discs.filter((disc) => onBoard(disc) && disc.up === (why === 'A')).map(({ id }) => id);
  state.phase = { name: 'flick', seat: state.boss, discs, why };
};

const skipFlick = (state: State, { seat, discs, why }: PhaseOf<'flick'>, events: Event[]): boolean => {
  if (discs.length > 0) return false;
  if (why !== 'start') events.push({ kind: 'skipped', what: why, discs: [] });
  afterFlicks(state, rightOf(state, seat), why);
  return true;
};

/** At the start the next pirate's batch, then the first turn; else the next Hazard. */
export const afterFlicks = (state: State, placer: Seat, why: FlickWhy): void => {
  if (why !== 'start') state.phase = { name: 'hazards' };
  else if (placer + 1 < state.seats) toDraw(state, placer + 1, 'start');
  else state.phase = { name: 'begin' };
};

export const toDraw = (state: State, seat: Seat, why: FlickWhy): void => {
  state.phase = { name: 'draw', seat, n: why === 'start' ? batchOf(state.seats) : 1, why };
};

const beginTurn = (state: State, events: Event[]): void => {
  state.turn = freshTurn();
  events.push({ kind: 'turn', boss: state.boss, round: state.round });
  const pirate = pirateOf(state, state.boss);
  state.phase = pirate.owed ? { name: 'dock', step: 'bribe', then: 'card' } : { name: 'card' };
  pirate.owed = false;
};

/** SP-19: the last one left starts by itself. */
const nextHazard = (state: State, events: Event[]): boolean => {
  const { left } = state.turn;
  if (left.length > 1) return false;
  const last = HAZARDS.find((hazard) => hazard === left);
  if (last === undefined) beginMoving(state);
  else startHazard(state, last, events);
  return true;
};

export const startHazard = (state: State, hazard: Hazard, events: Event[]): void => {
  state.turn.left = state.turn.left.replace(hazard, '');
  events.push({ kind: 'hazard', seat: state.boss, hazard });
  switch (hazard) {
    case 'F':
    case 'A':
      toOwnFlick(state, hazard);
      break;
    case 'R':
    case 'L':
      toDraw(state, state.boss, hazard);
      break;
    case 'S':
      state.phase = { name: 'storm' };
      break;
    case 'W':
      state.phase = { name: 'wind' };
      break;
  }
};

const skipHazard = (state: State, what: Hazard, events: Event[]): boolean => {
  events.push({ kind: 'skipped', what, discs: [] });
  state.phase = { name: 'hazards' };
  return true;
};

const skipStorm = (state: State, events: Event[]): boolean => {
  const field = fieldOf(state, null);
  const isFree = someGridPoint(
    field.universe,
    (point) => checkStorm(field, state.discs, point) === undefined,
  );
  return isFree ? false : skipHazard(state, 'S', events);
};

const skipWind = (state: State, events: Event[]): boolean => {
  const isCalm = state.storm === null && state.pirates.every(({ ship }) => ship.at !== 'space');
  return isCalm ? skipHazard(state, 'W', events) : false;
};

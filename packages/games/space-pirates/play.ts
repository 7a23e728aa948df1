/** What a move does. */
import type { Actor, Seat } from '@tortuga/engine';
import { hazardsOf, valueOf } from './components.ts';
import { giveCargo, loseCard, suffer } from './damage.ts';
import { bribe, buy, fill, look, nextStep, noteLook, sell } from './docking.ts';
import { deal } from './energy.ts';
import { resolveFlick } from './flick.ts';
import { afterFlicks, settle, startHazard, toDraw, toFlick } from './flow.ts';
import { endMoving, layTemplate } from './moving.ts';
import { addDisc, discOf, fromBoss, pirateOf, putOnBoard, rightOf, takeFromHand } from './pieces.ts';
import { isCovered } from './spots.ts';
import {
  type Card,
  type DiscType,
  type Event,
  type Move,
  type Point,
  type State,
  type Task,
  TYPES,
} from './types.ts';
import { blow, putShipBack } from './wind.ts';

export const play = (state: State, actor: Actor, move: Move): readonly Event[] => {
  const events: Event[] = [];
  const [task] = state.queue;
  if (task === undefined) playPhase(state, actor, move, events);
  else answer(state, task, move, events);
  settle(state, events);
  return events;
};

/** A task is answered by a move of its own name. */
const answer = (state: State, task: Task, move: Move, events: Event[]): void => {
  if (task.kind === 'damage' && move.kind === 'damage') {
    if (move.type !== null) giveCargo(state, task.seat, move.type, events);
    else state.queue[0] = { kind: 'lose', seat: task.seat };
    return;
  }
  if (task.kind === 'lose' && move.kind === 'lose') {
    loseCard(state, task.seat, move.card, events);
    return;
  }
  state.queue.shift();
  if (task.kind === 'luck' && move.kind === 'luck') resolveFlick(state, task, move.n, events);
  if (task.kind === 'energy' && move.kind === 'energy') deal(state, task.seat, move.cards, events);
  if (task.kind === 'heading' && move.kind === 'heading')
    putShipBack(state, task.seat, move.angle, task, events);
  if (task.kind === 'aside' && move.kind === 'aside') setAside(state, task.seat, move, events);
};

const setAside = (
  state: State,
  seat: Seat,
  { disc: id, x, y }: Extract<Move, { kind: 'aside' }>,
  events: Event[],
): void => {
  const disc = discOf(state, id);
  if (disc !== undefined) putOnBoard(disc, x, y);
  events.push({ kind: 'aside', seat, disc: id, x, y });
};

const playPhase = (state: State, actor: Actor, move: Move, events: Event[]): void => {
  switch (move.kind) {
    case 'setup':
      setUp(state, move.cards, events);
      break;
    case 'energy':
      if (actor === 'chance') dealHand(state, move.cards, events);
      else playCard(state, actor, move.cards[0] ?? '', events);
      break;
    case 'hangar':
      enterFirst(state, move.base, events);
      break;
    case 'draw':
      draw(state, move.type, events);
      break;
    case 'place':
      place(state, move, events);
      break;
    case 'flick':
      flick(state, move, events);
      break;
    case 'hazard':
      startHazard(state, move.hazard, events);
      break;
    case 'storm':
      placeStorm(state, { x: move.x, y: move.y }, events);
      break;
    case 'wind':
      state.phase = { name: 'hazards' };
      blow(state, state.boss, move.angle, events);
      break;
    case 'template':
    case 'drift':
      layTemplate(state, move, events);
      break;
    case 'end':
      endMoving(state, events);
      break;
    default:
      playDock(state, move, events);
  }
};

const setUp = (state: State, cards: readonly number[], events: Event[]): void => {
  state.bases.forEach((base, number) => {
    base.market = cards[number] ?? null;
  });
  state.phase = { name: 'deal', seat: 0 };
  events.push({ kind: 'setup', cards });
};

const dealHand = (state: State, cards: readonly Card[], events: Event[]): void => {
  if (state.phase.name !== 'deal') return;
  const { seat } = state.phase;
  deal(state, seat, cards, events);
  state.phase = seat + 1 < state.seats ? { name: 'deal', seat: seat + 1 } : { name: 'hangar', seat: 0 };
};

/** SP-6, SP-7: when all ships stand, each owner sees the card of his base. */
const enterFirst = (state: State, base: number, events: Event[]): void => {
  if (state.phase.name !== 'hangar') return;
  const { seat } = state.phase;
  pirateOf(state, seat).ship = { at: 'hangar', base };
  events.push({ kind: 'docked', seat, base });
  if (seat + 1 < state.seats) {
    state.phase = { name: 'hangar', seat: seat + 1 };
    return;
  }
  state.pirates.forEach((pirate, each) => {
    if (pirate.ship.at !== 'hangar') return;
    noteLook(pirate, pirate.ship.base);
    const card = state.bases[pirate.ship.base]?.market ?? null;
    events.push({ kind: 'looked', seat: each, base: pirate.ship.base, card });
  });
  toDraw(state, 0, 'start');
};

const draw = (state: State, type: DiscType, events: Event[]): void => {
  if (state.phase.name !== 'draw') return;
  const { seat, n, why } = state.phase;
  const disc = addDisc(state, TYPES.indexOf(type), seat);
  events.push({ kind: 'drawn', seat, disc: disc.id, type });
  state.phase = n > 1 ? { name: 'draw', seat, n: n - 1, why } : { name: 'place', seat, discs: [], why };
};

const place = (state: State, { disc: id, x, y }: Extract<Move, { kind: 'place' }>, events: Event[]): void => {
  const disc = discOf(state, id);
  if (state.phase.name !== 'place' || disc === undefined) return;
  const { seat, why } = state.phase;
  const discs = [...state.phase.discs, id];
  putOnBoard(disc, x, y);
  events.push({ kind: 'placed', seat, disc: id, x, y });
  if (state.discs.some(({ where }) => where === 'drawn')) state.phase = { name: 'place', seat, discs, why };
  else toFlick(state, seat, why, discs);
};

const flick = (
  state: State,
  { disc, angle, power }: Extract<Move, { kind: 'flick' }>,
  events: Event[],
): void => {
  if (state.phase.name !== 'flick') return;
  const { seat, why, discs } = state.phase;
  events.push({ kind: 'flicked', seat, disc, angle, power });
  state.queue.push({ kind: 'luck', disc, angle, power, seat });
  const left = discs.filter((each) => each !== disc);
  if (why === 'start' && left.length > 0) state.phase = { name: 'flick', seat, discs: left, why };
  else afterFlicks(state, rightOf(state, seat), why);
};

const playCard = (state: State, seat: Seat, card: Card, events: Event[]): void => {
  const { lot } = takeFromHand(pirateOf(state, seat), card);
  state.turn.card = card;
  state.turn.left = hazardsOf(card);
  state.turn.energy = valueOf(card);
  state.phase = { name: 'hazards' };
  events.push({ kind: 'played', seat, card, lot });
};

/** Every ship under it suffers, the Boss's too; those in Hangars are safe (SP-82). */
const placeStorm = (state: State, at: Point, events: Event[]): void => {
  state.storm = at;
  state.phase = { name: 'hazards' };
  events.push({ kind: 'storm', at });
  for (const seat of fromBoss(state)) {
    if (isCovered(at, pirateOf(state, seat).ship)) suffer(state, seat, 'storm', events);
  }
};

/** SP-62: skipping a step closes it. Selling can be done again and again (SP-109). */
const playDock = (state: State, move: Move, events: Event[]): void => {
  const { phase } = state;
  if (phase.name !== 'dock') return;
  if (move.kind === 'sell') {
    sell(state, move.types, events);
    return;
  }
  nextStep(state, phase);
  if (move.kind === 'bribe') bribe(state, events);
  if (move.kind === 'buy') buy(state, events);
  if (move.kind === 'look') look(state, events);
  if (move.kind === 'fill') fill(state, move.values, events);
};

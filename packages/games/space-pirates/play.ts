/** What a move does. */
import type { Actor } from '@tortuga/engine';
import { setAside } from './aside.ts';
import { loseCard, payDamage } from './damage.ts';
import { playDock } from './docking.ts';
import { deal, dealHand, playCard } from './energy.ts';
import { resolveFlick } from './flick.ts';
import { settle } from './flow.ts';
import { draw, flick, place } from './freighters.ts';
import { startHazard } from './hazards.ts';
import { endMoving, layTemplate } from './moving.ts';
import type { Task } from './phases.ts';
import { dealMarket, enterFirst } from './setup.ts';
import { placeStorm } from './storm.ts';
import type { Event, Move, State } from './types.ts';
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
  state.queue.shift();
  if (task.kind === 'damage' && move.kind === 'damage') payDamage(state, task.seat, move.type, events);
  if (task.kind === 'lose' && move.kind === 'lose') loseCard(state, task.seat, move.card, events);
  if (task.kind === 'luck' && move.kind === 'luck') resolveFlick(state, task, move.n, events);
  if (task.kind === 'energy' && move.kind === 'energy') deal(state, task.seat, move.cards, events);
  if (task.kind === 'heading' && move.kind === 'heading')
    putShipBack(state, task.seat, move.angle, task, events);
  if (task.kind === 'aside' && move.kind === 'aside') setAside(state, task.seat, move, events);
};

const playPhase = (state: State, actor: Actor, move: Move, events: Event[]): void => {
  switch (move.kind) {
    case 'setup':
      dealMarket(state, move.cards, events);
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
      blow(state, state.boss, move, events);
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

/** How the game goes on by itself: tasks first, then phases that ask nobody (SP-111, SP-112). */
import { setAsideByItself } from './aside.ts';
import { settleDamage } from './damage.ts';
import { passSteps } from './docking.ts';
import { endTurn } from './ending.ts';
import { giveUpDrawing, giveUpPlacing, skipFlick } from './freighters.ts';
import { nextHazard, skipStorm, skipWind } from './hazards.ts';
import { beginMoving, endMoving, isMovingOver } from './moving.ts';
import type { Task } from './phases.ts';
import { pirateOf } from './pieces.ts';
import { freshTurn } from './setup.ts';
import type { Event, State } from './types.ts';

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

const beginTurn = (state: State, events: Event[]): void => {
  state.turn = freshTurn();
  events.push({ kind: 'turn', boss: state.boss, round: state.round });
  const pirate = pirateOf(state, state.boss);
  state.phase = pirate.owed ? { name: 'dock', step: 'bribe', then: 'card' } : { name: 'card' };
  pirate.owed = false;
};

/** Hazards: which comes next, how each begins, and when it is skipped (SP-19, SP-20). */
import { type Hazard, HAZARDS } from './components.ts';
import { toDraw, toOwnFlick } from './freighters.ts';
import { beginMoving } from './moving.ts';
import { hasStormSpot } from './storm.ts';
import type { Event, Refusal, State } from './types.ts';
import { isCalm } from './wind.ts';

export const checkHazard = ({ turn }: State, hazard: Hazard): Refusal | undefined =>
  turn.left.includes(hazard) ? undefined : { code: 'no-such-hazard', left: turn.left };

/** SP-19: the last one left starts by itself. */
export const nextHazard = (state: State, events: Event[]): boolean => {
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

export const skipStorm = (state: State, events: Event[]): boolean =>
  hasStormSpot(state) ? false : skipHazard(state, 'S', events);

export const skipWind = (state: State, events: Event[]): boolean =>
  isCalm(state) ? skipHazard(state, 'W', events) : false;

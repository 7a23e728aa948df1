/** For one switch: the discs, then the aim, then the power go by until the switch is pressed. */
import { heading, TURN } from '../../space/directions.ts';
import { MOST_POWER } from './draft.ts';

export type Stage = 'disc' | 'aim' | 'power';

/** Milliseconds for each disc, for the aim all around, and for the power up and down again. */
const PACE: Readonly<Record<Stage, number>> = { disc: 1400, aim: 14_000, power: 6000 };
/** With less motion the aim and the power go by in steps. */
const STEP: Readonly<Record<'aim' | 'power', number>> = { aim: 400, power: 300 };
/** So often each goes by before it waits to be asked again: what moves for ever wears out. */
const ROUNDS = 3;

const told = (ms: number, step: number, isStill: boolean): number =>
  isStill ? Math.floor(ms / step) * step : ms;

export const nthDisc = (ms: number, discs: number): number => Math.floor(ms / PACE.disc) % discs;

/** Clockwise from where it began, in whole degrees. */
export const sweptAngle = (from: number, ms: number, isStill: boolean): number => {
  const turned = (told(ms, STEP.aim, isStill) / PACE.aim) * TURN;
  return heading(from + Math.round(turned / 10) * 10);
};

/** From the least up to all there is, and down again. */
export const sweptPower = (ms: number, isStill: boolean): number => {
  const part = (told(ms, STEP.power, isStill) / PACE.power) % 1;
  const up = part < 0.5 ? 2 * part : 2 - 2 * part;
  return Math.max(10, Math.round((up * MOST_POWER) / 10) * 10);
};

export const lastsFor = (stage: Stage, discs: number): number =>
  ROUNDS * PACE[stage] * (stage === 'disc' ? discs : 1);

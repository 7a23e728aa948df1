/** A visit to a base: who is there, what is known of it, and how it stands with the steps (SP-62). */
import type { Seat } from '@tortuga/engine';
import { BASE_PRICE, BRIBE, CARGO, MARKET, VALUES } from '../../components.ts';
import { type Step, STEPS } from '../../phases.ts';
import type { PirateView, View } from '../../types.ts';
import type { Cargo } from './cargoArt.ts';
import { supplyOf } from './filling.ts';

export interface Visit {
  readonly pirate: PirateView;
  readonly base: number;
  readonly owner: Seat | null;
  readonly isHome: boolean;
  /** The step that is to be decided. */
  readonly step: Step;
  /** By Cargo; undefined where the viewer does not know them. */
  readonly prices: readonly number[] | undefined;
  readonly isOpen: boolean;
}

/** Undefined where nobody docks. */
export const visitOf = ({ phase, boss, pirates, bases }: View): Visit | undefined => {
  const pirate = pirates[boss];
  if (phase.name !== 'dock' || pirate?.ship.at !== 'hangar') return undefined;
  const { base } = pirate.ship;
  const { market = null, owner = null, open = false } = bases[base] ?? {};
  return {
    pirate,
    base,
    owner,
    isHome: owner === boss,
    step: phase.step,
    prices: market === null ? undefined : MARKET[market],
    isOpen: open,
  };
};

/** Why there is nothing to decide in a step, as it stands. */
export type Idle =
  | 'no-police'
  | 'police-home'
  | 'police-later'
  | 'owned'
  | 'home'
  | 'has-base'
  | 'too-dear'
  | 'open'
  | 'seen'
  | 'no-cargo'
  | 'no-money'
  | 'no-energy';

const idleBuy = ({ pirate, owner, isHome }: Visit): Idle | undefined => {
  if (isHome) return 'home';
  if (owner !== null) return 'owned';
  if (pirate.base !== null) return 'has-base';
  return pirate.mc < BASE_PRICE ? 'too-dear' : undefined;
};

const idleBribe = ({ pirate, isHome }: Visit): Idle | undefined => {
  if (!pirate.chased) return 'no-police';
  if (isHome) return 'police-home';
  return pirate.mc < BRIBE ? 'police-later' : undefined;
};

const idleLook = ({ pirate, isOpen, base }: Visit): Idle | undefined => {
  if (isOpen) return 'open';
  return pirate.saw.includes(base) ? 'seen' : undefined;
};

const idleFill = (visit: Visit, view: View): Idle | undefined => {
  if (VALUES.every((value) => supplyOf(view, value) === 0)) return 'no-energy';
  const canEarn = visit.step !== 'fill' && visit.pirate.holdCount > 0;
  return visit.isHome || visit.pirate.mc > 0 || canEarn ? undefined : 'no-money';
};

export const idleOf = (visit: Visit, step: Step, view: View): Idle | undefined => {
  switch (step) {
    case 'bribe':
      return idleBribe(visit);
    case 'buy':
      return idleBuy(visit);
    case 'look':
      return idleLook(visit);
    case 'sell':
      return visit.pirate.holdCount === 0 ? 'no-cargo' : undefined;
    case 'fill':
      return idleFill(visit, view);
  }
};

export type StepState = 'past' | 'now' | 'later';

export const stateOf = ({ step: now }: Visit, step: Step): StepState => {
  const ahead = STEPS.indexOf(step) - STEPS.indexOf(now);
  if (ahead === 0) return 'now';
  return ahead < 0 ? 'past' : 'later';
};

/** What Cargo brings at these prices. */
export const worthOf = (prices: readonly number[], cargo: readonly Cargo[]): number =>
  cargo.reduce((sum, each) => sum + (prices[CARGO.indexOf(each)] ?? 0), 0);

/** Setting the table: what is chosen before, what each starts with, Market cards, and the first Hangars (SP-2 to SP-7, SP-101). */
import { choice, count, data, flag, optionsSpec, seatsOf } from '@tortuga/engine';
import { BAG, ENERGY_CARDS, FIRST_MC, HANGAR_ROOM, KINDS_OF_CARGO, MARKET } from './components.ts';
import { noteLook } from './docking.ts';
import { toDraw } from './freighters.ts';
import type { Turn } from './phases.ts';
import { pirateOf } from './pieces.ts';
import {
  type Event,
  GOALS,
  type Options,
  type Pirate,
  type Refusal,
  type Ship,
  type State,
} from './types.ts';
import { parseLayout } from './universe/layout.ts';
import { universeOf } from './universe/universe.ts';

export const options = optionsSpec<Options>({
  goal: choice(GOALS, 'short'),
  layout: data<Options['layout']>('universe', 'preset', parseLayout),
  steadyHands: flag(false),
  rounds: count({ min: 3, max: 100, step: 1 }, 100),
});

export const freshTurn = (): Turn => ({
  card: null,
  left: '',
  energy: 0,
  laid: 0,
  under: false,
  stormPaid: false,
  lifted: [],
});

const newPirate = (): Pirate => ({
  mc: FIRST_MC,
  base: null,
  ship: { at: 'box' },
  hand: [],
  hold: Array.from({ length: KINDS_OF_CARGO }, () => 0),
  chased: false,
  owed: false,
  saw: [],
});

export const setup = (seats: number, chosen: Options): State => {
  const pump = (value: 1 | 2 | 3 | 4 | 5) => ({ cards: [...ENERGY_CARDS[value]], lot: 0 });
  return {
    seats,
    options: chosen,
    round: 1,
    boss: 0,
    phase: { name: 'setup' },
    queue: [],
    turn: freshTurn(),
    result: null,
    pirates: seatsOf(seats).map(newPirate),
    bases: universeOf(chosen, seats).bases.map(() => ({ market: null, open: false, owner: null })),
    discs: [],
    bag: [...BAG],
    pumps: { 1: pump(1), 2: pump(2), 3: pump(3), 4: pump(4), 5: pump(5) },
    discards: { 1: [], 2: [], 3: [], 4: [], 5: [] },
    storm: null,
  };
};

export const checkSetup = ({ bases }: State, cards: readonly number[]): Refusal | undefined =>
  cards.length === bases.length &&
  new Set(cards).size === cards.length &&
  cards.every((card) => MARKET[card] !== undefined)
    ? undefined
    : { code: 'not-in-box' };

export const dealMarket = (state: State, cards: readonly number[], events: Event[]): void => {
  state.bases.forEach((base, number) => {
    base.market = cards[number] ?? null;
  });
  state.phase = { name: 'deal', seat: 0 };
  events.push({ kind: 'setup', cards });
};

/** As much of a game as Hangars have to do with. */
interface Docked {
  readonly bases: readonly unknown[];
  readonly pirates: readonly { readonly ship: Ship }[];
}

export const checkHangar = ({ bases, pirates }: Docked, base: number): Refusal | undefined => {
  if (bases[base] === undefined) return { code: 'no-such-base' };
  const inside = pirates.filter(({ ship }) => ship.at === 'hangar' && ship.base === base);
  return inside.length < HANGAR_ROOM ? undefined : { code: 'hangar-full', base };
};

/** SP-6, SP-7: when all ships stand, each owner sees the card of his base. */
export const enterFirst = (state: State, base: number, events: Event[]): void => {
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

/** Cards, Hazards, visits and Damage, as games played up to them. */
import { hazardsOf, VALUES } from '../../components.ts';
import type { Step } from '../../phases.ts';
import type { State } from '../../types.ts';
import { askedOf } from '../asked.ts';
import type { Scene } from './scene.ts';

const docks =
  (step: Step) =>
  ({ phase, queue }: State): boolean =>
    phase.name === 'dock' && phase.step === step && queue.length === 0;

/** Whose the base is that the Boss fills up in; undefined where nobody fills up. */
const ownerOfFill = (state: State): number | null | undefined => {
  const ship = state.pirates[state.boss]?.ship;
  return docks('fill')(state) && ship?.at === 'hangar' ? state.bases[ship.base]?.owner : undefined;
};

const isHome = (state: State): boolean => ownerOfFill(state) === state.boss;

const isRented = (state: State): boolean => {
  const owner = ownerOfFill(state);
  return typeof owner === 'number' && owner !== state.boss;
};

/** There is no card of some value, not even in the hand that goes. */
const isShort = (state: State): boolean => {
  const { pumps, discards, pirates, boss } = state;
  const hand = pirates[boss]?.hand ?? [];
  const lacks = VALUES.some(
    (value) =>
      pumps[value].cards.length + discards[value].length === 0 &&
      hand.every(({ card }) => !card.startsWith(`${value}`)),
  );
  return docks('fill')(state) && lacks;
};

const damaged = (state: State): State['pirates'][number] | undefined => {
  const [task] = state.queue;
  return task?.kind === 'damage' && askedOf(state) !== undefined ? state.pirates[task.seat] : undefined;
};

const orders =
  (fits: (state: State) => boolean) =>
  (state: State): boolean =>
    state.phase.name === 'hazards' && state.queue.length === 0 && fits(state);

export const visits: readonly Scene[] = [
  {
    name: 'hazards-three',
    seats: 2,
    seed: 'lagoon',
    until: orders(({ turn }) => turn.left.length === 3),
    draft: (_, { choice }) => ({ choice: { ...choice, hazards: choice.hazards.toReversed() } }),
  },
  {
    name: 'hazards-lacking',
    seats: 2,
    seed: 'rum',
    until: orders(({ turn, discs }) => turn.left.includes('A') && !discs.some(({ up }) => up)),
  },
  {
    name: 'card-of-three',
    seats: 2,
    seed: 'harbour',
    until: ({ phase, round }) => phase.name === 'card' && round === 2,
    draft: ({ view }, { choice }) => {
      const hand = view.pirates[view.me ?? 0]?.hand ?? [];
      const wild = hand.find(({ card }) => hazardsOf(card).length > 2) ?? hand[0];
      return { choice: { ...choice, card: wild?.card } };
    },
  },
  { name: 'bribe', seats: 2, seed: 'reef', until: docks('bribe') },
  { name: 'buy', seats: 2, seed: 'lagoon', until: docks('buy') },
  { name: 'look', seats: 2, seed: 'reef', until: docks('look') },
  {
    name: 'sell-blind',
    seats: 2,
    seed: 'reef',
    until: docks('sell'),
    choose: ({ phase }) => (phase.name === 'dock' && phase.step === 'look' ? { kind: 'skip' } : undefined),
  },
  { name: 'fill-at-home', seats: 2, seed: 'lagoon', until: isHome },
  { name: 'fill-for-rent', seats: 2, seed: 'lagoon', until: isRented },
  { name: 'fill-shortage', seats: 4, seed: 'lantern', until: isShort },
  {
    name: 'dock-before-card',
    seats: 3,
    seed: 'keel',
    until: ({ phase }) => phase.name === 'dock' && phase.then === 'card',
  },
  {
    name: 'damage-without-cards',
    seats: 2,
    seed: 'keel',
    until: (state) => damaged(state)?.hand.length === 0,
  },
  {
    name: 'damage-by-flick',
    seats: 2,
    seed: 'rum',
    until: (state) => {
      const [task] = state.queue;
      return task?.kind === 'damage' && ['left', 'turned', 'landed'].includes(task.why);
    },
  },
  {
    name: 'waiting',
    seats: 3,
    seed: 'lagoon',
    until: ({ phase, boss, round }) => phase.name === 'hazards' && boss !== 0 && round > 1,
    viewer: 0,
  },
  {
    name: 'long-goal',
    seats: 2,
    options: { goal: 'long' },
    seed: 'lagoon',
    until: isHome,
  },
];

/** Positions worth looking at, as games played up to them. */
import type { Position } from '@tortuga/table';
import { canPlay } from '../../generation.ts';
import { checkPlay } from '../../legality.ts';
import type { Cell, Move, State } from '../../types.ts';
import type { Draft, Hovering } from '../draft.ts';
import { bestPlays, fromHand, litFor, type Play, playsIn } from '../laying.ts';
import type { Shown } from '../shown.ts';
import type { Scene } from './position.ts';

type Situation = Position<Shown>;

const turnOf = (state: State): boolean => state.due === 'turn' && state.ended === null;
const afterCards =
  (count: number) =>
  (state: State): boolean =>
    turnOf(state) && state.board.length >= count;
const earnedBonus =
  (right: number, cards: number) =>
  (state: State): boolean =>
    state.due === 'bonus' && state.right >= right && state.board.length >= cards;

const KEEP: Move = { kind: 'bonus', hand: [], spent: [], pile: 0 };
/** Nobody discards, so that the layout grows. */
const keeping = ({ due }: State): Move | undefined => (due === 'bonus' ? KEEP : undefined);

/** A short pile, and an exchange of two cards now and then. */
const exchanging = ({ due, hands, turn, board, swaps }: State): Move | undefined =>
  due === 'turn' && swaps === 0 && board.length % 5 === 0
    ? { kind: 'swap', cards: (hands[turn] ?? []).slice(0, 2) }
    : undefined;

const hovering = ({ view }: Situation, play: Play): readonly Hovering[] => fromHand(view.hand ?? [], play);

const best = ({ view, moves }: Situation): Play => bestPlays(view.board, playsIn(moves))[0] ?? [];

/** The first card that may lie somewhere. */
const choosing = ({ view, moves }: Situation): Partial<Draft> => ({
  chosen: view.hand?.findIndex((card) => litFor(playsIn(moves), [], card).length > 1),
});

/** All but the last card of the best play hover, and the last is chosen. */
const drafting = (position: Situation): Partial<Draft> => {
  const laid = hovering(position, best(position));
  return { laid: laid.slice(0, -1), chosen: laid.at(-1)?.held };
};

const ready = (position: Situation): Partial<Draft> => ({ laid: hovering(position, best(position)) });

const around = ({ x, y }: Cell): readonly Cell[] => [
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
  { x, y: y - 1 },
];

/** The first card of the hand on a cell where it makes no group. */
const refused = ({ view }: Situation): Partial<Draft> => {
  const card = view.hand?.[0] ?? 'A1';
  for (const at of view.board.flatMap(around)) {
    const fault = checkPlay(view.board, [{ ...at, card }]);
    if (fault?.code === 'mixed-group' && fault.cells.length > 2)
      return { chosen: 0, fault: { at, cells: fault.cells } };
  }
  return {};
};

const ALONE = { seats: 1, seed: 'alone 686' } as const;
const isStuck = ({ board, hands }: State): boolean => !canPlay(board, hands[0] ?? [], 3);

export const scenes: readonly Scene[] = [
  { name: 'before-deal', seats: 3, seed: 'harbour', until: () => true, viewer: 0 },
  { name: 'beginning', seats: 3, seed: 'lagoon', until: afterCards(1) },
  { name: 'card-chosen', seats: 3, seed: 'harbour', until: afterCards(14), draft: choosing },
  { name: 'draft', seats: 3, seed: 'harbour', until: afterCards(20), draft: drafting },
  { name: 'ready', seats: 2, seed: 'reef', until: afterCards(22), draft: ready },
  { name: 'refused', seats: 4, seed: 'harbour', until: afterCards(18), draft: refused },
  { name: 'shown', seats: 3, seed: 'harbour', until: afterCards(16), draft: () => ({ shown: 0 }) },
  {
    name: 'not-my-turn',
    seats: 3,
    seed: 'harbour',
    until: (state) => afterCards(16)(state) && state.turn !== 0,
    viewer: 0,
  },
  { name: 'spectator', seats: 4, seed: 'harbour', until: afterCards(24), viewer: 'spectator' },
  { name: 'bonus', seats: 3, seed: 'harbour', until: earnedBonus(2, 10) },
  {
    name: 'bonus-from-hand',
    seats: 3,
    seed: 'harbour',
    until: earnedBonus(2, 10),
    draft: () => ({ given: [0], pile: 1 }),
  },
  {
    name: 'exchange',
    seats: 3,
    seed: 'harbour',
    until: afterCards(12),
    draft: () => ({ isGiving: true, given: [0, 2] }),
  },
  {
    name: 'exchanged',
    seats: 2,
    seed: 'reef 0',
    options: { deal: 'young' },
    choose: exchanging,
    until: (state) =>
      turnOf(state) && state.stretches.some((own, seat) => seat === state.turn && own.length > 1),
  },
  { name: 'young', seats: 4, seed: 'harbour', options: { deal: 'young' }, until: afterCards(16) },
  {
    name: 'alone',
    ...ALONE,
    until: (state) => afterCards(30)(state) && state.spent.length > 0 && !isStuck(state),
  },
  {
    name: 'alone-draft',
    ...ALONE,
    until: (state) => afterCards(12)(state) && !isStuck(state),
    draft: drafting,
  },
  {
    name: 'alone-bonus',
    ...ALONE,
    until: (state) => earnedBonus(1, 20)(state) && state.spent.length > 2,
    choose: keeping,
  },
  {
    name: 'drop',
    ...ALONE,
    until: (state) => afterCards(20)(state) && isStuck(state),
    draft: () => ({ given: [0, 3] }),
  },
  { name: 'alone-end', ...ALONE, until: ({ ended }) => ended !== null, viewer: 0 },
  {
    name: 'between-games',
    seats: 3,
    seed: 'harbour',
    options: { games: 3, deal: 'young' },
    until: ({ game, due }) => game === 2 && due === 'deal',
    viewer: 0,
  },
  {
    name: 'second-game',
    seats: 3,
    seed: 'harbour',
    options: { games: 3, deal: 'young' },
    until: (state) => state.game === 2 && afterCards(6)(state),
  },
  { name: 'ninety', seats: 2, seed: 'ninety', choose: keeping, until: afterCards(90), draft: choosing },
  { name: 'end', seats: 3, seed: 'harbour', until: ({ ended }) => ended !== null, viewer: 0 },
];

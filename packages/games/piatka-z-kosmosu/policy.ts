/** What bots know of Piątka z kosmosu: cards shed now, the bonus, and what a play opens for the next player. */
import { type Policy, pick, type Random, type Seat, winShares, worthOfLead } from '@tortuga/engine';
import { earnedBy, sumOf } from './bonus.ts';
import {
  allowedAt,
  firstFree,
  type Grid,
  gridOf,
  isFree,
  type Line,
  LINES,
  type Place,
  placeOf,
} from './grid.ts';
import { inOrder } from './kinds.ts';
import { isSolo, moves, plays, result, sample, scores } from './rules.ts';
import { type Card, GROUP, type Move, type PiatkaZKosmosu, type Placed, type State } from './types.ts';

/** Cards a play gets rid of, its bonus included. */
const shedBy = (state: State, cards: readonly Placed[]): number =>
  cards.length + sumOf(earnedBy(state.board, cards));

const rollout = (state: State, seat: Seat, random: Random): Move => {
  if (state.due === 'bonus') return bestBonus(state, seat);
  const best = bestPlays(state, plays(state, seat));
  if (best.length > 0) return { kind: 'play', cards: pick(best, random) };
  const hand = state.hands[seat] ?? [];
  return isSolo(state) ? sample(state, seat, random) : { kind: 'swap', cards: hand.slice() };
};

const bestPlays = (state: State, all: readonly (readonly Placed[])[]): readonly (readonly Placed[])[] => {
  const shed = all.map((cards) => shedBy(state, cards));
  const most = Math.max(...shed);
  return all.filter((_, index) => shed[index] === most);
};

/** All that the right allows: alone first what counts, then unseen cards, then those in hand. */
const bestBonus = ({ right, hands, piles, spent }: State, seat: Seat): Move => {
  const out = inOrder(spent.slice(0, right));
  const pile = Math.min(right - out.length, piles[seat]?.length ?? 0);
  const hand: readonly Card[] = (hands[seat] ?? []).slice(0, right - out.length - pile);
  return { kind: 'bonus', hand, spent: out, pile };
};

/** Groups of three or four that somebody may make larger: a gift to whoever is next. */
const openings = ({ board }: State): number => {
  const grid = gridOf(board);
  const places = board.map(placeOf);
  return LINES.flatMap((line) => places.flatMap((place) => openEnds(grid, place, line))).length;
};

/** Of the run that begins here, if one does and it is large: the ends where any card may still lie. */
const openEnds = (grid: Grid, place: Place, line: Line): readonly Place[] => {
  const [start, end] = [place - line, firstFree(grid, place, line)];
  const length = (end - place) / line;
  if (!isFree(grid, start) || length < GROUP - 2 || length >= GROUP) return [];
  return [start, end].filter((free) => allowedAt(grid, free) !== 0);
};

/** In cards: what an opening is worth to the next player, and the most that openings can be. */
const GIFT = 0.4;
const MOST_GIFTS = 4;

const worth = (state: State): readonly number[] => {
  const left = [...scores(state)];
  if (isSolo(state)) return [1 / (1 + (left[0] ?? 0) / 10)];
  const ended = result(state);
  if (ended !== undefined) return winShares(ended);
  left[state.turn] = (left[state.turn] ?? 0) - GIFT * Math.min(MOST_GIFTS, openings(state));
  return left.map((mine, seat) => {
    return worthOfLead((Math.min(...left.filter((_, other) => other !== seat)) - mine) / 8);
  });
};

/** Plays compared at the most. */
const COMPARED = 24;

/** The plays that shed most, and an exchange of the whole hand; of bonuses only the best. */
const candidates = (state: State, seat: Seat): readonly Move[] => {
  if (state.due === 'bonus') return [bestBonus(state, seat)];
  const all = plays(state, seat).map((cards) => ({ cards, shed: shedBy(state, cards) }));
  const best = all.toSorted((one, other) => other.shed - one.shed).slice(0, COMPARED);
  const hand = state.hands[seat] ?? [];
  const laid = best.map(({ cards }): Move => ({ kind: 'play', cards }));
  if (!isSolo(state)) return [...laid, { kind: 'swap', cards: hand.slice() }];
  return laid.length > 0 ? laid : (moves(state, seat) ?? []);
};

export const policy: Policy<PiatkaZKosmosu> = { rollout, worth, candidates };

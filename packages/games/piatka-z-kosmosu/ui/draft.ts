/**
 * A decision in the making: cards that hover over the board, or cards to exchange, to drop or to discard. Nothing of it is
 * sent before the button is pressed. Cards of the hand are named by their place in it: while a draft lasts, the hand stays.
 */
import type { Point } from '@tortuga/table';
import { canPlay } from '../generation.ts';
import { type Cell, HAND, type View } from '../types.ts';

/** A card of the hand that hovers over a cell. */
export interface Hovering extends Cell {
  readonly held: number;
}

/** A cell that was refused, and the cells at fault. */
interface Fault {
  readonly at: Cell | undefined;
  readonly cells: readonly Cell[];
}

interface Lifted {
  readonly held: number;
  readonly at: Point;
}

export interface Draft {
  /** When it was made: at another moment it is void. */
  readonly moment: string;
  readonly chosen: number | undefined;
  readonly laid: readonly Hovering[];
  /** The turn is to exchange cards, or alone to drop three, not to play. */
  readonly isGiving: boolean;
  /** Cards of the hand to exchange, to drop or to discard. */
  readonly given: readonly number[];
  /** Alone: cards of the discard pile that a bonus takes out, by their place in it. */
  readonly spent: readonly number[];
  /** Cards that a bonus takes from the top of the pile. */
  readonly pile: number;
  readonly fault: Fault | undefined;
  /** "Show me": which of the best plays is shown. */
  readonly shown: number | undefined;
  /** The cell that keys point at. */
  readonly cursor: Cell | undefined;
  /** While a finger drags a card, in an aim only: which card, and where on the page. */
  readonly lifted: Lifted | undefined;
}

export const NO_DRAFT: Draft = {
  moment: '',
  chosen: undefined,
  laid: [],
  isGiving: false,
  given: [],
  spent: [],
  pile: 0,
  fault: undefined,
  shown: undefined,
  cursor: undefined,
  lifted: undefined,
};

export const isAlone = ({ handCounts }: View): boolean => handCounts.length === 1;

/** Alone one lays three cards at least (PZ-33). */
export const leastOf = (view: View): number => (isAlone(view) ? 3 : 1);

/** Of all that a draft is about, something is different at any other moment. */
const momentOf = ({ game, due, turn, board, pileCounts, swaps }: View): string =>
  [game, due, turn, board.length, swaps, ...pileCounts].join(' ');

const isMine = ({ me, turn, ended }: View): boolean => ended === null && me === turn;

/** PZ-16: a bonus is taken whole, from the pile; PZ-36: alone first from the discard pile, since that one counts. */
const wholeBonus = ({ right, spent }: View, pile: number): Pick<Draft, 'spent' | 'pile'> => {
  const counting = [...spent.keys()].toReversed().slice(0, right);
  return { spent: counting, pile: Math.min(right - counting.length, pile) };
};

/** Whoever has no play is about to exchange, or to drop. */
export const freshDraft = (view: View): Draft => {
  const draft = { ...NO_DRAFT, moment: momentOf(view) };
  const { me, hand, board, due } = view;
  if (me === null || hand === null || !isMine(view)) return draft;
  if (due === 'bonus') return { ...draft, ...wholeBonus(view, pileOf(view)) };
  return due === 'turn' ? { ...draft, isGiving: !canPlay(board, hand, leastOf(view)) } : draft;
};

const read = (kept: object, key: string): unknown => Reflect.get(kept, key);

const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];

/** Different places of a list of that length. */
const placesIn = (value: unknown, length: number): readonly number[] =>
  [...new Set(numbersIn(value))].filter((place) => Number.isInteger(place) && place >= 0 && place < length);

const parseHovering = (kept: unknown): readonly Hovering[] => {
  if (typeof kept !== 'object' || kept === null) return [];
  const [held, x, y] = ['held', 'x', 'y'].map((key) => read(kept, key));
  const isWhole = [held, x, y].every(Number.isInteger);
  return isWhole ? [{ held: Number(held), x: Number(x), y: Number(y) }] : [];
};

/** Each card once, on a free cell of its own. */
const parseLaid = (kept: unknown, { hand, board }: View): readonly Hovering[] => {
  const cards = Array.isArray(kept) ? kept.flatMap(parseHovering) : [];
  const taken = new Set(board.map(({ x, y }) => `${x},${y}`));
  const fits = ({ held, x, y }: Hovering, index: number): boolean =>
    hand?.[held] !== undefined &&
    !taken.has(`${x},${y}`) &&
    cards.every((other, at) => at >= index || (other.held !== held && (other.x !== x || other.y !== y)));
  return cards.filter(fits).slice(0, HAND);
};

/** One that was kept fits only at the moment it was made. What was refused, and what was shown, is over. */
export const parseDraft = (kept: unknown, view: View): Draft | undefined => {
  if (typeof kept !== 'object' || kept === null || read(kept, 'moment') !== momentOf(view)) return undefined;
  const held = view.hand?.length ?? 0;
  const laid = parseLaid(read(kept, 'laid'), view);
  const [chosen] = placesIn([read(kept, 'chosen')], held);
  const [pile = 0] = placesIn([read(kept, 'pile')], 1 + Math.min(view.right, pileOf(view)));
  return {
    ...NO_DRAFT,
    moment: momentOf(view),
    chosen: laid.some((each) => each.held === chosen) ? undefined : chosen,
    laid,
    isGiving: read(kept, 'isGiving') === true,
    given: placesIn(read(kept, 'given'), held),
    spent: placesIn(read(kept, 'spent'), view.spent.length),
    pile,
  };
};

/** Cards in the viewer's own pile. */
export const pileOf = ({ me, pileCounts }: View): number => (me === null ? 0 : (pileCounts[me] ?? 0));

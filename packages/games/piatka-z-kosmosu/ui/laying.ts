/** What can be laid where: a draft of some cards, the plays that it leads on to, and what each cell would earn. No page is known here. */
import { earnedBy, sumOf } from '../bonus.ts';
import type { Card, Cell, Move, Placed } from '../types.ts';

export type Play = readonly Placed[];

/** Of all that a viewer may do. */
export const playsIn = (moves: readonly Move[] | undefined): readonly Play[] =>
  (moves ?? []).flatMap((move) => (move.kind === 'play' ? [move.cards] : []));

export const isSameCell = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;

export const hasCell = (cells: readonly Cell[], cell: Cell): boolean =>
  cells.some((each) => isSameCell(each, cell));

/** Plays that hold these cards where they lie, so that only more cards are needed, or none. */
export const leadingOn = (plays: readonly Play[], laid: readonly Placed[]): readonly Play[] =>
  plays.filter((play) =>
    laid.every((card) => play.some((each) => each.card === card.card && isSameCell(each, card))),
  );

/** Each cell once. */
export const distinct = (cells: readonly Cell[]): readonly Cell[] => [
  ...new Map(cells.map(({ x, y }) => [`${x},${y}`, { x, y }])).values(),
];

/** The cells where this card, with those that are laid already, still leads to a legal play. */
export const litFor = (plays: readonly Play[], laid: readonly Placed[], card: Card): readonly Cell[] =>
  distinct(
    leadingOn(plays, laid)
      .flat()
      .filter((each) => each.card === card && !hasCell(laid, each)),
  );

/** Whether these cards are a play as they lie; else they only lead to one. */
export const isPlay = (plays: readonly Play[], laid: readonly Placed[]): boolean =>
  leadingOn(plays, laid).some(({ length }) => length === laid.length);

/** PZ-13: how many discards these cards would earn as they lie. */
export const earnings = (board: readonly Placed[], laid: readonly Placed[]): number =>
  sumOf(earnedBy(board, laid));

/** Cards by their places in the hand, each from another one. */
export const fromHand = (
  hand: readonly Card[],
  play: Play,
): readonly (Cell & { readonly held: number })[] => {
  const left = [...hand.entries()];
  return play.flatMap(({ x, y, card }) => {
    const at = left.findIndex(([, each]) => each === card);
    return at < 0 ? [] : left.splice(at, 1).map(([held]) => ({ held, x, y }));
  });
};

/** As moves name them: left to right, or top to bottom. */
export const inLine = (laid: readonly Placed[]): Play =>
  laid.map(({ x, y, card }) => ({ x, y, card })).toSorted((one, other) => one.y - other.y || one.x - other.x);

const most = (plays: readonly Play[], worth: (play: Play) => number): readonly Play[] => {
  const best = Math.max(...plays.map(worth));
  return plays.filter((play) => worth(play) === best);
};

/** So many of each kind are enough to look at. */
const SHOWN = 3;

const cellsText = (play: Play): string => play.map(({ x, y }) => `${x},${y}`).join(' ');

/** Other cards on the same cells are no other idea. */
const ideas = (plays: readonly Play[]): readonly Play[] =>
  [...new Map(plays.toReversed().map((play) => [cellsText(play), play])).values()]
    .toReversed()
    .slice(0, SHOWN);

/** Worth showing to whoever asks: of the plays that earn most the longest, then of the longest those that earn most. */
export const bestPlays = (board: readonly Placed[], plays: readonly Play[]): readonly Play[] => {
  const earned = new Map(plays.map((play) => [play, earnings(board, play)]));
  const byEarned = (play: Play): number => earned.get(play) ?? 0;
  const byLength = (play: Play): number => play.length;
  return [
    ...new Set([
      ...ideas(most(most(plays, byEarned), byLength)),
      ...ideas(most(most(plays, byLength), byEarned)),
    ]),
  ];
};

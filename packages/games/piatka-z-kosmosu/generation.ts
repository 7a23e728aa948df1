/** Every legal play from a hand, each once. */
import type { Random } from '@tortuga/engine';
import {
  allowedAt,
  cellOf,
  COLUMN,
  firstFree,
  frontier,
  type Grid,
  gridOf,
  isFree,
  kindAt,
  type Line,
  LINES,
  type Place,
  placeOf,
  ROW,
} from './grid.ts';
import { ALL, cardOf, joining, type Kind, type KindSet, kindOf } from './kinds.ts';
import { type Card, GROUP, KINDS, type Placed } from './types.ts';

/** Told of a play: the places in the order of the line, and what lies there, to be copied. True ends the search. */
type Found = (places: readonly Place[], kinds: readonly Kind[]) => boolean;

interface Search {
  readonly grid: Grid;
  /** How many of each kind are in hand, and which there are at all. */
  readonly counts: number[];
  readonly hand: KindSet;
  readonly least: number;
  readonly most: number;
  /** The cards chosen so far for the places of a play. */
  readonly chosen: Kind[];
  readonly found: Found;
}

const toPlay = (places: readonly Place[], kinds: readonly Kind[]): readonly Placed[] =>
  places.map((place, index) => {
    const { x, y } = cellOf(place);
    return { x, y, card: cardOf(kinds[index] ?? 0) };
  });

/** All plays of at least so many cards. */
export const playsFrom = (
  board: readonly Placed[],
  hand: readonly Card[],
  least = 1,
): readonly (readonly Placed[])[] => {
  const plays: (readonly Placed[])[] = [];
  search(board, hand, least, (places, kinds) => {
    plays.push(toPlay(places, kinds));
    return false;
  });
  return plays;
};

/** One of them, each as likely; only the chosen one is written out. */
export const somePlay = (
  board: readonly Placed[],
  hand: readonly Card[],
  least: number,
  random: Random,
): readonly Placed[] | undefined => {
  let met = 0;
  let places: readonly Place[] = [];
  let kinds: readonly Kind[] = [];
  search(board, hand, least, (these, those) => {
    met += 1;
    if (random.below(met) === 0) [places, kinds] = [these.slice(), those.slice()];
    return false;
  });
  return met === 0 ? undefined : toPlay(places, kinds);
};

export const canPlay = (board: readonly Placed[], hand: readonly Card[], least = 1): boolean =>
  search(board, hand, least, () => true);

/** None of any kind. */
const NONE: readonly number[] = KINDS.map(() => 0);

const search = (board: readonly Placed[], hand: readonly Card[], least: number, found: Found): boolean => {
  const counts: number[] = NONE.slice();
  let kinds = 0;
  for (const card of hand) {
    const kind = kindOf(card);
    counts[kind] = (counts[kind] ?? 0) + 1;
    kinds |= 1 << kind;
  }
  const most = Math.min(hand.length, GROUP - 1);
  const task: Search = { grid: gridOf(board), counts, hand: kinds, least, most, chosen: [], found };
  for (const placed of board) {
    const place = placeOf(placed);
    for (const line of LINES) if (isAnchor(task, place, line) && searchRun(task, place, line)) return true;
  }
  return false;
};

/** A run is looked at from its first card, and only if something in hand fits one of its ends. */
const isAnchor = ({ grid, hand }: Search, place: Place, line: Line): boolean => {
  if (!isFree(grid, place - line)) return false;
  return ((allowedAt(grid, place - line) | allowedAt(grid, firstFree(grid, place, line))) & hand) !== 0;
};

/**
 * The run is the first old one of the group: to its left there are only new cards and then nothing, to its right new
 * cards may join other runs. So every group is met once.
 */
const searchRun = (task: Search, anchor: Place, line: Line): boolean => {
  const { grid, most } = task;
  for (let left = 0; left <= most; left++) {
    const start = anchor - left * line;
    if (left > 0 && !(isFree(grid, start) && isFree(grid, start - line))) return false;
    if (searchFrom(task, start, anchor, line)) return true;
  }
  return false;
};

/** All groups that begin at `start`, with new cards further and further to the right. */
const searchFrom = (task: Search, start: Place, anchor: Place, line: Line): boolean => {
  const { grid, least, most } = task;
  const places: Place[] = [];
  let group = 0;
  let olds = 0;
  for (let at = start; (at - start) / line < GROUP; at += line) {
    if (isFree(grid, at)) places.push(at);
    else {
      group |= 1 << kindAt(grid, at);
      olds += 1;
    }
    const isClosed = at >= anchor && isFree(grid, at + line);
    if (places.length > most) return false;
    if (isClosed && places.length >= Math.max(1, least) && fill(task, places, line, group, olds)) return true;
  }
  return false;
};

/** Chooses cards for the places, one after the other, so that line and crossing lines stay groups. */
const fill = (task: Search, places: readonly Place[], line: Line, group: KindSet, olds: number): boolean => {
  if (places.length === 1 && line === COLUMN && task.grid.row.has(places[0] ?? 0)) return false; // met in its row
  return fillNext(task, places, line, group, olds);
};

const fillNext = (
  task: Search,
  places: readonly Place[],
  line: Line,
  group: KindSet,
  size: number,
): boolean => {
  const { counts, chosen } = task;
  const place = places[chosen.length];
  if (place === undefined) return task.found(places, chosen);
  const cross = frontier(task.grid, line === ROW ? COLUMN : ROW).get(place) ?? ALL;
  let fitting = joining(group, size) & cross & task.hand;
  for (; fitting !== 0; fitting &= fitting - 1) {
    const kind = 31 - Math.clz32(fitting & -fitting);
    if (counts[kind] === 0) continue;
    counts[kind] = (counts[kind] ?? 0) - 1;
    chosen.push(kind);
    const isEnough = fillNext(task, places, line, group | (1 << kind), size + 1);
    chosen.pop();
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (isEnough) return true;
  }
  return false;
};

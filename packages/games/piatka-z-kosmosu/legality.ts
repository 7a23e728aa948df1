/** Why cards may not be laid, in terms a child understands: which rule, which cells. */
import {
  cellOf,
  COLUMN,
  firstFree,
  type Grid,
  gridOf,
  isFree,
  isWithinReach,
  kindAt,
  type Line,
  LINES,
  type Place,
  placeOf,
  ROW,
} from './grid.ts';
import { cardOf, kindOf } from './kinds.ts';
import {
  ALIENS,
  BACKGROUNDS,
  type Cell,
  GROUP,
  type GroupFault,
  type Placed,
  type Refusal,
} from './types.ts';

/** PZ-3 to PZ-12: all in one line, in one unbroken group with an old card, and every line they touch is a group. */
export const checkPlay = (board: readonly Placed[], cards: readonly Placed[]): Refusal | undefined => {
  const grid = gridOf(board);
  const far = cards.filter((cell) => !isWithinReach(cell));
  if (far.length > 0) return { code: 'not-connected', cells: far.map(toCell) };
  const taken = cards.find((cell) => !isFree(grid, placeOf(cell)));
  if (taken !== undefined) return { code: 'cell-taken', cell: toCell(taken) };
  const line = lineOf(cards);
  if (line === undefined) return { code: 'not-in-line', cells: cards.map(toCell) };
  const places = cards.map(placeOf);
  return trying(grid, cards, () => checkConnection(grid, places, line) ?? checkGroups(grid, places, line));
};

const toCell = ({ x, y }: Cell): Cell => ({ x, y });

/** A single card has no direction: its row is as good as its column. */
const lineOf = (cards: readonly Placed[]): Line | undefined => {
  const [first] = cards;
  if (cards.every(({ y }) => y === first?.y)) return ROW;
  return cards.every(({ x }) => x === first?.x) ? COLUMN : undefined;
};

/** Asks while the cards lie there, and takes them up again. */
export const trying = <V>({ cells }: Grid, cards: readonly Placed[], ask: () => V): V => {
  for (const placed of cards) cells[placeOf(placed)] = kindOf(placed.card) + 1;
  const answer = ask();
  for (const placed of cards) cells[placeOf(placed)] = 0;
  return answer;
};

/** The unbroken run of cards through an occupied place. */
export const runThrough = (grid: Grid, place: Place, line: Line): readonly Place[] => {
  const run: Place[] = [];
  const end = firstFree(grid, place, line);
  for (let at = firstFree(grid, place, -line) + line; at !== end; at += line) run.push(at);
  return run;
};

const checkConnection = (grid: Grid, places: readonly Place[], line: Line): Refusal | undefined => {
  const cells = places.map(cellOf);
  const isOld = (at: Place): boolean => !isFree(grid, at) && !places.includes(at);
  const touchesOld = (at: Place): boolean => LINES.some((each) => isOld(at - each) || isOld(at + each));
  if (places.length === 1) return places.some(touchesOld) ? undefined : { code: 'not-connected', cells };
  const runs = new Map(places.map((place) => [firstFree(grid, place, -line), runThrough(grid, place, line)]));
  const withOld = [...runs.values()].filter((run) => run.some(isOld));
  if (runs.size > 1) return { code: withOld.length === runs.size ? 'two-groups' : 'not-connected', cells };
  if (withOld.length === 1) return undefined;
  return { code: places.some(touchesOld) ? 'no-old-card' : 'not-connected', cells };
};

const checkGroups = (grid: Grid, places: readonly Place[], line: Line): Refusal | undefined => {
  const cross: Line = line === ROW ? COLUMN : ROW;
  const runs = [
    runThrough(grid, places[0] ?? 0, line),
    ...places.map((place) => runThrough(grid, place, cross)),
  ];
  for (const run of runs) {
    const fault = groupFault(grid, run);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** PZ-7 to PZ-9 */
const groupFault = (grid: Grid, run: readonly Place[]): GroupFault | undefined => {
  const kinds = run.map((place) => kindAt(grid, place));
  const aliens = kinds.map((kind) => Math.floor(kind / GROUP));
  const backgrounds = kinds.map((kind) => kind % GROUP);
  const cells = run.map(cellOf);
  if (run.length > GROUP) return { code: 'group-of-six', cells };
  if (isOne(aliens) && isOne(backgrounds)) return run.length > 1 ? { code: 'same-card', cells } : undefined;
  if (!isOne(aliens) && !isOne(backgrounds)) return { code: 'mixed-group', cells };
  const [one, other] = repeated(isOne(aliens) ? backgrounds : aliens);
  if (one === undefined || other === undefined) return undefined;
  const pair = [cells[one], cells[other]].filter((cell) => cell !== undefined);
  const card = cardOf(kinds[one] ?? 0);
  const [alien, background] = [
    ALIENS.find((each) => card.startsWith(each)),
    BACKGROUNDS.find((each) => card.endsWith(each)),
  ];
  return isOne(aliens)
    ? { code: 'double-background', cells: pair, background: background ?? '1' }
    : { code: 'double-alien', cells: pair, alien: alien ?? 'A' };
};

const isOne = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

/** The first two places that hold the same. */
const repeated = (values: readonly number[]): readonly number[] => {
  const other = values.findIndex((value, index) => values.indexOf(value) < index);
  return other < 0 ? [] : [values.indexOf(values[other] ?? 0), other];
};

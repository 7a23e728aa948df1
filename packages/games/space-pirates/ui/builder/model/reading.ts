/** A plan out of data that anybody may have written: a file, or what a browser has kept. */
import type { Point } from '../../../space/point.ts';
import { isName } from '../../../universe/name.ts';
import { KINDS, type Piece, type Plan, SEATS, settled, turnOf } from './plan.ts';

/** Why there is nothing to open. */
export type Trouble = 'not-a-universe' | 'future' | 'damaged' | 'too-long';

export type Opened = { readonly plan: Plan } | { readonly trouble: Trouble };

const VERSION = 1;

/** More would only keep the machine busy; whether so many may be is checked with all else. */
const MOST_READ = 250;
const FARTHEST_READ = 30000;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isPlace = (value: unknown): value is number => isWhole(value, -FARTHEST_READ, FARTHEST_READ);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const readCorner = (value: unknown): Point | undefined => {
  const [x, y, ...rest] = listOf(value);
  return isPlace(x) && isPlace(y) && rest.length === 0 ? { x, y } : undefined;
};

const readPiece = (value: unknown): Piece | undefined => {
  const [named, x, y, turn = 0, ...rest] = listOf(value);
  const kind = KINDS.find((each) => each === named);
  return kind !== undefined && isPlace(x) && isPlace(y) && isWhole(turn, 0, 359) && rest.length === 0
    ? { kind, x, y, turn: turnOf(kind, turn) }
    : undefined;
};

const readList = <V>(value: unknown, read: (item: unknown) => V | undefined): readonly V[] | undefined => {
  if (!Array.isArray(value) || value.length > MOST_READ) return undefined;
  const items = value.map(read).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
};

export const readPlan = (value: unknown): Opened => {
  if (typeof value !== 'object' || value === null) return { trouble: 'not-a-universe' };
  const given = new Map<string, unknown>(Object.entries(value));
  const version = given.get('universe');
  if (!isWhole(version, 1, Number.MAX_SAFE_INTEGER)) return { trouble: 'not-a-universe' };
  if (version > VERSION) return { trouble: 'future' };
  const [name, seats] = [given.get('name'), given.get('players')];
  const border = readList(given.get('border'), readCorner);
  const pieces = readList(given.get('pieces'), readPiece);
  const isRead = (name === '' || isName(name)) && isWhole(seats, SEATS.min, SEATS.max);
  return isRead && border !== undefined && border.length >= 3 && pieces !== undefined
    ? { plan: { name, seats, border, pieces } }
    : { trouble: 'damaged' };
};

/** As it is kept, and as it stands in a file. */
export const writePlan = (plan: Plan): object => {
  const { name, seats, border, pieces } = settled(plan);
  return {
    universe: VERSION,
    name,
    players: seats,
    border: border.map(({ x, y }) => [x, y]),
    pieces: pieces.map(({ kind, x, y, turn }) => [kind, x, y, turn]),
  };
};

/** Characters: a Universe as full as may be has fewer than three thousand. */
export const LONGEST_FILE = 50_000;

export const makeFile = (plan: Plan): string => `${JSON.stringify(writePlan(plan))}\n`;

export const parseFile = (text: string): Opened => {
  if (text.length > LONGEST_FILE) return { trouble: 'too-long' };
  try {
    const value: unknown = JSON.parse(text);
    return readPlan(value);
  } catch {
    return { trouble: text.trimStart().startsWith('{"universe":') ? 'damaged' : 'not-a-universe' };
  }
};

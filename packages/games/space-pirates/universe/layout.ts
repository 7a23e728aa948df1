/** A Universe as data: read from whatever was given, and checked with a reason (SP-1). */
import { LONG_SCENERY, ROUND_SCENERY } from '../space/things.ts';
import { MOST_BASES, MOST_CORNERS, MOST_PIECES, MOST_SIDES } from './amount.ts';
import { makeReason } from './fault.ts';
import { layoutFault } from './layoutCheck.ts';
import { isName } from './name.ts';
import { type BasePlan, type Layout, LIES, MOUTHS, type Scenery } from './presets.ts';
import { randomLayout } from './randomLayout.ts';

type Parsed<V> = { readonly value: V } | { readonly reason: string };

/** `"preset"`, `{"random": 7}` for a Universe made from that seed, or a layout. */
export const parseLayout = (value: unknown, seats: number): Parsed<'preset' | Layout> => {
  if (value === 'preset') return { value };
  if (!isRecord(value)) return { reason: 'not-a-layout: say "preset", {"random": SEED} or a layout' };
  if (Object.hasOwn(value, 'random')) return parseSeed(value, seats);
  const layout = readLayout(value);
  if ('reason' in layout) return layout;
  const fault = layoutFault(layout.value, seats);
  return fault === undefined ? layout : { reason: makeReason(fault) };
};

const parseSeed = (value: Readonly<Record<string, unknown>>, seats: number): Parsed<Layout> => {
  const { random } = value;
  const isSeed = Object.keys(value).length === 1 && isWhole(random, 0, 4294967295);
  return isSeed
    ? { value: randomLayout(seats, random) }
    : { reason: 'bad-seed: a whole number, 0 to 4294967295' };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two metres: larger than any table. */
const MOST = 20000;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= least &&
  value <= most &&
  !Object.is(value, -0);

const isCoordinate = (value: unknown): value is number => isWhole(value, 0, MOST);
/** Scenery may stand on the border, its middle outside. */
const isNearby = (value: unknown): value is number => isWhole(value, -MOST, MOST);

/** The parts, and how long their lists may be: longer ones would only keep the machine busy. */
const LONGEST = {
  border: MOST_CORNERS,
  bases: MOST_BASES,
  abandoned: MOST_BASES,
  scenery: MOST_PIECES + MOST_SIDES,
} as const;

const readLayout = (value: Readonly<Record<string, unknown>>): Parsed<Layout> => {
  const { name, ...lists } = value;
  const unknown = Object.keys(lists).find((key) => !Object.hasOwn(LONGEST, key));
  if (unknown !== undefined) return { reason: `unknown-part: ${unknown}` };
  const border = readList(value, 'border', readCorner);
  if ('reason' in border) return border;
  const bases = readList(value, 'bases', readBase);
  if ('reason' in bases) return bases;
  const abandoned = readList(value, 'abandoned', readBase);
  if ('reason' in abandoned) return abandoned;
  const scenery = readList(value, 'scenery', readScenery);
  if ('reason' in scenery) return scenery;
  if (name !== undefined && !isName(name)) return { reason: 'unreadable: name' };
  const parts = {
    border: border.value,
    bases: bases.value,
    abandoned: abandoned.value,
    scenery: scenery.value,
  };
  return { value: name === undefined ? parts : { ...parts, name } };
};

/** All of a list; things are counted from 1. */
const readList = <V>(
  layout: Readonly<Record<string, unknown>>,
  key: keyof typeof LONGEST,
  read: (item: readonly unknown[]) => V | undefined,
): Parsed<readonly V[]> => {
  const list = layout[key];
  if (!Array.isArray(list)) return { reason: `not-a-list: ${key}` };
  const items: readonly unknown[] = list;
  if (items.length > LONGEST[key]) return { reason: `too-many: ${key}` };
  const values: V[] = [];
  for (const [index, item] of items.entries()) {
    const value = Array.isArray(item) ? read(item) : undefined;
    if (value === undefined) return { reason: `unreadable: ${key} ${index + 1}` };
    values.push(value);
  }
  return { value: values };
};

const readCorner = ([x, y, ...rest]: readonly unknown[]): readonly [number, number] | undefined =>
  rest.length === 0 && isCoordinate(x) && isCoordinate(y) ? [x, y] : undefined;

/** By its name, or in whole degrees. */
const readTurn = <N extends string>(
  turn: unknown,
  names: readonly N[],
  degrees: number,
): N | number | undefined => (isWhole(turn, 0, degrees - 1) ? turn : names.find((each) => each === turn));

const readBase = ([x, y, facing, ...rest]: readonly unknown[]): BasePlan | undefined => {
  const mouth = readTurn(facing, MOUTHS, 360);
  return rest.length === 0 && isCoordinate(x) && isCoordinate(y) && mouth !== undefined
    ? [x, y, mouth]
    : undefined;
};

const readScenery = ([kind, x, y, ...rest]: readonly unknown[]): Scenery | undefined => {
  if (!isNearby(x) || !isNearby(y)) return undefined;
  const round = ROUND_SCENERY.find((each) => each === kind);
  if (round !== undefined) return rest.length === 0 ? [round, x, y] : undefined;
  const long = LONG_SCENERY.find((each) => each === kind);
  const lies = readTurn(rest[0], LIES, 180);
  return long !== undefined && rest.length === 1 && lies !== undefined ? [long, x, y, lies] : undefined;
};

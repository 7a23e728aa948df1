/** A Universe as data: read from whatever was given, and checked with a reason (SP-1; flow, 8.9). */
import { layoutFault } from './layoutCheck.ts';
import { randomLayout } from './randomLayout.ts';
import { type BasePlan, type Layout, MOUTHS, type Options, ROUND_SCENERY, type Scenery } from './types.ts';

type Parsed<V> = { readonly value: V } | { readonly reason: string };

/** `"preset"`, `{"random": 7}` for a Universe made from that seed, or a layout. */
export const parseLayout = (value: unknown, seats: number): Parsed<Options['layout']> => {
  if (value === 'preset') return { value };
  if (!isRecord(value)) return { reason: 'not-a-layout: say "preset", {"random": SEED} or a layout' };
  if (Object.hasOwn(value, 'random')) return parseSeed(value, seats);
  const layout = readLayout(value);
  if ('reason' in layout) return layout;
  const reason = layoutFault(layout.value, seats);
  return reason === undefined ? layout : { reason };
};

const parseSeed = (value: Readonly<Record<string, unknown>>, seats: number): Parsed<Layout> => {
  const { random } = value;
  const isSeed =
    Object.keys(value).length === 1 && typeof random === 'number' && isCoordinate(random, 4294967295);
  return isSeed
    ? { value: randomLayout(seats, random) }
    : { reason: 'bad-seed: a whole number, 0 to 4294967295' };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two metres: larger than any table. */
const MOST = 20000;

const isCoordinate = (value: unknown, most = MOST): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= 0 &&
  value <= most &&
  !Object.is(value, -0);

const KEYS = ['border', 'bases', 'abandoned', 'scenery'] as const;

/** More things than fit on any table would only keep the machine busy. */
const MOST_THINGS = 60;

const readLayout = (value: Readonly<Record<string, unknown>>): Parsed<Layout> => {
  const unknown = Object.keys(value).find((key) => !KEYS.some((known) => known === key));
  if (unknown !== undefined) return { reason: `unknown-part: ${unknown}` };
  const lists = KEYS.map((key) => value[key]);
  const missing = KEYS.find((_, index) => !Array.isArray(lists[index]));
  if (missing !== undefined) return { reason: `not-a-list: ${missing}` };
  const border = readAll(value['border'], readCorner);
  const bases = readAll(value['bases'], readBase);
  const abandoned = readAll(value['abandoned'], readBase);
  const scenery = readAll(value['scenery'], readScenery);
  for (const [key, part] of [
    ['border', border],
    ['bases', bases],
    ['abandoned', abandoned],
    ['scenery', scenery],
  ] as const) {
    if (typeof part === 'number') return { reason: `unreadable: ${key} ${part}` };
    if (part.length > MOST_THINGS) return { reason: `too-many: ${key}` };
  }
  if (
    typeof border === 'number' ||
    typeof bases === 'number' ||
    typeof abandoned === 'number' ||
    typeof scenery === 'number'
  )
    return { reason: 'unreadable' };
  return { value: { border, bases, abandoned, scenery } };
};

/** All of a list, or the number of the first that cannot be read, from 1. */
const readAll = <V>(
  list: unknown,
  read: (item: readonly unknown[]) => V | undefined,
): readonly V[] | number => {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const values: V[] = [];
  for (const [index, item] of items.entries()) {
    const value = Array.isArray(item) ? read(item) : undefined;
    if (value === undefined) return index + 1;
    values.push(value);
  }
  return values;
};

const readCorner = ([x, y, ...rest]: readonly unknown[]): readonly [number, number] | undefined =>
  rest.length === 0 && isCoordinate(x) && isCoordinate(y) ? [x, y] : undefined;

const readBase = ([x, y, facing, ...rest]: readonly unknown[]): BasePlan | undefined => {
  const mouth = MOUTHS.find((each) => each === facing);
  return rest.length === 0 && isCoordinate(x) && isCoordinate(y) && mouth !== undefined
    ? [x, y, mouth]
    : undefined;
};

const readScenery = ([kind, x, y, ...rest]: readonly unknown[]): Scenery | undefined => {
  if (!isCoordinate(x) || !isCoordinate(y)) return undefined;
  const round = ROUND_SCENERY.find((each) => each === kind);
  if (round !== undefined) return rest.length === 0 ? [round, x, y] : undefined;
  const lies = (['h', 'v'] as const).find((each) => each === rest[0]);
  return kind === 'belt' && rest.length === 1 && lies !== undefined ? ['belt', x, y, lies] : undefined;
};

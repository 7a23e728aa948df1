import { isDeepStrictEqual } from 'node:util';
import {
  anything,
  assert,
  boolean,
  constant,
  integer,
  json,
  jsonValue,
  object,
  property,
  stringMatching,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaves, notPlain, print, same } from './plain.ts';

const SEED = 1727;

class Ship {
  readonly name = 'Pearl';
}

/** The same value with the keys of its objects the other way round, all the way down. */
const turned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  );
};

describe('print', () => {
  test.each([
    { value: { b: 1, a: [2, { d: null, c: 'x' }] }, text: '{"a":[2,{"c":"x","d":null}],"b":1}' },
    { value: [3, 1, 2], text: '[3,1,2]' },
    { value: 'a"b', text: '"a\\"b"' },
    { value: null, text: 'null' },
    { value: undefined, text: 'undefined' },
    { value: {}, text: '{}' },
  ])('gives $text, keys in order', ({ value, text }) => {
    expect(print(value)).toBe(text);
  });

  test('is the same text whatever the order of keys, and reads back as the value', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(print(turned(value))).toBe(print(value));
        expect(JSON.parse(print(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: SEED },
    );
  });
});

describe('same', () => {
  test.each([
    { one: { a: 1, b: { c: [] } }, other: { b: { c: [] }, a: 1 }, is: true },
    { one: [1, 2], other: [1, 2], is: true },
    { one: undefined, other: undefined, is: true },
    { one: [1, 2], other: [2, 1], is: false },
    { one: { a: 1 }, other: { a: 1, b: null }, is: false },
    { one: { a: 1 }, other: { a: '1' }, is: false },
    { one: null, other: undefined, is: false },
    { one: [], other: {}, is: false },
    { one: 0, other: false, is: false },
  ])('of $one and $other is $is', ({ one, other, is }) => {
    expect(same(one, other)).toBe(is);
    expect(same(other, one)).toBe(is);
  });

  test('is equality of JSON values', () => {
    assert(
      property(jsonValue({ maxDepth: 2 }), jsonValue({ maxDepth: 1 }), (one, other) => {
        expect(same(one, turned(one))).toBe(true);
        const [first, second] = [one, other].map((value) => JSON.parse(JSON.stringify(value)) as unknown); // -0 is 0 in JSON
        expect(same(one, other)).toBe(isDeepStrictEqual(first, second));
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('what is not plain', () => {
  const holed = Object.assign(Array.from([1]), { 2: 3 });
  const named = Object.assign([1, 2], { captain: 'Anne' });
  const marked = Object.assign([1], { [Symbol('x')]: 1 });
  class Fleet extends Array<number> {}

  test.each([
    { what: 'undefined', value: undefined },
    { what: 'NaN', value: Number.NaN },
    { what: 'infinity', value: Number.NEGATIVE_INFINITY },
    { what: 'a negative zero', value: -0 },
    { what: 'a big integer', value: 1n },
    { what: 'a symbol', value: Symbol('x') },
    { what: 'a function', value: () => 1 },
    { what: 'a date', value: new Date(0) },
    { what: 'a map', value: new Map([['a', 1]]) },
    { what: 'a set', value: new Set([1]) },
    { what: 'a typed array', value: new Uint8Array(2) },
    { what: 'a regular expression', value: /x/ },
    { what: 'a boxed number', value: Object(1) as unknown }, // Object is typed any
    { what: 'an instance of a class', value: new Ship() },
    { what: 'an object of no prototype', value: Object.create(null) as unknown }, // Object.create is typed any
    { what: 'an object with a symbol for a key', value: { a: 1, [Symbol('x')]: 1 } },
    { what: 'an array with a symbol for a key', value: marked },
    { what: 'an array with a name for a key', value: named },
    { what: 'an array of a class of its own', value: Fleet.of(1, 2) },
  ])('$what is found, alone and at any depth', ({ value }) => {
    expect(notPlain(value)).toBe('$');
    expect(notPlain({ a: 1, b: [0, { c: value }] })).toBe('$.b.1.c');
    expect(notPlain([[], value])).toBe('$.1');
  });

  test.each([
    { what: 'a hole in an array', value: holed, path: '$.1' },
    { what: 'an undefined property', value: { a: undefined }, path: '$.a' },
    { what: 'a way of its own to JSON', value: { a: { toJSON: () => 1 } }, path: '$.a.toJSON' },
    { what: 'the first of several', value: { a: [true, NaN], b: NaN }, path: '$.a.1' },
  ])('$what is found at $path', ({ value, path }) => {
    expect(notPlain(value)).toBe(path);
  });

  test('is never found in JSON', () => {
    const parsed = json().map((text) => JSON.parse(text.replaceAll('-0', '0')) as unknown); // any JSON is unknown
    assert(
      property(parsed, (value) => {
        expect(notPlain(value)).toBeUndefined();
      }),
      { seed: SEED },
    );
  });

  test('is exactly what does not survive a JSON round trip', () => {
    const values = anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
      withBoxedValues: true,
    });
    const survives = (value: unknown): boolean => {
      try {
        return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
      } catch {
        return false;
      }
    };
    assert(
      property(values, (value) => {
        expect(notPlain(value) === undefined).toBe(survives(value));
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});

describe('leaves', () => {
  test.each([
    { value: 7, found: [['', 7]] },
    { value: null, found: [['', null]] },
    { value: [], found: [['', []]] },
    {
      value: { a: { b: [1, null] }, c: 'x' },
      found: [
        ['a.b.0', 1],
        ['a.b.1', null],
        ['c', 'x'],
      ],
    },
    {
      value: { a: [], b: {}, c: [[]] },
      found: [
        ['a', []],
        ['b', {}],
        ['c.0', []],
      ],
    },
  ])('of $value have their paths', ({ value, found }) => {
    expect(leaves(value)).toEqual(found);
  });

  test('are at the end of their paths, and under every key', () => {
    const values = object({
      key: stringMatching(/^[a-z]{1,3}$/),
      values: [integer(), boolean(), constant(null), constant([])],
      maxDepth: 3,
    });
    const follow = (value: unknown, path: string): unknown =>
      path.split('.').reduce((at, key) => new Map(Object.entries(at ?? {})).get(key), value);
    assert(
      property(values, (value) => {
        const found = leaves({ value });
        for (const [path, leaf] of found) {
          expect(follow({ value }, path)).toEqual(leaf);
          expect(Object.keys(leaf ?? {})).toEqual([]);
        }
        const tops = found.map(([path]) => path.split('.')[1]).filter((key) => key !== undefined);
        expect([...new Set(tops)]).toEqual(Object.keys(value));
      }),
      { seed: SEED },
    );
  });
});

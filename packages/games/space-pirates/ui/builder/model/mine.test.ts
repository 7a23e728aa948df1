import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { preset } from './drawn.ts';
import { MOST_MINE, mineIn, withMine, withoutMine } from './mine.ts';

const [two, three] = [preset(2), preset(3)];

test('what was drawn is kept, the latest first, each in its place', () => {
  const one = withMine(undefined, { id: 7, plan: two });
  const both = withMine(one, { id: 8, plan: three });
  expect(mineIn(both)).toEqual([
    { id: 8, plan: three },
    { id: 7, plan: two },
  ]);
  const changed = withMine(both, { id: 7, plan: { ...two, name: 'Archipel' } });
  expect(mineIn(changed).map(({ id, plan }) => [id, plan.name])).toEqual([
    [7, 'Archipel'],
    [8, ''],
  ]);
  expect(mineIn(withoutMine(changed, 7))).toEqual([{ id: 8, plan: three }]);
});

test('two pages that write by turns lose nothing of each other', () => {
  const here = withMine(undefined, { id: 1, plan: two });
  const there = withMine(here, { id: 2, plan: three });
  expect(mineIn(withMine(there, { id: 1, plan: three }))).toHaveLength(2);
});

test('there is room for so many and no more; those that are kept can still change', () => {
  let kept: unknown;
  for (let id = 0; id < MOST_MINE; id++) kept = withMine(kept, { id, plan: two });
  expect(mineIn(kept)).toHaveLength(MOST_MINE);
  expect(withMine(kept, { id: 999, plan: two })).toBeUndefined();
  expect(withMine(kept, { id: 5, plan: three })).toBeDefined();
});

test('whatever is found in the browser can be read, and what cannot is left there', () => {
  assert(
    property(jsonValue(), (kept) => {
      expect(mineIn(kept)).toEqual([]);
      expect(mineIn({ drawn: [kept] })).toEqual([]);
      expect(mineIn(withMine({ drawn: [kept] }, { id: 1, plan: two }))).toHaveLength(1);
    }),
  );
  const future = { id: 3, universe: 2 };
  expect(withMine({ drawn: [future] }, { id: 1, plan: two })).toHaveProperty('drawn.1', future);
});

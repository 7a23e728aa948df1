import { describe, expect, it } from 'vitest';
import { freshDraft } from './draft.ts';
import { propsOf, rehearse } from './exhibit/rehearsal.ts';
import { hintOf } from './hint.ts';
import { inLowestTerms, percentOf } from './percent.ts';

const hintAfter = (lines: readonly string[], roll: readonly number[] = [], chest?: readonly number[]) => {
  const { view, check } = propsOf(rehearse(2, lines), 0);
  const fresh = freshDraft(view, 0);
  const draft = { ...fresh, roll, chest: chest ?? fresh.chest };
  return hintOf(view, draft, check({ kind: 'roll', dice: roll })?.code);
};

const TWO = 'dice diamond diamond diamond coin sword parrot skull skull';

describe('the parrot', () => {
  it('gives the exact risk of what is chosen, and what stopping is worth', () => {
    expect(hintAfter(['card gold', TWO])).toEqual({ key: 'hint-choose', values: { points: 600 } });
    expect(hintAfter(['card gold', TWO], [5])).toMatchObject({ key: 'hint-too-few' });
    expect(hintAfter(['card gold', TWO], [5, 6])).toEqual({
      key: 'hint-third-skull',
      values: { count: 2, percent: 31, points: 600 },
    });
  });

  it('knows the spell', () => {
    expect(hintAfter(['card sorceress', TWO], [5, 6])).toMatchObject({
      key: 'hint-fourth-skull',
      values: { percent: 3 },
    });
    const three = ['card sorceress', 'dice skull skull skull coin coin monkey parrot sword'];
    expect(hintAfter(three)).toMatchObject({ key: 'hint-three' });
    expect(hintAfter(three, [1])).toMatchObject({ key: 'hint-third-skull', values: { percent: 17 } });
  });

  it('knows the chest', () => {
    expect(hintAfter(['card chest', TWO])).toMatchObject({ key: 'hint-lay' });
    expect(hintAfter(['card chest', TWO], [1, 2, 3])).toMatchObject({ key: 'hint-lay-chosen' });
    expect(hintAfter(['card chest', TWO], [], [1, 2, 3])).toEqual({
      key: 'hint-close',
      values: { safe: 400 },
    });
    expect(hintAfter(['card chest', TWO, 'chest 1 2 3 4'], [5, 6])).toEqual({
      key: 'hint-chest',
      values: { safe: 500, count: 2, percent: 31 },
    });
  });

  it('counts the swords that are missing', () => {
    expect(hintAfter(['card battle-3', TWO])).toEqual({
      key: 'hint-battle',
      values: { missing: 2, bonus: 500 },
    });
    expect(hintAfter(['card battle-3', TWO], [1, 2])).toMatchObject({ key: 'hint-battle-roll' });
  });

  it('counts what a skull costs on the island', () => {
    const island = 'dice skull skull skull skull coin monkey parrot sword';
    expect(hintAfter(['card gold', island])).toEqual({ key: 'hint-island', values: { each: 100 } });
    expect(hintAfter(['card captain', island])).toEqual({ key: 'hint-island', values: { each: 200 } });
  });
});

it('percents are whole, and neither 0 nor 100 of what may go either way', () => {
  const by = 'third-skull';
  expect(percentOf({ by, ways: 11, of: 36 })).toBe(31);
  expect(percentOf({ by, ways: 1, of: 216 })).toBe(1);
  expect(percentOf({ by, ways: 215, of: 216 })).toBe(99);
  expect(percentOf({ by, ways: 0, of: 36 })).toBe(0);
  expect(percentOf({ by, ways: 36, of: 36 })).toBe(100);
  expect(inLowestTerms({ by, ways: 16, of: 216 })).toEqual({ ways: 2, of: 27 });
});

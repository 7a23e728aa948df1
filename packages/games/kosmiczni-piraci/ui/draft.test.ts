/** A draft is kept while it fits, over a reload and over what others do. */
import { expect, test } from 'vitest';
import { sitDown } from '../turns.ts';
import { fitDraft, NO_DRAFT, offered, parseDraft } from './draft.ts';

test('a card and a planet are kept over a reload', () => {
  const kept: unknown = JSON.parse(JSON.stringify({ ...NO_DRAFT, card: 6, planet: 4 }));
  expect(parseDraft(kept, sitDown().see(0))).toEqual({ ...NO_DRAFT, card: 6, planet: 4 });
});

test('the Teleport is a card like any other', () => {
  expect(fitDraft({ ...NO_DRAFT, card: 0 }, sitDown().see(0)).card).toBe(0);
});

test('a card that was laid is no longer chosen', () => {
  const table = sitDown();
  table.lay('6@5');
  expect(fitDraft({ ...NO_DRAFT, card: 6, planet: 4 }, table.see(0)).card).toBeUndefined();
});

test('of the treasures on offer the best is chosen until another is', () => {
  const table = sitDown(4);
  table.lay('7@1 6@1 1@1 1@2 3@1 1@2 2@3 2@3 1@4 2@4 3@5 3@5 2@6 3@6');
  expect(offered(table.see(0))).toEqual([2, 4, 5, 10]);
  expect(fitDraft(NO_DRAFT, table.see(0)).value).toBe(10);
  expect(fitDraft({ ...NO_DRAFT, value: 4 }, table.see(0)).value).toBe(4);
  expect(fitDraft({ ...NO_DRAFT, value: 7 }, table.see(0)).value).toBe(10);
  expect(fitDraft({ ...NO_DRAFT, card: 6, planet: 2 }, table.see(0))).toMatchObject({
    card: undefined,
    planet: undefined,
  });
});

test('whoever reloads does not see what was peeked at', () => {
  expect(parseDraft({ ...NO_DRAFT, isPeeking: true }, sitDown().see(0))?.isPeeking).toBe(false);
});

test.each([
  undefined,
  null,
  7,
  'card',
  [],
  { card: '6', planet: {} },
  { planet: 9 },
  { card: 99, value: Number.NaN },
])('nonsense is no draft: %j', (kept) => {
  expect([undefined, NO_DRAFT]).toContainEqual(parseDraft(kept, sitDown().see(0)));
});

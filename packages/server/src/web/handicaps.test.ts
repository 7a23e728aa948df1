/** Numbers for each seat as anybody may send them. */
import { afterEach, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { bare, open } from '../testing/sitDown.ts';

afterEach(closeServers);

test.each([
  ['a number too few', [20], 'not-one-per-seat'],
  ['a number too many', [20, 20, 20], 'not-one-per-seat'],
  ['a list without end', Array.from({ length: 10_000 }, () => 20), 'not-one-per-seat'],
  ['a single number', 20, 'not-one-per-seat'],
  ['an object that looks like a list', { 0: 20, 1: 20, length: 2 }, 'not-one-per-seat'],
  ['a text', ['20', 20], 'not-a-whole-number'],
  ['half a card', [20.5, 20], 'not-a-whole-number'],
  ['nothing', [null, 20], 'not-a-whole-number'],
  ['a list in the list', [[20], 20], 'not-a-whole-number'],
  ['more than there are', [20, 50], 'out-of-range'],
  ['too few to fill a hand', [4, 20], 'out-of-range'],
])('PZ-30 numbers a seat are refused with %s, and say which option', async (_name, cards, code) => {
  const { base } = await openServer();
  const body = {
    game: 'piatka-z-kosmosu',
    seats: [bare('Anne'), open],
    options: { deal: 'own', cards },
  };
  const told = await ask(base, 'POST', '/api/matches', { body });
  expect(told).toMatchObject({ status: 400, body: { code, detail: { option: 'cards' } } });
});

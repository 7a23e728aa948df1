/** How many sit at a table is for the game to say, and for nobody else. */
import { games } from '@tortuga/games';
import { expect, test } from 'vitest';
import { settle } from '../testing/fakeClock.ts';
import { anneAs, enter, jackAs, openFleet, wanted } from '../testing/fleet.ts';
import { changed } from '../testing/steered.ts';

const MANY = 12;
const LAST = MANY - 1;
const game = 'piraten-kapern';
const wide = games
  .filter(({ id }) => id === game)
  .map((each) => changed(each, () => ({ seats: { min: 2, max: MANY } })));

const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'deckhand' } as const;
const others = (count: number) => Array.from({ length: count }, () => bot);

test('at a table for twelve the last one joins, and is seen and heard on another node', async () => {
  const { start } = openFleet(wide);
  const [here, there] = [start(), start()];
  const seats = [anneAs, ...others(MANY - 2), open];
  const { match, tokens } = await wanted(here.matches.create({ game, seats, randomOrder: false }));
  const joined = await wanted(there.matches.join(match, { ...jackAs, seat: LAST }));
  const anne = await enter(here, match, tokens);
  const jack = await enter(there, match, joined.tokens);
  expect(anne.shown()?.[LAST]).toBe(true);
  await wanted(there.matches.react(match, jack.connection, LAST, 'ahoy'));
  await settle();
  expect(anne.reactions()).toEqual([{ kind: 'reacted', seat: LAST, reaction: 'ahoy' }]);
});

test('one more is refused, with what the game allows', async () => {
  const { matches } = openFleet(wide).start();
  const seats = [anneAs, ...others(MANY)];
  expect(await matches.create({ game, seats })).toEqual({
    ok: false,
    refused: { code: 'seats-out-of-range', detail: { min: 2, max: MANY } },
  });
});

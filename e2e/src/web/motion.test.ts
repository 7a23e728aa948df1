import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { DRIVEN } from './driver.ts';
import { handCard, harbourOf, lay, layButton, planet } from './drivers/kosmiczni-piraci.ts';
import { layTable, withBots } from './laying.ts';
import { readUntil } from './lesson.ts';
import { COUNTING, ENOUGH_LOOKS, type Watched, watchFlights } from './motion.ts';
import { looseDice, mainButton, stopButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';
import { choose, curtainFor, firstOf, lift } from './table.ts';
import type { Word } from './words.ts';

const moving = { isMoving: true, before: COUNTING } as const;

const expectCalm = ({ flights, astray }: Watched): void => {
  expect(astray).toBe(0);
  expect(flights.length).toBeGreaterThan(0);
  for (const flight of flights) {
    expect(flight).toMatchObject({ layouts: 0, commits: 0, strays: [] });
  }
  expect(Math.max(...flights.map(({ looks }) => looks))).toBeGreaterThanOrEqual(ENOUGH_LOOKS);
};

const together = (...watched: readonly Watched[]): Watched => ({
  flights: watched.flatMap(({ flights }) => flights),
  astray: watched.reduce((sum, { astray }) => sum + astray, 0),
});

describe.skipIf(!hasChromium)('while pieces move, nothing is laid out and React rests', () => {
  const stage = setStage();

  test('dice tumble', async () => {
    const sofa = await stage.enter(moving);
    await layTable(sofa, { game: 'piraten-kapern', crew: [{ name: 'Ann' }, { name: 'Bea' }] });
    // The first throw may have ended the first turn.
    const curtains = ['Ann', 'Bea'].map((name) => curtainFor(sofa, name));
    await sofa.tap(curtains[await firstOf(...curtains)] ?? sofa.page.locator('none'));
    await sofa.see(stopButton(sofa));
    for (const nth of [0, 1]) await sofa.tap(looseDice(sofa).nth(nth));
    const rest = [stopButton(sofa), ...curtains].reduce((one, other) => one.or(other));
    expectCalm(await watchFlights(sofa, () => mainButton(sofa).click(), rest));
  });

  test('a card turns and a ship sails', async () => {
    const sofa = await stage.enter(moving);
    await layTable(sofa, { game: 'kosmiczni-piraci', crew: ['Ann', 'Bea', 'Cid'].map((name) => ({ name })) });
    await lift(sofa, 'Ann');
    const harbour = await harbourOf(sofa);
    await lay(sofa, handCard(sofa, '5'), harbour);
    await lift(sofa, 'Bea');
    await choose(sofa, handCard(sofa, '6'));
    await choose(sofa, planet(sofa, harbour));
    expectCalm(await watchFlights(sofa, () => layButton(sofa).click(), curtainFor(sofa, 'Cid')));
  });

  describe.each(DRIVEN)('$game', ({ game, driver }) => {
    test('bots play a round', async () => {
      const anne = await stage.enter(moving);
      await layTable(anne, { game, crew: withBots(game, { name: 'Anne' }) });
      await anne.see(driver.asked(anne));
      expectCalm(await watchFlights(anne, () => driver.act(anne), driver.asked(anne)));
      // Where the pieces of others came from.
      await anne.see(anne.page.locator('[data-piece="seat-1"]'));
    });

    test('a first game is dealt, one does what it asks for, and the others go on', async () => {
      const anne = await stage.enter(moving);
      await anne.open(`/learn/${game}`);
      const next = anne.button('match:learn.next');
      await anne.see(next);
      const [[asks, act], [asksNext]] = driver.lesson;
      const told = (word: Word): Locator => anne.page.getByText(anne.say(word)).first();
      const readOn = (word: Word): Promise<Watched> =>
        watchFlights(anne, () => readUntil(anne, word), told(word));
      const dealt = await readOn(asks);
      // The next step is read, or asks at once.
      const rest = next.or(told(asksNext)).first();
      const done = await watchFlights(anne, () => act(anne), rest);
      expectCalm(together(dealt, done, await readOn(asksNext)));
    });
  });
});

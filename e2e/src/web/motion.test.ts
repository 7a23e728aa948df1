import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { DRIVEN } from './driver.ts';
import { handCard, harbourOf, lay, layButton, planet } from './drivers/kosmiczni-piraci.ts';
import { layTable, withBots } from './laying.ts';
import { COUNTING, expectCalmFlights, watchFlights } from './motion.ts';
import { looseDice, mainButton, stopButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';
import { choose, curtainFor, firstOf, lift } from './table.ts';

const moving = { isMoving: true, before: COUNTING } as const;

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
    expectCalmFlights(await watchFlights(sofa, () => mainButton(sofa).click(), rest));
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
    expectCalmFlights(await watchFlights(sofa, () => layButton(sofa).click(), curtainFor(sofa, 'Cid')));
  });

  describe.each(DRIVEN)('$game', ({ game, driver }) => {
    test('bots play a round', async () => {
      const anne = await stage.enter(moving);
      await layTable(anne, { game, crew: withBots(game, { name: 'Anne' }) });
      await anne.see(driver.asked(anne));
      expectCalmFlights(await watchFlights(anne, () => driver.act(anne), driver.asked(anne)));
      // Where the pieces of others came from.
      await anne.see(anne.page.locator('[data-piece="seat-1"]'));
    });
  });
});

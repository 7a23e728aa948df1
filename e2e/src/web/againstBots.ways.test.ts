import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { DRIVEN, type Driven, isAlwaysShort, playToTheEnd } from './driver.ts';
import { playNow } from './home.ts';
import { layTable, withBots } from './laying.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { waysToTry } from './ways.ts';
import { expectFits } from './windows.ts';

/** Both sizes, each in a language of its own. */
const WAYS = [
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'pl' },
] as const;

/** By one click on the home page, where every game is a short one. */
const begin = async (anne: Person, { game, driver }: Driven): Promise<void> => {
  if (isAlwaysShort(driver)) return playNow(anne, game);
  const crew = withBots(game, { name: 'Anne' });
  return layTable(anne, { game, crew, ...driver.short(crew.length) });
};

describe.skipIf(!hasChromium).each(DRIVEN)('against bots: $game', (driven) => {
  const stage = setStage();
  const { driver, turn } = driven;

  test.each(waysToTry(WAYS, turn))('a whole game, $size, in $language', async (ways) => {
    const anne = await stage.enter(ways);
    await begin(anne, driven);
    await anne.see(driver.asked(anne));
    await expectAccessible(anne, 'a turn of one’s own');
    await expectFits(anne, 'a turn of one’s own');
    await playToTheEnd(driver, anne);
    await expectAccessible(anne, 'the end');
    await expectFits(anne, 'the end');
  });
});

import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { playToTheEnd } from './driver.ts';
import { boardCards, driver } from './drivers/piatka-z-kosmosu.ts';
import { setStage } from './stage.ts';

describe.skipIf(!hasChromium)('Piątka z kosmosu, alone', () => {
  const stage = setStage();

  test('PZ-33 to PZ-39 the whole deck, from the first card to the best scores', async () => {
    const anne = await stage.enter({ size: 'phone', language: 'en' });
    await anne.open('/local/new/piatka-z-kosmosu?seats=1');
    await anne.tap(anne.button('web:new.start', { count: 1 }));
    await anne.see(driver.asked(anne));
    expect(await boardCards(anne).count()).toBe(1);
    await playToTheEnd(driver, anne);
    await anne.see(anne.page.getByRole('region', { name: anne.say('web:best') }));
  });
});

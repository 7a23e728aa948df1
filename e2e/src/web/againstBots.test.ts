import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { cardAsked, layToTheEnd } from './kosmiczniPiraci.ts';
import { layTable, SHORT } from './laying.ts';
import { stopButton, stopToTheEnd } from './piratenKapern.ts';
import { setStage } from './stage.ts';

describe.skipIf(!hasChromium)('against bots', () => {
  const stage = setStage();

  test.each([
    { size: 'desktop', language: 'en' },
    { size: 'phone', language: 'pl' },
  ] as const)('a whole game of Piraten Kapern, $size, in $language', async (ways) => {
    const anne = await stage.enter(ways);
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'], options: SHORT });
    await anne.see(stopButton(anne));
    await expectAccessible(anne, 'a turn of one’s own');
    await stopToTheEnd(anne);
    await expectAccessible(anne, 'the end');
  });

  test.each([
    { size: 'desktop', language: 'pl' },
    { size: 'phone', language: 'en' },
  ] as const)('a whole game of Kosmiczni Piraci, begun by one click, $size, in $language', async (ways) => {
    const anne = await stage.enter(ways);
    await anne.open('/');
    await anne.tap(anne.page.locator('label', { hasText: 'Kosmiczni Piraci' }));
    await anne.tap(anne.button('web:home.play'));
    await anne.see(cardAsked(anne));
    await expectAccessible(anne, 'a turn of one’s own');
    await layToTheEnd(anne);
    await expectAccessible(anne, 'the end');
  });
});

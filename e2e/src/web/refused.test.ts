import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { mainButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';
import { firstOf } from './table.ts';

describe.skipIf(!hasChromium)('what is refused', () => {
  const stage = setStage();

  test('in a first game, too: Back leads to the step where one was', async () => {
    const anne = await stage.enter({});
    await anne.open('/learn/piraten-kapern');
    const asked = anne.page.getByText(anne.say('piraten-kapern:learn-roll')).first();
    const next = anne.button('match:learn.next');
    while ((await firstOf(next, asked)) === 0) await anne.tap(next);
    await anne.tap(mainButton(anne));
    await anne.tap(anne.page.getByRole('link', { name: anne.say('table:rule', { id: 'PK-' }) }));
    await anne.page.waitForURL('**/rules/piraten-kapern#*');
    await anne.page.goBack();
    await anne.see(anne.page.getByText(anne.say('piraten-kapern:learn-card')).first());
  });
});

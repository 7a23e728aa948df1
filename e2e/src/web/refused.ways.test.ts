import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { handCard, lay, planet } from './drivers/kosmiczni-piraci.ts';
import { layTable } from './laying.ts';
import { chosenDice, driver, looseDice, mainButton, stopButton } from './drivers/piraten-kapern.ts';
import { setStage } from './stage.ts';
import { choose, lift } from './table.ts';
import { waysToTry } from './ways.ts';
import { LANGUAGES } from './words.ts';

describe.skipIf(!hasChromium)('what is refused', () => {
  const stage = setStage();

  test.each(waysToTry(LANGUAGES))(
    'says why, at once, with its rule, which opens the rulebook there, and Back leads to the match (%s)',
    async (language) => {
      const anne = await stage.enter({ language });
      await layTable(anne, {
        game: 'piraten-kapern',
        crew: [{ name: 'Anne' }, 'bot'],
        ...driver.short(2),
      });
      await anne.see(stopButton(anne));
      await anne.tap(looseDice(anne).first());
      const chosen = await chosenDice(anne);
      await anne.page.evaluate(() => Reflect.set(globalThis, 'hasStayed', true));
      await anne.tap(mainButton(anne));
      const why = anne.page.getByText(anne.say('piraten-kapern:why-too-few-dice'));
      await anne.see(why.first());
      await expectAccessible(anne, 'a refusal');
      const rule = anne.page.getByRole('link', { name: anne.say('table:rule', { id: 'PK-' }) });
      const [, anchor] = (await rule.getAttribute('href'))?.split('#') ?? [];
      expect(anchor).toMatch(/^PK-\d+$/);
      await anne.tap(rule);
      await anne.page.waitForURL(`**/rules/piraten-kapern#${anchor}`);
      await anne.see(anne.page.locator(`[id="${anchor}"]`));
      await anne.page.waitForFunction((id) => document.activeElement?.id === id, anchor);
      await anne.page.goBack();
      await anne.see(stopButton(anne));
      expect(await chosenDice(anne)).toEqual(chosen);
      // The page was not loaded anew.
      expect(await anne.page.evaluate(() => 'hasStayed' in globalThis)).toBe(true);
    },
  );

  test.each(waysToTry(LANGUAGES))(
    'KP-16 a card face down that is not one’s own is not looked at (%s)',
    async (language) => {
      const sofa = await stage.enter({ language });
      await layTable(sofa, {
        game: 'kosmiczni-piraci',
        crew: ['Ann', 'Bea', 'Cid'].map((name) => ({ name })),
      });
      await lift(sofa, 'Ann');
      await lay(sofa, handCard(sofa, '5'), 1);
      await lift(sofa, 'Bea');
      // Everything lies still: a press that hurries is no look.
      await choose(sofa, handCard(sofa, '6'));
      const rule = sofa.page.getByRole('link', { name: sofa.say('table:rule', { id: 'KP-16' }) });
      await planet(sofa, 1).hover();
      await sofa.page.mouse.down();
      const why = sofa.page
        .getByRole('alert')
        .getByText(sofa.say('kosmiczni-piraci:why-look', { name: 'Ann' }));
      await sofa.see(why);
      // It stays when one lets go, which was no tap.
      await sofa.page.mouse.up();
      await sofa.see(rule);
      expect(await planet(sofa, 1).getAttribute('aria-pressed')).toBe('false');
      await choose(sofa, planet(sofa, 1));
      await why.waitFor({ state: 'detached' });
      // By key, while none of them is hers.
      await sofa.press('v');
      await sofa.see(sofa.page.getByRole('alert').getByText(sofa.say('kosmiczni-piraci:why-look-none')));
      await expectAccessible(sofa, 'a look that is refused');
    },
  );
});

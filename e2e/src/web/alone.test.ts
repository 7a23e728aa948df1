import { games } from '@tortuga/games';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { confirm, fromMenu } from './menu.ts';
import { type PlayedAlone, playedAlone } from './playedAlone.ts';
import { choiceOf } from './home.ts';
import { setStage } from './stage.ts';
import { fewestAt, TABLES } from './tables.ts';
import { LANGUAGES } from './words.ts';

/** Tables at which one may sit alone. */
const ALONE = games.filter(({ id }) => TABLES.includes(id) && fewestAt(id) === 1);

const MATCHES = ['alone-one', 'alone-two', 'alone-three'];

/** By score, the best first; of equal ones as they were looked at. */
const ranked = (played: readonly PlayedAlone[], better: 'higher' | 'lower'): readonly string[] => {
  const sign = better === 'lower' ? 1 : -1;
  return played.toSorted((one, other) => sign * (one.score - other.score)).map(({ score }) => String(score));
};

describe.skipIf(!hasChromium || ALONE.length === 0)('alone', () => {
  const stage = setStage();

  test.each(LANGUAGES)(
    'the best scores of this device are kept, each once, and shown (%s)',
    async (language) => {
      for (const game of ALONE) {
        const played = MATCHES.map((match) => playedAlone(game, match));
        const before = played.map(({ script }) => script).join('\n');
        const anne = await stage.enter({ language, before, size: language === 'pl' ? 'phone' : 'desktop' });
        const rows = anne.page.getByRole('region', { name: anne.say('web:best') }).getByRole('listitem');
        const better = game.use(({ game: rules }) => rules.better);
        for (const [index, { match }] of [...played, ...played].entries()) {
          await anne.open(`/local/${match}`);
          await anne.see(rows.filter({ hasText: anne.say('web:best.now') }));
          const seen = played.slice(0, index + 1);
          expect(await rows.locator('b').allTextContents()).toEqual(ranked(seen, better));
        }
        await expectAccessible(anne, `the end of ${game.id} alone`);
        await anne.open(`/local/new/${game.id}?seats=1`);
        await anne.see(rows.first());
        expect(await rows.locator('b').allTextContents()).toEqual(ranked(played, better));
      }
    },
  );

  test('a game begins at once, without bots, curtain or giving up; stopped, it is no best score', async () => {
    for (const { id } of ALONE) {
      const anne = await stage.enter({ name: 'Anne' });
      await anne.open('/');
      await anne.tap(anne.page.locator('label', { has: choiceOf(anne, id) }));
      await anne.tap(anne.button('web:home.alone'));
      await anne.see(anne.page.locator('#hand'));
      expect(await anne.page.getByText(anne.say('table:your-turn')).count()).toBe(0);
      const menu = anne.page.getByRole('button', { name: anne.say('web:menu'), exact: true });
      await anne.tap(menu);
      expect(await anne.button('match:menu.resign').count()).toBe(0);
      await anne.tap(menu);
      await fromMenu(anne, 'match:menu.stop');
      await anne.see(anne.page.getByText(anne.say('match:stop.solo')));
      await confirm(anne, 'match:stop.title', 'match:stop.yes');
      await anne.see(anne.button('match:end.again'));
      await anne.open(`/local/new/${id}?seats=1`);
      await anne.see(anne.page.getByText(anne.say('web:best.none')));
    }
  });
});

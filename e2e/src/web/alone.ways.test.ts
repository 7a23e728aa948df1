import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { ALONE, type PlayedAlone, playedAlone } from './playedAlone.ts';
import { setStage } from './stage.ts';
import { waysToTry } from './ways.ts';
import { LANGUAGES } from './words.ts';

const MATCHES = ['alone-one', 'alone-two', 'alone-three'];

/** By score, the best first; of equal ones as they were looked at. */
const ranked = (played: readonly PlayedAlone[], better: 'higher' | 'lower'): readonly string[] => {
  const sign = better === 'lower' ? 1 : -1;
  return played.toSorted((one, other) => sign * (one.score - other.score)).map(({ score }) => String(score));
};

describe.skipIf(!hasChromium || ALONE.length === 0)('alone', () => {
  const stage = setStage();

  test.each(waysToTry(LANGUAGES, 1))(
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
});

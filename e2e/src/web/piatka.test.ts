/** What only the table of Piątka z kosmosu has: alone, several games, an unbounded board. */
import { games } from '@tortuga/games';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { passToTheEnd, playToTheEnd, untilTurnOf } from './driver.ts';
import { driver, handCards, hoveringCards, mainButton } from './drivers/piatka-z-kosmosu.ts';
import { join, layForFriends, layTable, setSail } from './laying.ts';
import { lookOf } from './look.ts';
import { playedAlone } from './playedAlone.ts';
import { setStage } from './stage.ts';
import { curtainFor, endOf, firstOf, lift, placesIn } from './table.ts';
import { expectFits, WINDOWS } from './windows.ts';

const game = 'piatka-z-kosmosu';

describe.skipIf(!hasChromium)('Piątka z kosmosu', () => {
  const stage = setStage();

  test.each([
    [3, { size: 'phone', language: 'en' }],
    [4, { size: 'desktop', language: 'pl' }],
  ] as const)('a whole game of %i, all by keys', async (seats, ways) => {
    const anne = await stage.enter(ways);
    const bots = Array.from({ length: seats - 1 }, () => 'bot' as const);
    await layTable(anne, { game, crew: [{ name: 'Anne' }, ...bots], ...driver.short(seats) });
    while ((await firstOf(endOf(anne), driver.asked(anne))) === 1) await driver.actByKeys(anne);
    expect(await placesIn(anne)).toHaveLength(seats);
  });

  test('PZ-37 PZ-39 alone to the end: laid, dropped, and counted', async () => {
    const solo = games.find(({ id }) => id === game);
    if (solo === undefined) throw new Error('there is no such game');
    const { match, script } = playedAlone(solo, 'nearly-over', 9);
    const anne = await stage.enter({ size: 'phone', language: 'pl', before: script });
    await anne.open(`/local/${match}`);
    await anne.see(driver.asked(anne));
    await expectAccessible(anne, 'alone');
    await expectFits(anne, 'alone', WINDOWS.phone.slice(0, 2));
    await playToTheEnd(driver, anne);
    await anne.see(anne.page.getByRole('region', { name: anne.say('web:best') }));
  });

  test('PZ-28 three games in one match, with the score sheet between them', async () => {
    const anne = await stage.enter({ size: 'phone', language: 'pl' });
    const asked = { games: 3, deal: 'own', cards: [6, 6] };
    await layTable(anne, { game, crew: [{ name: 'Anne' }, 'bot'], asked });
    const next = anne.button('match:sheet.next');
    const rows = anne.page.getByRole('dialog').locator('tbody tr');
    const counts: number[] = [];
    for (;;) {
      const which = await firstOf(endOf(anne), next, driver.asked(anne));
      if (which === 0) break;
      if (which === 2) await driver.act(anne);
      else {
        counts.push(await rows.count());
        await expectAccessible(anne, 'a score sheet');
        await anne.tap(next);
      }
    }
    expect(counts).toEqual([1, 2]);
    const sheet = anne.page.getByRole('table');
    expect(await sheet.locator('tbody tr').count()).toBe(3);
  });

  test('passed from hand to hand to the end: whatever Ann exchanges, Bea’s page is the same', async () => {
    const looks = [];
    for (const held of [0, 1]) {
      const sofa = await stage.enter({ luck: 'one device' });
      await layTable(sofa, { game, crew: [{ name: 'Ann' }, { name: 'Bea' }], ...driver.short(2) });
      await lift(sofa, 'Ann');
      const own = await lookOf(sofa);
      await sofa.press('x');
      await sofa.tap(handCards(sofa).nth(held));
      await sofa.tap(mainButton(sofa));
      await sofa.see(curtainFor(sofa, 'Bea'));
      expect(await handCards(sofa).count()).toBe(0);
      const behindCurtain = await lookOf(sofa);
      await lift(sofa, 'Bea');
      await sofa.see(handCards(sofa).first());
      const path = new URL(sofa.page.url()).pathname;
      looks.push([own, behindCurtain, await lookOf(sofa)].map((look) => look.replaceAll(path, '')));
      if (held === 0) await passToTheEnd(driver, sofa, ['Ann', 'Bea']);
    }
    const [[own, curtain, bea] = [], [, otherCurtain, otherBea] = []] = looks;
    expect(curtain).toBe(otherCurtain);
    expect(bea).toBe(otherBea);
    expect(own).not.toBe(bea);
  });

  test('two friends, one of whom reloads in the middle of a draft', async () => {
    const ann = await stage.enter();
    const bob = await stage.enter({ size: 'phone', language: 'pl' });
    const path = await layForFriends(ann, { game, crew: [{ name: 'Ann' }, 'open'], ...driver.short(2) });
    await join(bob, path, 'Bob');
    await setSail(ann, 2);
    await untilTurnOf(driver, ann, [bob]);
    await driver.ponder(ann);
    const drafted = await driver.pondered(ann);
    expect(drafted.length).toBeGreaterThan(0);
    await ann.page.reload();
    await ann.see(hoveringCards(ann).first());
    expect(await driver.pondered(ann)).toEqual(drafted);
    await ann.tap(mainButton(ann));
    await Promise.all([ann, bob].map((each) => playToTheEnd(driver, each)));
    expect(await placesIn(bob)).toEqual(await placesIn(ann));
  });
});

import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { handCard, handCards, lay } from './drivers/kosmiczni-piraci.ts';
import { layTable } from './laying.ts';
import type { Person } from './person.ts';
import { driver, stopButton } from './drivers/piraten-kapern.ts';
import { lookOf } from './look.ts';
import { setStage } from './stage.ts';
import { expectFits } from './windows.ts';
import { curtainFor, endOf, firstOf, lift } from './table.ts';

const CREW = ['Ann', 'Bea', 'Cid'] as const;

/** What Bea lays hidden; all else is the same. */
const WORLDS = ['3', '6'] as const;

describe.skipIf(!hasChromium)('passing one device', () => {
  const stage = setStage();

  test('a whole game of Piraten Kapern, a curtain before every turn', async () => {
    const sofa = await stage.enter({ size: 'phone' });
    const crew = [{ name: 'Ann' }, { name: 'Bea' }];
    await layTable(sofa, { game: 'piraten-kapern', crew, ...driver.short(2) });
    const curtains = crew.map(({ name }) => curtainFor(sofa, name));
    const seen: number[] = [];
    for (;;) {
      const which = await firstOf(endOf(sofa), stopButton(sofa), ...curtains);
      if (which === 0) break;
      if (which === 1) await sofa.tap(stopButton(sofa));
      else {
        seen.push(which);
        await lift(sofa, crew[which - 2]?.name ?? '');
      }
    }
    // Never twice before the same: who is disqualified by his first throw has nothing to decide, and no curtain.
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every((each, index) => each !== seen[index - 1])).toBe(true);
  });

  /** Ann has laid a card, and the curtain hangs before Bea. */
  const begin = async (): Promise<{ readonly path: string; readonly kept: string }> => {
    const sofa = await stage.enter();
    await layTable(sofa, { game: 'kosmiczni-piraci', crew: CREW.map((name) => ({ name })) });
    await lift(sofa, 'Ann');
    await lay(sofa, handCard(sofa, '5'), 1);
    await sofa.see(curtainFor(sofa, 'Bea'));
    const kept = await sofa.page.evaluate(() => JSON.stringify(localStorage));
    return { path: new URL(sofa.page.url()).pathname, kept };
  };

  const looksIn = async (sofa: Person, card: string): Promise<Readonly<Record<string, string>>> => {
    await lift(sofa, 'Bea');
    await lay(sofa, handCard(sofa, card), 2);
    await sofa.see(curtainFor(sofa, 'Cid'));
    const behindCurtain = await lookOf(sofa);
    await lift(sofa, 'Cid');
    const cids = await lookOf(sofa);
    await lay(sofa, handCard(sofa, '1'), 3);
    await lift(sofa, 'Ann');
    const anns = await lookOf(sofa);
    await lay(sofa, handCard(sofa, '2'), 4);
    await lift(sofa, 'Bea');
    return { behindCurtain, cids, anns, beas: await lookOf(sofa) };
  };

  test('nobody else’s card is in the page or in the accessibility tree: whatever Bea laid, the others’ look is the same', async () => {
    const { path, kept } = await begin();
    const looks = [];
    for (const card of WORLDS) {
      const sofa = await stage.enter({
        before: `Object.entries(${kept}).forEach(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text));`,
      });
      await sofa.open(path);
      looks.push(await looksIn(sofa, card));
    }
    const [one, other] = looks;
    expect(one?.['behindCurtain']).toBe(other?.['behindCurtain']);
    expect(one?.['cids']).toBe(other?.['cids']);
    expect(one?.['anns']).toBe(other?.['anns']);
    // Not because looking shows nothing: her own she sees.
    expect(one?.['beas']).not.toBe(other?.['beas']);
  });

  test('behind the curtain there is no table at all, also after a reload', async () => {
    const { path, kept } = await begin();
    const sofa = await stage.enter({
      before: `Object.entries(${kept}).forEach(([key, text]) => localStorage.setItem(key, text));`,
    });
    await sofa.open(path);
    await sofa.see(curtainFor(sofa, 'Bea'));
    await expectAccessible(sofa, 'a curtain');
    await expectFits(sofa, 'a curtain');
    expect(await handCards(sofa).count()).toBe(0);
    expect(await sofa.page.locator('[data-piece]').count()).toBe(0);
    await sofa.press('Escape');
    await sofa.press('Escape');
    await sofa.see(curtainFor(sofa, 'Bea'));
  });
});

/** What only the table of Piątka z kosmosu has: alone, several games, an unbounded board, and why a card may not lie there. */
import { games } from '@tortuga/games';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { playToTheEnd, untilTurnOf } from './driver.ts';
import {
  cellAt,
  drafting,
  driver,
  handCard,
  handCards,
  hoveringCards,
  litCells,
  mainButton,
} from './drivers/piatka-z-kosmosu.ts';
import { join, layForFriends, layTable, setSail } from './laying.ts';
import { lookOf } from './look.ts';
import { playedAlone } from './playedAlone.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { curtainFor, endOf, firstOf, lift, placesIn } from './table.ts';
import { expectFits, WINDOWS } from './windows.ts';
import { LANGUAGES } from './words.ts';

const game = 'piatka-z-kosmosu';

const middleOf = async (what: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`nothing is drawn of ${what.toString()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell, once two frames have passed: the board's layer is one unit wide, a cell a hundred. */
const onPage = ({ page }: Person, { x, y }: Cell): Promise<Cell> =>
  page.evaluate(
    async ([column, row]) => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { left, top, width } = document.querySelector('[data-board]')?.getBoundingClientRect() ?? {
        left: 0,
        top: 0,
        width: 0,
      };
      return { x: left + (column + 0.5) * 100 * width, y: top + (row + 0.5) * 100 * width };
    },
    [x, y] as const,
  );

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

  /** Whoever the device is passed to lifts the curtain and does what is asked for. */
  const passToTheEnd = async (sofa: Person, names: readonly string[]): Promise<void> => {
    for (;;) {
      const curtains = names.map((name) => curtainFor(sofa, name));
      const which = await firstOf(endOf(sofa), driver.asked(sofa), ...curtains);
      if (which === 0) return;
      if (which === 1) await driver.act(sofa);
      else await lift(sofa, names[which - 2] ?? '');
    }
  };

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
      if (held === 0) await passToTheEnd(sofa, ['Ann', 'Bea']);
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

describe.skipIf(!hasChromium).each(LANGUAGES)('why a card may not lie there (%s)', (language) => {
  const stage = setStage();

  /** Before the first move of the first game: A1 lies at 0,0, in hand are A2 A3 D4 D5 E4. */
  const begin = async (): Promise<Person> => {
    const anne = await stage.enter({ language, size: language === 'pl' ? 'phone' : 'desktop' });
    await anne.open(`/learn/${game}`);
    await anne.see(handCard(anne, 'A2'));
    return anne;
  };

  const isWrong = ({ page, say }: Person, word: string): Promise<void> =>
    page
      .getByRole('alert')
      .filter({ hasText: say(`${game}:${word}`, { line: 'row', alien: '' }) })
      .first()
      .waitFor();

  const drag = async (person: Person, card: string, cell: Cell): Promise<void> => {
    const { mouse } = person.page;
    const from = await middleOf(handCard(person, card));
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x, from.y - 40, { steps: 2 });
    // A sentence that goes away as the drag begins leaves the board more room: it is followed until it lies still.
    for (let last = from, now = await onPage(person, cell); last.x !== now.x || last.y !== now.y; ) {
      await mouse.move(now.x, now.y, { steps: 3 });
      [last, now] = [now, await onPage(person, cell)];
    }
    await mouse.up();
  };

  test('by taps and by dragging: the sentence, the rule, and the cells at fault', async () => {
    const anne = await begin();
    await drafting('D5@0,0')(anne);
    await isWrong(anne, 'why-cell-taken');
    await anne.tap(handCard(anne, 'D5'));
    await drag(anne, 'D4', { x: 1, y: 0 });
    await isWrong(anne, 'why-mixed-pair');
    await drag(anne, 'A2', { x: 0, y: 1 });
    await anne.see(hoveringCards(anne));
    await drag(anne, 'A3', { x: 1, y: 1 });
    await isWrong(anne, 'why-no-old-card');
    await drag(anne, 'A3', { x: 1, y: 0 });
    await isWrong(anne, 'why-not-in-line');
    await expectAccessible(anne, 'a card that may not lie there');
    const rule = anne.page.getByRole('link', { name: anne.say('table:rule', { id: 'PZ-3' }) });
    await anne.see(rule.first());
  });

  test('what is lit can be laid on, and nothing else is lit', async () => {
    const anne = await begin();
    await anne.tap(handCard(anne, 'A2'));
    const lit = await litCells(anne).evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('data-cell') ?? ''),
    );
    expect(lit.toSorted()).toEqual(['-1,0', '0,-1', '0,1', '1,0', '2,0', '-2,0', '0,2', '0,-2'].toSorted());
    await anne.tap(cellAt(anne, '1,0'));
    await anne.see(hoveringCards(anne));
  });
});

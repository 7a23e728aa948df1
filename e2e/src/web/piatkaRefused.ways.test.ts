/** Why a card may not lie there: said where it was tried. */
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { cellAt, drafting, handCard, hoveringCards, litCells } from './drivers/piatka-z-kosmosu.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { middleOf, type Spot } from './surface.ts';
import { waysToTry } from './ways.ts';
import { LANGUAGES } from './words.ts';

const game = 'piatka-z-kosmosu';

/** The middle of a cell, once two frames have passed: the board's layer is one unit wide, a cell a hundred. */
const onPage = ({ page }: Person, { x, y }: Spot): Promise<Spot> =>
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

describe.skipIf(!hasChromium).each(waysToTry(LANGUAGES))('why a card may not lie there (%s)', (language) => {
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

  const drag = async (person: Person, card: string, cell: Spot): Promise<void> => {
    const { mouse } = person.page;
    const from = await middleOf(handCard(person, card));
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x, from.y - 40, { steps: 2 });
    // A sentence that goes away as the drag begins leaves the board more room: it is followed until it lies still.
    for (let last: Spot = from, now = await onPage(person, cell); last.x !== now.x || last.y !== now.y; ) {
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

/** Ninety cards on a phone: whatever the camera shows, every cell where the chosen card may lie can be reached and tapped. */
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { boardCards, cellAt, handCards, litCells } from './drivers/piatka-z-kosmosu.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { middleOf, openSurface, type Spot } from './surface.ts';
import { waysToTry } from './ways.ts';
import { untilGone, untilSeen, untilThere } from './waiting.ts';

const NINETY = '/gallery/piatka-z-kosmosu/ninety';
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
/** Pixels. */
const LEAST = 38;

const parseCell = (mark: string): Spot => {
  const [x = Number.NaN, y = Number.NaN] = mark.split(',').map(Number);
  return { x, y };
};

/** Column by column, down one and up the next: keys have a short way. */
const along = (one: string, other: string): number => {
  const [a, b] = [parseCell(one), parseCell(other)];
  return a.x - b.x || (a.x % 2 === 0 ? a.y - b.y : b.y - a.y);
};

const litMarks = async (person: Person): Promise<readonly string[]> => {
  const marks = await litCells(person).evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('data-cell') ?? ''),
  );
  return marks.toSorted(along);
};

/** Shift and arrows, which go over all cells. */
const keysFrom = (from: Spot, to: Spot): readonly string[] => {
  const steps = (by: number, back: string, on: string): readonly string[] =>
    Array.from({ length: Math.abs(by) }, () => `Shift+${by < 0 ? back : on}`);
  return [
    ...steps(to.x - from.x, 'ArrowLeft', 'ArrowRight'),
    ...steps(to.y - from.y, 'ArrowUp', 'ArrowDown'),
  ];
};

/** Goes there by keys, and tells how the cell lies on the page. */
const goTo = async (person: Person, from: Spot, mark: string) => {
  for (const key of keysFrom(from, parseCell(mark))) await person.page.keyboard.press(key);
  await untilThere(person.page.locator(`[data-cell="${mark}"]:focus`));
  return cellAt(person, mark).evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return { width: Math.round(width), isMet: met !== null && cell.contains(met) };
  });
};

/** Lays the chosen card by a finger, and takes it back to choose it again. */
const tryOut = async (person: Person, mark: string, digit: string): Promise<void> => {
  const { x, y } = await middleOf(cellAt(person, mark));
  await person.page.touchscreen.tap(x, y);
  await untilSeen(boardCards(person).and(cellAt(person, mark)));
  await person.page.keyboard.press('Backspace');
  await untilGone(boardCards(person).and(cellAt(person, mark)));
  await person.page.keyboard.press(digit);
  await untilSeen(litCells(person).and(cellAt(person, mark)));
};

const chosenDigit = async (person: Person): Promise<string> => {
  const chosen = await handCards(person).evaluateAll((cards) =>
    cards.findIndex((card) => card.getAttribute('aria-pressed') === 'true'),
  );
  return String(chosen + 1);
};

describe.skipIf(!hasChromium)('a layout of ninety cards on a phone', () => {
  const stage = setStage();

  test.each(waysToTry(PHONES))('every lit cell is reached and tapped: $width × $height', async (phone) => {
    const anne = await stage.enter({ size: 'phone' });
    await anne.page.setViewportSize(phone);
    await openSurface(anne, NINETY);
    const [marks, digit] = [await litMarks(anne), await chosenDigit(anne)];
    expect(marks.length).toBeGreaterThan(10);
    let from = { x: 0, y: 0 };
    for (const mark of marks) {
      const { width, isMet } = await goTo(anne, from, mark);
      expect({ mark, isMet, isWide: width >= LEAST }).toEqual({ mark, isMet: true, isWide: true });
      await tryOut(anne, mark, digit);
      from = parseCell(mark);
    }
  });
});

import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { cardAsked, handCards } from './drivers/kosmiczni-piraci.ts';
import { layTable } from './laying.ts';
import type { Person } from './person.ts';
import { looseDice, stopButton } from './drivers/piraten-kapern.ts';
import { REDRAWING, redrawsOf } from './redraws.ts';
import { setStage } from './stage.ts';

describe.skipIf(!hasChromium)('at a table that rests', () => {
  const stage = setStage();

  const sitAtDice = async (): Promise<Person> => {
    const anne = await stage.enter({ before: REDRAWING });
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'] });
    await anne.see(stopButton(anne));
    return anne;
  };

  const isPressed = (what: Locator) => async (): Promise<void> => {
    await expect.poll(() => what.getAttribute('aria-pressed')).toBe('true');
  };

  test('what opens beside board and hand draws neither again', async () => {
    const anne = await sitAtDice();
    const help = anne.page.getByRole('dialog').first();
    const redraws = await redrawsOf(
      anne,
      () => anne.press('?'),
      () => anne.see(help),
    );
    expect(redraws).toEqual([]);
  });

  test('a die that is chosen is the only die that is drawn again', async () => {
    const anne = await sitAtDice();
    const die = looseDice(anne).first();
    const piece = await die.evaluate((button) => button.closest('[data-piece]')?.getAttribute('data-piece'));
    const name = await die.getAttribute('aria-label');
    const redraws = await redrawsOf(
      anne,
      () => anne.tap(die),
      async () => {
        const now = anne.page.locator(`[data-piece="${piece}"] button`);
        await expect.poll(() => now.getAttribute('aria-label')).not.toBe(name);
      },
    );
    expect(redraws.map((part) => part.piece).filter((each) => /^die-\d$/.test(each))).toEqual([piece]);
  });

  test('a card that is chosen is the only card of the hand that is drawn again, and no planet is', async () => {
    const anne = await stage.enter({ before: REDRAWING });
    await layTable(anne, { game: 'kosmiczni-piraci', crew: [{ name: 'Anne' }, 'bot', 'bot'] });
    await anne.see(cardAsked(anne));
    const card = handCards(anne).nth(2);
    const piece = await card.getAttribute('data-piece');
    const redraws = await redrawsOf(anne, () => anne.tap(card), isPressed(card));
    const pieces = redraws.map((part) => part.piece);
    expect(pieces.filter((each) => each.startsWith('hand-'))).toEqual([piece]);
    expect(pieces.filter((each) => each.startsWith('planet-'))).toEqual([]);
  });
});

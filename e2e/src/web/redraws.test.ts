import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { cardAsked, handCards } from './drivers/kosmiczni-piraci.ts';
import {
  boardCards,
  driver as cards,
  handCards as ownCards,
  litCells,
  mainButton,
} from './drivers/piatka-z-kosmosu.ts';
import { layTable } from './laying.ts';
import type { Person } from './person.ts';
import { looseDice, stopButton } from './drivers/piraten-kapern.ts';
import { REDRAWING, redrawsOf } from './redraws.ts';
import { setStage } from './stage.ts';
import { untilGone } from './waiting.ts';

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

  const piecesOf = (what: Locator): Promise<readonly string[]> =>
    what.evaluateAll((all) => all.map((each) => each.getAttribute('data-piece') ?? ''));

  test('of ninety cards none is drawn again when a card is chosen: that card is, and the cells it lights', async () => {
    const anne = await stage.enter({ before: REDRAWING });
    await anne.open('/gallery/piatka-z-kosmosu/ninety');
    await anne.see(litCells(anne).first());
    const card = ownCards(anne).and(anne.page.locator('[aria-pressed="true"]'));
    const piece = (await card.getAttribute('data-piece')) ?? '';
    const chosen = anne.page.locator(`[data-piece="${piece}"]`);
    await anne.tap(chosen);
    await untilGone(litCells(anne));
    const redraws = await redrawsOf(
      anne,
      () => anne.tap(chosen),
      () => anne.see(litCells(anne).first()),
    );
    const drawn = redraws.map((part) => part.piece).filter((each) => /^(hand|card|cell)-/.test(each));
    expect(drawn.toSorted()).toEqual([piece, ...(await piecesOf(litCells(anne)))].toSorted());
  });

  test('cards that lie are not drawn again when others are laid', async () => {
    const anne = await stage.enter({ before: REDRAWING });
    await layTable(anne, { game: 'piatka-z-kosmosu', crew: [{ name: 'Anne' }, 'bot'] });
    await anne.see(cards.asked(anne));
    await cards.act(anne);
    await anne.see(cards.asked(anne));
    await cards.ponder(anne);
    // Those of the last play lose their mark.
    const lying = await piecesOf(
      boardCards(anne).and(anne.page.locator(':not([class*="new"], [class*="hovering"])')),
    );
    expect(lying.length).toBeGreaterThan(0);
    const before = await boardCards(anne).count();
    const redraws = await redrawsOf(
      anne,
      () => anne.tap(mainButton(anne)),
      async () => {
        await anne.see(cards.asked(anne));
        await expect.poll(() => boardCards(anne).count()).toBeGreaterThan(before);
      },
    );
    const drawn = redraws.map((part) => part.piece);
    expect(drawn.filter((each) => each.startsWith('card-')).length).toBeGreaterThan(0);
    expect(lying.filter((each) => drawn.includes(each))).toEqual([]);
  });
});

/** Playing Piątka z kosmosu by taps: cards are laid as the hint shows them, or where one says. */
import type { Locator } from 'playwright-core';
import type { Driver } from '../driver.ts';
import type { Person } from '../person.ts';

/** So few that a game is over after some turns. */
const FEW = 8;

export const handCards = ({ page }: Person): Locator => page.locator('#hand [data-piece^="hand-"]');
/** The first of its kind, as in `A1`. */
export const handCard = ({ page }: Person, card: string): Locator =>
  page.locator(`[data-piece="hand-${card}-0"]`);
/** As in `1,0`: a free cell, or what lies there. */
export const cellAt = ({ page }: Person, cell: string): Locator => page.locator(`[data-cell="${cell}"]`);
export const litCells = ({ page }: Person): Locator => page.locator('#board [data-piece^="cell-"]');
export const boardCards = ({ page }: Person): Locator => page.locator('#board [data-piece^="card-"]');
export const hoveringCards = ({ page, say }: Person): Locator =>
  page.locator('#board').getByRole('button', { name: say('piatka-z-kosmosu:cell-hovering') });

export const mainButton = ({ page }: Person): Locator => page.locator('[data-piece="play"]');
const readyButton = ({ page }: Person): Locator =>
  page.locator('[data-piece="play"]:not([aria-disabled="true"])');
export const showButton = ({ button }: Person): Locator => button('piatka-z-kosmosu:hand-show');
const anotherButton = ({ button }: Person): Locator => button('piatka-z-kosmosu:hand-show-next');

/** Nothing fits: cards are exchanged, or alone three are dropped. */
const swapAsked = ({ button }: Person): Locator => button('piatka-z-kosmosu:swap-none');
const dropAsked = ({ button }: Person): Locator => button('piatka-z-kosmosu:drop-none');

const asked = (person: Person): Locator =>
  [showButton, anotherButton, readyButton, swapAsked, dropAsked]
    .map((each) => each(person))
    .reduce((one, other) => one.or(other))
    .first();

const giveFirst = async (person: Person, count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth++) await person.tap(handCards(person).nth(nth));
};

/** Draws up the play that is shown first. */
const draftShown = async (person: Person): Promise<void> => {
  await person.tap(showButton(person));
  await person.tap(mainButton(person));
};

const act = async (person: Person): Promise<void> => {
  if (await showButton(person).isVisible()) await draftShown(person);
  else if (await swapAsked(person).isVisible()) await giveFirst(person, 1);
  else if (await dropAsked(person).isVisible()) await giveFirst(person, 3);
  await person.tap(mainButton(person));
};

const actByKeys = async (person: Person): Promise<void> => {
  if (await showButton(person).isVisible()) {
    await person.press('s');
    await person.press('Space');
  } else if (await swapAsked(person).isVisible()) await person.press('1');
  else if (await dropAsked(person).isVisible()) for (const key of ['1', '2', '3']) await person.press(key);
  await person.press('Space');
};

/** Each as in `A1@1,0`. */
export const drafting =
  (...placed: readonly string[]) =>
  async (person: Person): Promise<void> => {
    for (const each of placed) {
      const [card = '', cell = ''] = each.split('@');
      await person.tap(handCard(person, card));
      await person.tap(cellAt(person, cell));
    }
  };

export const laying =
  (...placed: readonly string[]) =>
  async (person: Person): Promise<void> => {
    await drafting(...placed)(person);
    await person.tap(mainButton(person));
  };

const giving =
  (...pieces: readonly string[]) =>
  async (person: Person): Promise<void> => {
    for (const piece of pieces) await person.tap(person.page.locator(`[data-piece="hand-${piece}"]`));
    await person.tap(mainButton(person));
  };

export const driver: Driver = {
  short: (seats) => ({ asked: { deal: 'own', cards: Array.from({ length: seats }, () => FEW) } }),
  asked,
  act,
  actByKeys,
  ponder: draftShown,
  pondered: (person) =>
    hoveringCards(person).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece'))),
  keys: ['card', 'legal', 'all', 'place', 'back', 'play', 'show', 'swap', 'discard-hand', 'discard-pile'].map(
    (key) => `piatka-z-kosmosu:key-${key}` as const,
  ),
  lesson: [
    ['piatka-z-kosmosu:learn-group', laying('A2@1,0', 'A3@2,0')],
    ['piatka-z-kosmosu:learn-cross', laying('B1@0,1', 'B2@1,1')],
    ['piatka-z-kosmosu:learn-swap', giving('E5-0', 'E5-1')],
    ['piatka-z-kosmosu:learn-four', laying('B4@3,1')],
    ['piatka-z-kosmosu:learn-bonus', giving()],
    ['piatka-z-kosmosu:learn-five', laying('A4@3,0', 'A5@4,0')],
    ['piatka-z-kosmosu:learn-discard', giving('D5-0')],
    ['piatka-z-kosmosu:learn-last', laying('D4@3,2', 'E4@3,3')],
  ],
  stray: {
    reading: 'piatka-z-kosmosu:learn-welcome',
    act: laying('A2@1,0'),
    undo: (person) => person.tap(person.button('piatka-z-kosmosu:hand-take-back')),
  },
};

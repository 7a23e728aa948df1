/** Playing Kosmiczni Piraci by taps. */
import type { Locator } from 'playwright-core';
import type { Driver } from '../driver.ts';
import type { Person } from '../person.ts';
import { choose } from '../table.ts';
import type { Word } from '../words.ts';

const PLANETS = 6;

export const handCards = ({ page, say }: Person): Locator =>
  page.getByRole('group', { name: say('kosmiczni-piraci:name-hand') }).getByRole('button');

/** 1 to 7, or T. */
export const handCard = ({ page, say }: Person, card: string): Locator =>
  page
    .getByRole('group', { name: say('kosmiczni-piraci:name-hand') })
    .getByRole('button', { name: say('kosmiczni-piraci:name-card', { card }), exact: true });

export const planet = ({ page, say }: Person, number: number): Locator => {
  const name = say(`kosmiczni-piraci:planet-${number}`);
  return page.getByRole('button', { name: say('kosmiczni-piraci:name-planet', { number, planet: name }) });
};

/** Where the merchant ship lies as long as nothing has happened. */
export const harbourOf = async (person: Person): Promise<number> => {
  const ship = person.say('kosmiczni-piraci:name-ship', { ship: 'merchant', steps: 6 });
  for (let number = 1; number <= PLANETS; number++) {
    if ((await planet(person, number).getAttribute('aria-label'))?.includes(ship)) return number;
  }
  throw new Error('the merchant ship lies nowhere');
};

/** A button whose words begin like this, once it can be pressed. */
const beginning = ({ page, say }: Person, word: Word, first: string): Locator => {
  const [begin = ''] = say(word, { [first]: '|', onto: '', from: '' }).split('|');
  return page.getByRole('button', { name: new RegExp(`^${begin}`), disabled: false });
};

/** It is his turn to lay a card, or to take a treasure. */
export const cardAsked = ({ button }: Person): Locator => button('kosmiczni-piraci:act-choose-card');
export const layButton = (person: Person): Locator => beginning(person, 'kosmiczni-piraci:act-lay', 'card');
export const takeButton = (person: Person): Locator =>
  beginning(person, 'kosmiczni-piraci:act-take', 'value');

export const lay = async (person: Person, card: Locator, number: number): Promise<void> => {
  await choose(person, card);
  await choose(person, planet(person, number));
  await person.tap(layButton(person));
};

const CARDS = ['1', '2', '3', '4', '5', '6', '7', 'T'];

/** Cards are laid in their order, onto one planet after another: what is left of them tells which comes next. */
const nextOf = async (person: Person): Promise<{ readonly card: string; readonly planet: number }> => {
  const laid = CARDS.length - (await handCards(person).count());
  return { card: CARDS[laid] ?? '', planet: (laid % PLANETS) + 1 };
};

/** Keys hurry what moves before they do anything else: pressed until it is so. */
const pressUntilChosen = async ({ press }: Person, key: string, piece: Locator): Promise<void> => {
  while ((await piece.getAttribute('aria-pressed')) !== 'true') await press(key);
};

export const chooseByKeys = async (person: Person, card: string, number: number): Promise<void> => {
  await pressUntilChosen(person, card.toLowerCase(), handCard(person, card));
  await pressUntilChosen(person, `Shift+Digit${number}`, planet(person, number));
};

const laying = (card: string, number: number) => (person: Person) =>
  lay(person, handCard(person, card), number);

const taking = (value: number) => async (person: Person) => {
  await choose(person, person.page.locator(`[data-piece="offer-${value}"]`));
  await person.tap(takeButton(person));
};

export const driver: Driver = {
  short: () => ({}),
  asked: (person) => cardAsked(person).or(takeButton(person)),
  act: async (person) => {
    if (await takeButton(person).isVisible()) return person.tap(takeButton(person));
    const { card, planet: number } = await nextOf(person);
    return lay(person, handCard(person, card), number);
  },
  actByKeys: async (person) => {
    const { card, planet: number } = await nextOf(person);
    if (await cardAsked(person).isVisible()) await chooseByKeys(person, card, number);
    await person.press('Enter');
  },
  ponder: async (person) => choose(person, handCard(person, '5')),
  pondered: ({ page }) =>
    page
      .locator('#hand [aria-pressed="true"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece'))),
  keys: ['card', 'round', 'planet', 'treasure', 'enter', 'peek'].map(
    (key) => `kosmiczni-piraci:key-${key}` as const,
  ),
  lesson: [
    ['kosmiczni-piraci:learn-first', laying('6', 1)],
    ['kosmiczni-piraci:learn-teleport', laying('T', 2)],
    ['kosmiczni-piraci:learn-sail', laying('3', 2)],
    ['kosmiczni-piraci:learn-both', laying('7', 4)],
    ['kosmiczni-piraci:learn-near', laying('5', 6)],
    ['kosmiczni-piraci:learn-end', laying('2', 6)],
    ['kosmiczni-piraci:learn-tie', taking(10)],
    ['kosmiczni-piraci:learn-again', taking(7)],
  ],
  stray: {
    reading: 'kosmiczni-piraci:learn-hand',
    act: laying('5', 2),
    // Another card and another planet are chosen instead of these.
    undo: () => Promise.resolve(),
  },
};

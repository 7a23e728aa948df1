/** Playing Kosmiczni Piraci by taps. */
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';
import { choose, endOf, firstOf } from './table.ts';
import type { Word } from './words.ts';

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

/** Lays a card a turn, one planet after another, then takes the best of what is offered, until all is shared out. */
export const layToTheEnd = async (person: Person): Promise<void> => {
  const [end, asked, take] = [endOf(person), cardAsked(person), takeButton(person)];
  for (let turn = 0; ; turn++) {
    const which = await firstOf(end, asked, take);
    if (which === 0) return;
    if (which === 1) await lay(person, handCards(person).first(), (turn % PLANETS) + 1);
    else await person.tap(take);
  }
};

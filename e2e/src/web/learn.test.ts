import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { cardAsked, handCard, lay, takeButton } from './kosmiczniPiraci.ts';
import type { Person } from './person.ts';
import { mainButton, stopButton } from './piratenKapern.ts';
import { setStage } from './stage.ts';
import { choose, firstOf } from './table.ts';
import type { Word } from './words.ts';

/** What is asked for, by the word that asks, and how it is done. */
type Lesson = readonly (readonly [Word, (person: Person) => Promise<void>])[];

/** Reads on until this is said. */
const readUntil = async (person: Person, word: Word): Promise<void> => {
  const said = person.page.getByText(person.say(word));
  const next = person.page.getByRole('button', { name: person.say('match:learn.next'), exact: true });
  while ((await firstOf(said, next)) === 1) await person.tap(next);
};

const laying = (card: string, planet: number) => (person: Person) =>
  lay(person, handCard(person, card), planet);
const taking = (value: number) => async (person: Person) => {
  await choose(person, person.page.locator(`[data-piece="offer-${value}"]`));
  await person.tap(takeButton(person));
};

const KOSMICZNI_PIRACI: Lesson = [
  ['kosmiczni-piraci:learn-first', laying('6', 1)],
  ['kosmiczni-piraci:learn-teleport', laying('T', 2)],
  ['kosmiczni-piraci:learn-sail', laying('3', 2)],
  ['kosmiczni-piraci:learn-both', laying('7', 4)],
  ['kosmiczni-piraci:learn-near', laying('5', 6)],
  ['kosmiczni-piraci:learn-end', laying('2', 6)],
  ['kosmiczni-piraci:learn-tie', taking(10)],
  ['kosmiczni-piraci:learn-again', taking(7)],
];

const choosing =
  (...dice: readonly number[]) =>
  async (person: Person): Promise<void> => {
    for (const die of dice) await person.tap(person.page.locator(`[data-die="${die}"]`).getByRole('button'));
  };
const rolling =
  (...dice: readonly number[]) =>
  async (person: Person) => {
    await choosing(...dice)(person);
    await person.tap(mainButton(person));
  };
const closingChest = async (person: Person): Promise<void> => {
  await choosing(1, 2, 3)(person);
  await person.tap(person.page.locator('[data-piece="chest"]').first());
  await person.tap(mainButton(person));
};
const stopping = (person: Person): Promise<void> => person.tap(stopButton(person));

const PIRATEN_KAPERN: Lesson = [
  ['piraten-kapern:learn-roll', rolling(4, 5, 6, 7)],
  ['piraten-kapern:learn-stop', stopping],
  ['piraten-kapern:learn-lay', closingChest],
  ['piraten-kapern:learn-dare', rolling()],
  ['piraten-kapern:learn-swords', rolling(3, 4, 5)],
  ['piraten-kapern:learn-won', stopping],
];

describe.skipIf(!hasChromium)('a first game', () => {
  const stage = setStage();

  const toTheEnd = async (person: Person, lesson: Lesson): Promise<void> => {
    for (const [word, act] of lesson) {
      await readUntil(person, word);
      await act(person);
    }
    await readUntil(person, 'match:learn.done');
    await expectAccessible(person, 'the end of a first game');
    await person.tap(person.button('match:learn.play'));
  };

  test('of Kosmiczni Piraci goes to its end, explains what was not asked for, and leads to a real one', async () => {
    const anne = await stage.enter();
    await anne.open('/learn/kosmiczni-piraci');
    const asked: Word = 'kosmiczni-piraci:learn-first';
    await readUntil(anne, asked);
    await laying('5', 2)(anne);
    await anne.see(anne.page.getByText(anne.say('match:learn.kindly', { ask: anne.say(asked) })).first());
    await toTheEnd(anne, KOSMICZNI_PIRACI);
    await anne.see(cardAsked(anne));
    expect(new URL(anne.page.url()).pathname).toMatch(/^\/local\//);
  });

  test('of Piraten Kapern goes to its end on a phone, in Polish; who does not listen is told to', async () => {
    const anne = await stage.enter({ size: 'phone', language: 'pl' });
    await anne.open('/learn/piraten-kapern');
    await readUntil(anne, 'piraten-kapern:learn-values');
    await rolling(4, 5)(anne);
    await anne.see(anne.page.getByText(anne.say('match:learn.read')).first());
    await choosing(4, 5)(anne);
    await toTheEnd(anne, PIRATEN_KAPERN);
    await anne.see(anne.page.locator('[data-piece]').first());
    expect(new URL(anne.page.url()).pathname).toMatch(/^\/local\//);
  });
});

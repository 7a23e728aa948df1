/** Choosing a game on the home page, and one's matches there. */
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';
import type { Word } from './words.ts';

/** The radio button of a game. */
export const choiceOf = ({ page }: Person, game: string): Locator => page.locator(`input[value="${game}"]`);

/** At once, against bots. */
export const playNow = async (person: Person, game: string): Promise<void> => {
  await person.open('/');
  await person.tap(person.page.locator('label', { has: choiceOf(person, game) }));
  await person.tap(person.button('web:home.play'));
};

const region = ({ page, say }: Person): Locator => page.getByRole('region', { name: say('web:home.mine') });

/** The match of these people, where it says what one can do there. */
export const mine = (person: Person, people: string, cue: Word): Locator =>
  region(person)
    .getByRole('link', { name: people })
    .filter({ hasText: person.say(cue) });

/** And it is not there any more. */
export const putAway = async (person: Person, people: string): Promise<void> => {
  const { page, say, tap } = person;
  await tap(region(person).getByRole('button', { name: people }));
  const dialog = page.getByRole('dialog', { name: say('web:mine.remove.title') });
  await tap(dialog.getByRole('button', { name: say('web:mine.remove.do') }));
  await region(person).getByRole('link', { name: people }).waitFor({ state: 'detached' });
};

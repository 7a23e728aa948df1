/** What is chosen from the menu of a match. */
import type { Person } from './person.ts';
import type { Word } from './words.ts';

export const fromMenu = async (person: Person, word: Word): Promise<void> => {
  const { page, say, tap } = person;
  await tap(page.getByRole('button', { name: say('web:menu'), exact: true }));
  await tap(page.getByRole('navigation').getByRole('button', { name: say(word) }));
};

/** The question that it asks back. */
export const confirm = (person: Person, title: Word, word: Word): Promise<void> =>
  person.tap(
    person.page
      .getByRole('dialog', { name: person.say(title) })
      .getByRole('button', { name: person.say(word), exact: true }),
  );

/** Going through a first game. */
import type { Driver } from './driver.ts';
import type { Person } from './person.ts';
import { firstOf } from './table.ts';
import type { Word } from './words.ts';

/** Reads on until this is said. */
export const readUntil = async (person: Person, word: Word): Promise<void> => {
  const said = person.page.getByText(person.say(word));
  const next = person.page.getByRole('button', { name: person.say('match:learn.next'), exact: true });
  while ((await firstOf(said, next)) === 1) await person.tap(next);
};

/** Does all that it asks for. */
export const learn = async ({ lesson }: Driver, person: Person): Promise<void> => {
  for (const [word, act] of lesson) {
    await readUntil(person, word);
    await act(person);
  }
  await readUntil(person, 'match:learn.done');
};

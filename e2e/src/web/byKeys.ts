/** Ways that lead there without a pointer. */
import type { Locator } from 'playwright-core';
import { choiceOf } from './home.ts';
import type { Person } from './person.ts';

/** More than any page has. */
const MOST_STOPS = 80;

export const isFocused = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element === document.activeElement);

/** Goes there as a keyboard does: one stop after another. */
export const tabTo = async ({ press, see }: Person, what: Locator): Promise<void> => {
  await see(what);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(what)) return;
    await press('Tab');
  }
  throw new Error(`no number of tabs leads to ${what.toString()}`);
};

/** From home: the games are one stop, and arrows go from one to the next. */
export const playByKeys = async (person: Person, game: string): Promise<void> => {
  const { page, press, open, button } = person;
  await open('/');
  const games = page.getByRole('group', { name: person.say('web:home.choose') });
  await tabTo(person, games.getByRole('radio', { checked: true }));
  while (!(await choiceOf(person, game).isChecked())) await press('ArrowRight');
  await tabTo(person, button('web:home.play'));
  await press('Enter');
};

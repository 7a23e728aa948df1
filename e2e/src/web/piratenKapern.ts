/** Playing Piraten Kapern by taps. */
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';
import { endOf, firstOf } from './table.ts';

/** Those that may be rolled again: all but skulls. */
export const looseDice = ({ page, say }: Person): Locator =>
  page
    .locator('[data-die]')
    .getByRole('button', { name: new RegExp(`^(?!.*, ${say('piraten-kapern:face-skull')},)`) });

export const chosenDice = ({ page }: Person): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-fate="to-roll"]')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute('data-die')));

/** Of those at the table the first who is to decide. */
const whoseTurn = async (people: readonly Person[]): Promise<Person> => {
  for (;;) for (const person of people) if (await stopButton(person).isVisible()) return person;
};

/** The others stop at once until it is his turn. */
export const untilTurnOf = async (person: Person, others: readonly Person[]): Promise<void> => {
  for (;;) {
    const next = await whoseTurn([person, ...others]);
    if (next === person) return;
    await next.tap(stopButton(next));
  }
};

/** Enabled: it is his turn, and nothing moves. */
export const stopButton = ({ page, say }: Person): Locator =>
  page.locator('#hand').getByRole('button', { name: say('piraten-kapern:stop'), disabled: false });

export const mainButton = ({ page }: Person): Locator => page.locator('[data-piece="main-button"]');

/** Stops at once in every turn, until somebody has won. */
export const stopToTheEnd = async (person: Person): Promise<void> => {
  const [end, stop] = [endOf(person), stopButton(person)];
  while ((await firstOf(end, stop)) === 1) await person.tap(stop);
};

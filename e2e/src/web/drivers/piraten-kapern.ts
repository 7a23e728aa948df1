/** Playing Piraten Kapern by taps. */
import type { Locator } from 'playwright-core';
import type { Driver } from '../driver.ts';
import type { Person } from '../person.ts';

/** Those that may be rolled again: all but skulls. */
export const looseDice = ({ page, say }: Person): Locator =>
  page
    .locator('[data-die]')
    .getByRole('button', { name: new RegExp(`^(?!.*, ${say('piraten-kapern:face-skull')},)`) });

export const chosenDice = ({ page }: Person): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-fate="to-roll"]')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute('data-die')));

/** Enabled: it is his turn, and nothing moves. */
export const stopButton = ({ page, say }: Person): Locator =>
  page.locator('#hand').getByRole('button', { name: say('piraten-kapern:stop'), disabled: false });

export const mainButton = ({ page }: Person): Locator => page.locator('[data-piece="main-button"]');

const choosing =
  (...dice: readonly number[]) =>
  async ({ page, tap }: Person): Promise<void> => {
    for (const die of dice) await tap(page.locator(`[data-die="${die}"]`).getByRole('button'));
  };

const rolling =
  (...dice: readonly number[]) =>
  async (person: Person): Promise<void> => {
    await choosing(...dice)(person);
    await person.tap(mainButton(person));
  };

const closingChest = async (person: Person): Promise<void> => {
  await choosing(1, 2, 3)(person);
  await person.tap(person.page.locator('[data-piece="chest"]').first());
  await person.tap(mainButton(person));
};

const stopping = (person: Person): Promise<void> => person.tap(stopButton(person));

export const driver: Driver = {
  // A quick race.
  short: () => ({ options: [['piraten-kapern:option.target', '500']] }),
  asked: stopButton,
  act: stopping,
  actByKeys: ({ press }) => press('s'),
  ponder: async (person) => {
    for (const nth of [0, 1]) await person.tap(looseDice(person).nth(nth));
  },
  pondered: chosenDice,
  keys: ['piraten-kapern:key-dice'],
  lesson: [
    ['piraten-kapern:learn-roll', rolling(4, 5, 6, 7)],
    ['piraten-kapern:learn-stop', stopping],
    ['piraten-kapern:learn-lay', closingChest],
    ['piraten-kapern:learn-dare', rolling()],
    ['piraten-kapern:learn-swords', rolling(3, 4, 5)],
    ['piraten-kapern:learn-won', stopping],
  ],
  stray: { reading: 'piraten-kapern:learn-values', act: rolling(4, 5), undo: choosing(4, 5) },
};

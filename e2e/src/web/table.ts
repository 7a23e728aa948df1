/** What every table has, whichever game lies on it. */
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';
import { untilSeen } from './waiting.ts';

/** The end of a game has come when it can be played again. */
export const endOf = ({ button }: Person): Locator =>
  button('match:end.again').or(button('match:end.follow'));

/** Presses a piece until it is chosen: the first tap may only hurry what still moves. */
export const choose = async (person: Person, piece: Locator): Promise<void> => {
  while ((await piece.getAttribute('aria-pressed')) !== 'true') await person.tap(piece);
};

/** Whichever of these comes first. */
export const firstOf = async (...awaited: readonly Locator[]): Promise<number> => {
  const any = awaited.reduce((one, other) => one.or(other));
  await untilSeen(any.first());
  for (const [index, each] of awaited.entries()) if (await each.first().isVisible()) return index;
  // Gone again in between: what comes next is as good.
  return firstOf(...awaited);
};

/** The curtain before somebody's turn. */
export const curtainFor = ({ button }: Person, name: string): Locator =>
  button('table:curtain-open', { name });

export const lift = (person: Person, name: string): Promise<void> => person.tap(curtainFor(person, name));

/** The end of a game as it is told: who came where, with how many points. */
export const placesIn = async ({ page, say, see }: Person): Promise<readonly string[]> => {
  const plate = page.getByRole('heading', { name: say('match:end.places') });
  await see(plate);
  const rows = page.locator('ol > li').filter({ has: page.locator('b') });
  return rows.evaluateAll((found) =>
    found.map((row) =>
      [row.firstChild, row.querySelector('b'), row.lastChild].map((part) => part?.textContent).join(' '),
    ),
  );
};

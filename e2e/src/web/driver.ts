/** How a game is played by whoever tests the page: what a table's own driver knows, and found by the game's id. */
import type { Locator } from 'playwright-core';
import type { HouseRules } from './laying.ts';
import type { Person } from './person.ts';
import { curtainFor, endOf, firstOf, lift } from './table.ts';
import { TABLES } from './tables.ts';
import type { Word } from './words.ts';

/** What a first game asks for, by the word that asks, and how it is done. */
type Lesson = readonly [Asked, Asked, ...(readonly Asked[])];
type Asked = readonly [Word, (person: Person) => Promise<void>];

export interface Driver {
  /** House rules that make a short game of it for so many; none where every game is short. */
  readonly short: (seats: number) => HouseRules;
  /** Somebody is asked for a move, and nothing moves. */
  readonly asked: (person: Person) => Locator;
  /** Does what is asked for, in the quickest way. */
  readonly act: (person: Person) => Promise<void>;
  readonly actByKeys: (person: Person) => Promise<void>;
  /** The first half of a decision, and what there is of it. */
  readonly ponder: (person: Person) => Promise<void>;
  readonly pondered: (person: Person) => Promise<readonly (string | null)[]>;
  /** The words of its list of keys. */
  readonly keys: readonly Word[];
  readonly lesson: Lesson;
  /** Something else than the first lesson asks for, and how it is taken back; the word is of a step before that. */
  readonly stray: {
    readonly reading: Word;
    readonly act: (person: Person) => Promise<void>;
    readonly undo: (person: Person) => Promise<void>;
  };
}

const isDriver = (found: unknown): found is { readonly driver: Driver } =>
  typeof found === 'object' && found !== null && 'driver' in found;

/** A table without one fails every test of it: it is written beside the others, under the game's id. */
const driverOf = async (id: string): Promise<Driver> => {
  const found: unknown = await import(`./drivers/${id}.ts`);
  if (!isDriver(found)) throw new Error(`e2e/src/web/drivers/${id}.ts exports no driver`);
  return found.driver;
};

export interface Driven {
  readonly game: string;
  /** Its number among the tables. */
  readonly turn: number;
  readonly driver: Driver;
}

export const DRIVEN: readonly Driven[] = await Promise.all(
  TABLES.map(async (game, turn) => ({ game, turn, driver: await driverOf(game) })),
);

export const isAlwaysShort = ({ short }: Driver): boolean => Object.keys(short(2)).length === 0;

/** Does what is asked for until the game is over. */
export const playToTheEnd = async ({ asked, act }: Driver, person: Person): Promise<void> => {
  while ((await firstOf(endOf(person), asked(person))) === 1) await act(person);
};

/** Whoever the device is passed to lifts the curtain and does what is asked for. */
export const passToTheEnd = async (
  { asked, act }: Driver,
  sofa: Person,
  names: readonly string[],
): Promise<void> => {
  for (;;) {
    const curtains = names.map((name) => curtainFor(sofa, name));
    const which = await firstOf(endOf(sofa), asked(sofa), ...curtains);
    if (which === 0) return;
    if (which === 1) await act(sofa);
    else await lift(sofa, names[which - 2] ?? '');
  }
};

/** Of those at the table the first who is asked for a move. */
const whoIsAsked = async ({ asked }: Driver, people: readonly Person[]): Promise<Person> => {
  const first = await Promise.race(
    people.map(async (person) => {
      await person.see(asked(person).first());
      return person;
    }),
  );
  return first;
};

/** The others do what they are asked for until it is his turn. */
export const untilTurnOf = async (
  driver: Driver,
  person: Person,
  others: readonly Person[],
): Promise<void> => {
  for (;;) {
    const next = await whoIsAsked(driver, [person, ...others]);
    if (next === person) return;
    await driver.act(next);
  }
};

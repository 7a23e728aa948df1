/** The menu: which game, how many people, against whom. */
import { LEVELS, type Level } from '@tortuga/bots';
import type { AnyGame } from '@tortuga/engine';
import { games } from '@tortuga/games';
import type { Io } from './io.ts';
import { makePaint } from './paint.ts';
import { botSitter, CORSAIR, isName, type Sitter } from './sitters.ts';

export interface Choice {
  readonly game: AnyGame;
  readonly sitters: readonly Sitter[];
}

/** undefined if the player leaves. */
export const chooseTable = async (io: Io): Promise<Choice | undefined> => {
  io.out(`${makePaint(io.colours)('bold', 'Tortuga')}: a pirate haven among the stars. Leave with q.`);
  const game = await chooseFrom(io, 'Game', games, (each) =>
    each.use(({ game: { seats, minutes }, terminal }) => {
      const facts = `${seats.min} to ${seats.max} players, ${minutes.join(' to ')} minutes`;
      return `${terminal.name} (${facts}). ${terminal.blurb}`;
    }),
  );
  if (game === undefined) return undefined;
  const { min, max } = game.use(({ game: { seats } }) => seats);
  const seats = await chooseNumber(io, 'How many players, bots included', min, max);
  if (seats === undefined) return undefined;
  const people = await chooseNumber(io, 'How many of them are people at this keyboard', 1, seats);
  if (people === undefined) return undefined;
  const names = await chooseNames(io, people);
  if (names === undefined || people === seats) return names && { game, sitters: names };
  const level = await chooseFrom(io, 'Level of the bots', LEVELS, (each) => LEVEL_TEXTS[each]);
  if (level === undefined) return undefined;
  return {
    game,
    sitters: [...names, ...Array.from({ length: seats - people }, (_, bot) => botSitter(level, bot))],
  };
};

const LEVEL_TEXTS: Readonly<Record<Level, string>> = {
  deckhand: 'deckhand: kind, and a little careless',
  bosun: 'bosun: thinks one move ahead',
};

/** The only one there is needs no question. */
const chooseFrom = async <V>(
  io: Io,
  what: string,
  items: readonly V[],
  describe: (item: V) => string,
): Promise<V | undefined> => {
  io.out(`\n${what}:`);
  for (const [index, item] of items.entries()) io.out(`  ${index + 1}  ${describe(item)}`);
  if (items.length === 1) return items[0];
  const chosen = await chooseNumber(io, `Which ${what.toLowerCase()}`, 1, items.length);
  return chosen === undefined ? undefined : items[chosen - 1];
};

const chooseNumber = async (io: Io, what: string, min: number, max: number): Promise<number | undefined> => {
  if (min === max) return min;
  for (;;) {
    const typed = await io.ask(`${what} (${min} to ${max}) [${min}]? `);
    if (typed === undefined || typed.trim() === 'q') return undefined;
    const value = typed.trim() === '' ? min : Number(typed);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    io.out(`Type a number from ${min} to ${max}, or q to leave.`);
  }
};

const chooseNames = async (io: Io, people: number): Promise<readonly Sitter[] | undefined> => {
  const sitters: Sitter[] = [];
  while (sitters.length < people) {
    const number = sitters.length + 1;
    const usual = people === 1 ? CORSAIR : `${CORSAIR} ${number}`;
    const typed = await io.ask(`Name of player ${number} [${usual}]? `);
    if (typed === undefined) return undefined;
    const name = typed.trim() === '' ? usual : typed;
    if (isName(name)) sitters.push({ name: name.trim() });
    else io.out('A name has 1 to 20 characters.');
  }
  return sitters;
};

/** Who sits down to play. */
import { LEVELS, type Level } from '@tortuga/bots';
import type { Game, Types } from '@tortuga/engine';
import type { Args } from './command.ts';
import { parseSeats, UsageError } from './usage.ts';

/** A person by name, or a bot of a level. */
export interface Sitter {
  readonly name: string;
  readonly level?: Level;
}

/** What a person is called who has not said. */
export const CORSAIR = 'Corsair';

export const parseSitters = <T extends Types>(game: Game<T>, { text }: Args): readonly Sitter[] => {
  const people = (text('people') ?? CORSAIR).split(',').map((name) => ({ name: parseName(name) }));
  const named = text('bots')?.split(',').map(parseLevel);
  const missing = Math.max(0, game.seats.min - people.length);
  const bots = (named ?? Array.from({ length: missing }, () => 'bosun' as const)).map(botSitter);
  const sitters = [...people, ...bots];
  parseSeats(game, String(sitters.length));
  return sitters;
};

/** At most 20 characters, and none that cannot be seen. */
export const isName = (text: string): boolean => /^[^\p{C}]{1,20}$/u.test(text.trim());

const parseName = (text: string): string => {
  if (!isName(text)) throw new UsageError(`A name has 1 to 20 characters: "${text}" does not.`);
  return text.trim();
};

const parseLevel = (text: string): Level => {
  const level = LEVELS.find((each) => each === text);
  if (level === undefined)
    throw new UsageError(`There is no level "${text}". The levels are: ${LEVELS.join(', ')}.`);
  return level;
};

/** Bots are called by their level and their number. */
export const botSitter = (level: Level, index: number): Sitter => ({
  name: `${level.charAt(0).toUpperCase()}${level.slice(1)} ${index + 1}`,
  level,
});

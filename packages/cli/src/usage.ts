/** Wrong usage: a sentence that names the fault and the way out, and exit code 2. */
import { type AnyGame, type Game, type OptionRefusal, parseOptionsText, type Types } from '@tortuga/engine';
import { games } from '@tortuga/games';

export class UsageError extends Error {}

export const findGame = (id: string | undefined): AnyGame => {
  const known = games.map((game) => game.id).join(', ');
  if (id === undefined) throw new UsageError(`Which game? Name one of: ${known}.`);
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new UsageError(`There is no game "${id}". The games are: ${known}.`);
  return game;
};

/** A whole number within bounds. */
export const parseCount = (text: string, what: string, min: number, max: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${what} must be a whole number from ${min} to ${max}, not "${text}".`);
};

export const parseSeats = <T extends Types>({ id, seats }: Game<T>, text: string): number => {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= seats.min && value <= seats.max) return value;
  const range = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
  throw new UsageError(`${id} is for ${range} players, not "${text}".`);
};

export const parseGameOptions = <T extends Types>(
  game: Game<T>,
  text: string,
  seats: number,
): T['options'] => {
  const parsed = parseOptionsText(game.options, text, seats);
  if (!parsed.ok) throw new UsageError(explainOption(parsed.refusal));
  return parsed.value;
};

const explainOption = (refusal: OptionRefusal): string => {
  switch (refusal.code) {
    case 'options-not-json':
      return 'The options are not JSON. Write them like \'{"name": value}\'.';
    case 'options-not-an-object':
      return 'The options must be a JSON object, like \'{"name": value}\'.';
    case 'unknown-option':
      return `There is no option "${refusal.option}". The options are: ${refusal.known.join(', ') || 'none'}.`;
    case 'not-a-flag':
      return `The option "${refusal.option}" must be true or false.`;
    case 'not-a-whole-number':
      return `The option "${refusal.option}" must be a whole number.`;
    case 'out-of-range':
      return `The option "${refusal.option}" must be from ${refusal.min} to ${refusal.max}.`;
    case 'off-step':
      return `The option "${refusal.option}" goes from ${refusal.min} in steps of ${refusal.step}.`;
    case 'unknown-choice':
      return `The option "${refusal.option}" must be one of: ${refusal.choices.join(', ')}.`;
    case 'not-one-per-seat':
      return `The option "${refusal.option}" must be a list of ${refusal.seats} numbers, one a seat.`;
    case 'bad-data':
    case 'options-clash':
      return `The option "${refusal.option}" cannot stand: ${refusal.reason}.`;
  }
};

/** Options in words. */
import { type Game, type OptionRefusal, parseOptions, type Types } from '@tortuga/engine';

type Parsed<V> = { readonly ok: true; readonly value: V } | { readonly ok: false; readonly reason: string };

export const fullOptionsText = <T extends Types>(
  game: Game<T>,
  text: string,
  seats: number,
): Parsed<T['options']> => {
  const given = parseJson(text);
  if (given === undefined) {
    return { ok: false, reason: `The options are not JSON: ${text}. Write them like '{"name": value}'.` };
  }
  const parsed = parseOptions(game.options, given.value, seats);
  return parsed.ok ? parsed : { ok: false, reason: explainOption(parsed.refusal) };
};

const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const explainOption = (refusal: OptionRefusal): string => {
  switch (refusal.code) {
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

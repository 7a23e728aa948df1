/** Options in words. */
import type { OptionRefusal } from '@tortuga/engine';

export const explainOption = (refusal: OptionRefusal): string => {
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

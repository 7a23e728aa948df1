/** The value of an option in words. */
import type { FieldShape } from '@tortuga/engine';
import type { Say } from '@tortuga/table';
import type { Word } from '../words/words.ts';

export const sayOption = (
  shape: FieldShape,
  value: unknown,
  choiceLabel: (choice: string) => string,
  say: Say<Word>,
): string => {
  switch (shape.kind) {
    case 'flag':
      return say(value === true ? 'yes' : 'no');
    case 'count':
      return String(value);
    case 'choice':
      return choiceLabel(String(value));
    case 'per-seat':
      return Array.isArray(value) ? value.join(' · ') : '';
    case 'data':
      return say('option.preset');
  }
};

/** Why not, in words, and the rule it goes back to. */
import type { Explained } from '@tortuga/table';
import type { Refusal } from '../../types.ts';
import type { Speak } from './messages.ts';

export const explain = (refusal: Refusal, _names: readonly string[], _say: Speak): Explained => ({
  text: refusal.code,
  rule: undefined,
});

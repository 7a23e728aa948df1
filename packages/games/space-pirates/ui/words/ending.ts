/** How it ended and what decided it. */
import type { View } from '../../types.ts';
import type { Speak } from './messages.ts';

export const ending = (by: string, _view: View, _names: readonly string[], _say: Speak): string => by;

/** What was heard, as a line of the log. */
import type { Told } from '@tortuga/table';
import type { Heard } from '../../types.ts';
import type { Speak } from './messages.ts';

export const tell = (heard: Heard, _names: readonly string[], _say: Speak): Told => ({
  seat: 'seat' in heard ? heard.seat : undefined,
  text: heard.kind,
});

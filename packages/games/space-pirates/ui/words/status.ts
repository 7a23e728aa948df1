/** How it stands, in a few words: beside the game's name and on a seat's badge. */
import type { View } from '../../types.ts';
import type { Speak } from './messages.ts';

export const caption = ({ round }: View, say: Speak): string => say('caption', { round });

export const badge = ({ pirates }: View, seat: number, say: Speak): { score: number; line: string } => {
  const { mc = 0, holdCount = 0, backs = [] } = pirates[seat] ?? {};
  return { score: mc, line: say('badge', { cargo: holdCount, energy: backs.length }) };
};

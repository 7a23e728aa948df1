/** How it stands, in a few words: beside the game's name and on a seat's badge. */
import { goalOf } from '../../ending.ts';
import type { View } from '../../types.ts';
import type { Speak } from './messages.ts';
import { baseNumber } from './names.ts';

/** Market cards, hands, Hangars and the first Freighters come before the first turn. */
const isStarting = ({ phase }: View): boolean => {
  switch (phase.name) {
    case 'setup':
    case 'deal':
    case 'hangar':
      return true;
    case 'draw':
    case 'place':
    case 'flick':
      return phase.why === 'start';
    default:
      return false;
  }
};

export const caption = (view: View, say: Speak): string => {
  const { round, options, seats, phase } = view;
  if (phase.name === 'over') return say('caption-over');
  const goal = goalOf(options, seats);
  return isStarting(view) ? say('caption-start', { goal }) : say('caption', { round, goal });
};

/** By MC, as they decide. */
export const badge = ({ pirates }: View, seat: number, say: Speak): { score: number; line: string } => {
  const { mc = 0, holdCount = 0, backs = [], base = null, chased = false } = pirates[seat] ?? {};
  const parts = [
    say('badge', { mc, cargo: holdCount, energy: backs.length }),
    ...(base === null ? [] : [say('badge-base', { base: baseNumber(base) })]),
    ...(chased ? [say('badge-chased')] : []),
  ];
  return { score: mc, line: parts.join(' · ') };
};

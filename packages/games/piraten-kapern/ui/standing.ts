/** How it stands, in words: beside the game's name, on the badges, and in the end. */
import type { View } from '../types.ts';
import { namesText } from './listing.ts';
import type { SayHere } from './words.ts';

export const caption = ({ round, target, finalRound, ended }: View, say: SayHere): string => {
  if (ended !== null) return say('caption-over', { target });
  return finalRound === null ? say('caption', { round, target }) : say('caption-final', { target });
};

const turnText = ({ card, island }: View, say: SayHere): string => {
  if (card === null) return say('badge-draws');
  return island ? say('badge-island') : say('badge-card', { card: say(`card-${card}`) });
};

const raceText = ({ target, finalRound }: View, seat: number, total: number, say: SayHere): string => {
  if (finalRound === seat) return say('badge-final');
  return total < target ? say('badge-to-go', { points: target - total }) : say('badge-there');
};

export const badge = (view: View, seat: number, say: SayHere): { score: number; line: string } => {
  const score = view.totals[seat] ?? 0;
  const isPlaying = view.seat === seat && view.ended === null;
  return { score, line: isPlaying ? turnText(view, say) : raceText(view, seat, score, say) };
};

/** `agreed` is no end of the game's: its people stopped. */
export const ending = (by: string, view: View, names: readonly string[], say: SayHere): string => {
  const score = Math.max(...view.totals);
  const leaders = names.filter((_, seat) => view.totals[seat] === score);
  const won = { winners: namesText(leaders, say), count: leaders.length, score };
  if (by === 'target') return say('ending-target', { ...won, target: view.target });
  return say(by === 'limit' ? 'ending-limit' : 'ending-agreed', won);
};

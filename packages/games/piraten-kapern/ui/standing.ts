/** How it stands, in words: beside the game's name, on the badges, and in the end. */
import type { End, View } from '../types.ts';
import { namesText } from './listing.ts';
import type { Key, SayHere } from './words.ts';

export const caption = ({ round, target, finalRound, ended }: View, say: SayHere): string => {
  if (ended !== null) return say('caption-over', { target });
  return say(finalRound === null ? 'caption' : 'caption-final', { round, target });
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

/** Also for a table that agreed to stop. */
const ENDINGS: Readonly<Record<End, Key>> & Readonly<Record<string, Key>> = {
  target: 'ending-target',
  limit: 'ending-limit',
};

export const ending = (by: string, view: View, names: readonly string[], say: SayHere): string => {
  const score = Math.max(...view.totals);
  const winners = names.filter((_, seat) => view.totals[seat] === score);
  return say(ENDINGS[by] ?? 'ending-agreed', {
    winners: namesText(winners, say),
    count: winners.length,
    score,
    target: view.target,
  });
};

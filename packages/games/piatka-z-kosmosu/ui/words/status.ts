/** How it stands, in a few words: beside the game's name and on a seat's badge. */
import type { SheetRow } from '@tortuga/table';
import type { View } from '../../types.ts';
import { isAlone } from '../draft.ts';
import type { Speak } from './messages.ts';

/** Alone the discard pile counts (PZ-39), in a match the games before (PZ-28), else the cards that are left. */
export const pointsOf = (view: View, seat: number): number => {
  if (isAlone(view)) return view.spent.length;
  if (view.games > 1) return view.totals[seat] ?? 0;
  return (view.handCounts[seat] ?? 0) + (view.pileCounts[seat] ?? 0);
};

const standingText = (view: View, say: Speak): string => {
  if (view.ended !== null) return say('caption-over');
  if (view.due === 'deal') return say('caption-deal');
  const count = view.board.length;
  return isAlone(view) ? say('caption-solo', { count }) : say('caption-board', { count });
};

export const caption = (view: View, say: Speak): string => {
  const { game, games } = view;
  const standing = standingText(view, say);
  return games > 1 ? say('caption-game', { game, games, standing }) : standing;
};

export const badge = (view: View, seat: number, say: Speak): { score: number; line: string } => ({
  score: pointsOf(view, seat),
  line: say('badge', { hand: view.handCounts[seat] ?? 0, pile: view.pileCounts[seat] ?? 0 }),
});

/** PZ-28: a row for each game that is over. */
export const sheet = ({ games, points }: View, say: Speak): readonly SheetRow[] | undefined =>
  games === 1
    ? undefined
    : points.map((scores, index) => ({ label: say('sheet-game', { game: index + 1 }), scores }));

/** How it ended and what decided it. */
import type { View } from '../../types.ts';
import type { Speak } from './messages.ts';
import { seatName, seatNames } from './names.ts';
import { pointsOf } from './status.ts';

const fewest = (points: readonly number[]): readonly number[] =>
  [...points.keys()].filter((seat) => points[seat] === Math.min(...points));

/** One game, by the cards that are left. */
export const howItEnded = (
  by: string,
  left: readonly number[],
  names: readonly string[],
  say: Speak,
): string => {
  switch (by) {
    case 'out':
      return say('ending-out', { name: seatName(names, left.indexOf(0)) });
    case 'solo':
      return say('ending-solo', { count: left[0] ?? 0 });
    case 'stalemate':
      return say('ending-stalemate');
    case 'stalled':
      return say('ending-stalled');
    case 'games':
      return say('ending-games');
    case 'agreed':
      return say('ending-agreed');
    default:
      return say('ending-other');
  }
};

/** PZ-26 to PZ-28: fewest cards, or fewest points, win; equal ones share the win. */
const decidedBy = (view: View, points: readonly number[], names: readonly string[], say: Speak): string => {
  const best = fewest(points);
  return say(view.games > 1 ? 'ending-fewest-points' : 'ending-fewest-cards', {
    seats: best.length,
    names: seatNames(names, best, say),
    count: Math.min(...points),
  });
};

export const ending = (by: string, view: View, names: readonly string[], say: Speak): string => {
  const points = view.handCounts.map((_, seat) => pointsOf(view, seat));
  const how = howItEnded(by, points, names, say);
  const isPlain = view.ended === null || by === 'out' || by === 'solo';
  return isPlain ? how : `${how} ${decidedBy(view, points, names, say)}`;
};

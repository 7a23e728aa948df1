/** How it ended and what decided it. */
import { MERCHANT, type View } from '../../types.ts';
import type { Speak } from './messages.ts';
import { seatName } from './names.ts';
import { pointsOf } from './status.ts';

export const ending = (by: string, view: View, names: readonly string[], say: Speak): string =>
  [howOf(by, view, say), tenOf(view, names, say), tieOf(view, names, say)]
    .filter((sentence) => sentence !== undefined)
    .join(' ');

const howOf = (by: string, { steps }: View, say: Speak): string => {
  if (by === 'ship') return say('ending-ship', { ship: steps.merchant === 0 ? 'merchant' : 'pirate' });
  if (by === 'cards') return say('ending-cards');
  return by === 'agreed' ? say('ending-agreed') : say('ending-other');
};

const tenOf = (view: View, names: readonly string[], say: Speak): string | undefined => {
  if (view.ended === null || view.sharing !== null) return undefined;
  const seat = view.loot.findIndex((values) => values.includes(MERCHANT));
  return seat < 0 ? say('ending-ten-lost') : say('ending-ten', { name: seatName(names, seat) });
};

/** KP-33, KP-34: of equal points, more different treasures. */
const tieOf = (view: View, names: readonly string[], say: Speak): string | undefined => {
  const points = view.loot.map((_, seat) => pointsOf(view, seat));
  const tied = [...points.keys()].filter((seat) => points[seat] === Math.max(...points));
  const kinds = view.loot.map((values) => new Set(values).size);
  const most = Math.max(...tied.map((seat) => kinds[seat] ?? 0));
  const best = tied.filter((seat) => kinds[seat] === most);
  if (tied.length < 2 || view.ended === null) return undefined;
  const list = (seats: readonly number[]): string => seats.map((seat) => seatName(names, seat)).join(', ');
  return best.length === 1
    ? say('ending-tie', { names: list(tied), name: list(best), kinds: most })
    : say('ending-shared', { names: list(best), kinds: most });
};

/** How it ended and what decided it (SP-95 to SP-99). */
import { BASE_PRICE } from '../../components.ts';
import { goalOf } from '../../ending.ts';
import type { PirateView, View } from '../../types.ts';
import type { Speak } from './messages.ts';
import { baseNumber, seatName, seatNames } from './names.ts';

export const howItEnded = (by: string, say: Speak): string => {
  switch (by) {
    case 'goal':
      return say('ending-goal-reached');
    case 'rounds':
      return say('ending-rounds');
    case 'agreed':
      return say('ending-agreed');
    default:
      return say('ending-other');
  }
};

const worthOf = ({ mc, base }: Pick<PirateView, 'mc' | 'base'>): number =>
  mc + (base === null ? 0 : BASE_PRICE);

/** Of these seats those with the most. */
const most = (
  { pirates }: View,
  seats: readonly number[],
  measure: (pirate: PirateView) => number,
): readonly number[] => {
  const measures = seats.map((seat) => {
    const pirate = pirates[seat];
    return pirate === undefined ? 0 : measure(pirate);
  });
  return seats.filter((_, index) => measures[index] === Math.max(...measures));
};

/** SP-99: worth, then a base, then Cargo. */
const decidedBy = (view: View, names: readonly string[], say: Speak): string => {
  const richest = most(view, [...view.pirates.keys()], worthOf);
  const [first = 0] = richest;
  const worth = worthOf(view.pirates[first] ?? { mc: 0, base: null });
  const name = (seats: readonly number[]): string => seatName(names, seats[0] ?? 0);
  if (richest.length === 1) return say('ending-worth', { name: name(richest), worth });
  const settled = most(view, richest, ({ base }) => (base === null ? 0 : 1));
  if (settled.length === 1)
    return say('ending-base', { names: seatNames(names, richest, say), worth, name: name(settled) });
  const laden = most(view, settled, ({ holdCount }) => holdCount);
  if (laden.length === 1)
    return say('ending-cargo', { names: seatNames(names, settled, say), worth, name: name(laden) });
  return say('ending-shared', { names: seatNames(names, laden, say), worth });
};

/** SP-95: the goal is asked of the Boss first, then clockwise. */
const wonBy = (view: View, names: readonly string[], say: Speak): string => {
  const goal = goalOf(view.options, view.seats);
  const winner = view.result?.places.indexOf(1) ?? 0;
  const { mc = 0, base = null } = view.pirates[winner] ?? {};
  const others = [...view.pirates.entries()].flatMap(([seat, pirate]) =>
    seat !== winner && pirate.base !== null && pirate.mc >= goal ? [seat] : [],
  );
  const won = { name: seatName(names, winner), base: baseNumber(base ?? 0), mc };
  return others.length === 0
    ? say('ending-goal', { ...won, goal })
    : say('ending-goal-first', { ...won, others: seatNames(names, others, say) });
};

export const ending = (by: string, view: View, names: readonly string[], say: Speak): string =>
  by === 'goal' ? wonBy(view, names, say) : `${howItEnded(by, say)} ${decidedBy(view, names, say)}`;

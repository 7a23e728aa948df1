/** How it stands, in a few words: beside the game's name and on a seat's badge. */
import { CARDS, type View } from '../../types.ts';
import type { Speak } from './messages.ts';
import { planetName } from './names.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const pointsOf = ({ loot }: View, seat: number): number => sum(loot[seat] ?? []);

export const caption = (view: View, say: Speak): string => {
  if (view.homes === null) return say('caption-setup');
  if (view.sharing !== null) return say('caption-sharing', { planet: planetName(view.sharing.planet, say) });
  if (view.ended !== null) return say('caption-over');
  const all = CARDS.length * view.handCounts.length;
  return say('caption-sending', { card: all - sum(view.handCounts) + 1, all });
};

/** While cards are laid nobody has points: the number is that of the cards in hand. */
export const badge = (view: View, seat: number, say: Speak): { score: number; line: string } => {
  const hand = view.handCounts[seat] ?? 0;
  if (view.ended === null) {
    const laid = view.planets.flatMap(({ cards }) => cards).filter((card) => card.seat === seat).length;
    return { score: hand, line: say('badge-sending', { hand, laid }) };
  }
  const count = view.loot[seat]?.length ?? 0;
  return { score: pointsOf(view, seat), line: say('badge-sharing', { count }) };
};

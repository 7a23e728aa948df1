/** What was heard, as a line of the log. Cards are named for whoever may know them. */
import type { Told } from '@tortuga/table';
import type { Card, Heard } from '../../types.ts';
import { coinOf } from './earned.ts';
import { howItEnded } from './ending.ts';
import type { Speak } from './messages.ts';
import { cardName, cardsName, seatName } from './names.ts';

type Of<K extends Heard['kind']> = Extract<Heard, { kind: K }>;
type Teller<K extends Heard['kind']> = (
  heard: Of<K>,
  names: readonly string[],
  say: Speak,
) => Told | undefined;

const nobody = undefined;

/** "two cards", or which. */
const countedText = (cards: readonly Card[] | null, count: number, say: Speak): string =>
  cards === null ? say('count', { count }) : cardsName(cards, say);

const sourcesText = ({ hand, handCount, pile, spent }: Of<'discarded'>, say: Speak): string =>
  [
    ...(handCount === 0 ? [] : [say('tell-from-hand', { cards: countedText(hand, handCount, say) })]),
    ...(pile === 0 ? [] : [say('tell-from-pile', { cards: countedText(null, pile, say) })]),
    ...(spent.length === 0 ? [] : [say('tell-from-spent', { cards: cardsName(spent, say) })]),
  ].join(', ');

const pointsText = (points: readonly number[], names: readonly string[], say: Speak): string =>
  points.map((each, seat) => say('tell-points', { name: seatName(names, seat), points: each })).join(', ');

const endText = (
  { by, left, totals }: Of<'game-over'>,
  names: readonly string[],
  say: Speak,
): readonly string[] => {
  const how = howItEnded(by, left, names, say);
  if (left.length === 1) return [how];
  const isFirst = totals.join() === left.join();
  return [
    how,
    say('tell-left', { points: pointsText(left, names, say) }),
    ...(isFirst ? [] : [say('tell-totals', { points: pointsText(totals, names, say) })]),
  ];
};

const TELLERS: { readonly [K in Heard['kind']]: Teller<K> } = {
  dealt: ({ game, starter, first }, names, say) => ({
    seat: nobody,
    text: say('tell-dealt', { game, card: cardName(first, say), name: seatName(names, starter) }),
  }),
  /** That others draw goes without saying: each turn ends so (PZ-20). Whoever draws hears what came. */
  drawn: ({ seat, cards }, names, say) =>
    cards === null
      ? undefined
      : { seat, text: say('tell-drawn', { name: seatName(names, seat), cards: cardsName(cards, say) }) },
  played: ({ seat, cards, earned }, names, say) => {
    const outcome = coinOf(earned);
    const text = say('tell-played', {
      name: seatName(names, seat),
      cards: cardsName(
        cards.map(({ card }) => card),
        say,
      ),
      best: Math.max(0, ...earned.map(({ bonus }) => bonus)),
    });
    return outcome === undefined ? { seat, text } : { seat, text, outcome };
  },
  discarded: (heard, names, say) => {
    const { seat, handCount, pile, spent } = heard;
    const name = seatName(names, seat);
    const text =
      handCount + pile + spent.length === 0
        ? say('tell-discarded-none', { name })
        : say('tell-discarded', { name, cards: sourcesText(heard, say) });
    return { seat, text };
  },
  swapped: ({ seat, count, cards }, names, say) => ({
    seat,
    text: say('tell-swapped', { name: seatName(names, seat), cards: countedText(cards, count, say) }),
  }),
  dropped: ({ seat, cards }, names, say) => ({
    seat,
    text: say('tell-dropped', { name: seatName(names, seat), cards: cardsName(cards, say) }),
  }),
  'game-over': (heard, names, say) => ({ seat: nobody, text: endText(heard, names, say).join(' ') }),
};

/** The compiler cannot see that a heard thing and its teller have the same kind; as a function of the kind it can. */
const tellKind = <K extends Heard['kind']>(
  heard: Of<K> & { readonly kind: K },
  names: readonly string[],
  say: Speak,
): Told | undefined => TELLERS[heard.kind](heard, names, say);

export const tell = (heard: Heard, names: readonly string[], say: Speak): Told | undefined =>
  tellKind(heard, names, say);

/** Cards come into the own hand, and leave it: under the pile, into the box, onto the discard pile. */
import { type Act, backTo, type Clip, EASE, flight, NOTHING, type Place, TEMPO } from '@tortuga/table';
import type { Card } from '../../types.ts';
import { pieces } from '../pieces.ts';
import { spendCoins } from './coins.ts';
import { APART, goneAt, lastOfHand, type Of, type Scene } from './scene.ts';

const lengthOf = (count: number): number => (count === 0 ? 0 : TEMPO.move + (count - 1) * APART);

/** The first card comes from the own pile. Who looks on has none: there the card fades in. */
export const dealFirst = ({ after, from, to }: Scene): Act => {
  const piece = pieces.card({ x: 0, y: 0 });
  const [pile, place] = [
    to.get(pieces.pile(after.me ?? 0)) ?? from.get(pieces.pile(after.me ?? 0)),
    to.get(piece),
  ];
  if (place === undefined || pile === undefined) return NOTHING;
  return { clips: [flight(piece, pile, place, { sound: 'card' })], ms: TEMPO.move };
};

/** Slides from the pile, turns in flight, lands flat. */
const drawOne = (piece: string, pile: Place, place: Place, index: number): Clip => ({
  piece,
  frames: [
    { transform: `${backTo(pile, place)} rotate(-8deg)` },
    { transform: 'translate(0px, 0px) scale(1) rotate(0deg)' },
  ],
  ms: TEMPO.move,
  delay: index * APART,
  easing: EASE.out,
  sound: 'card',
});

export const draw = ({ seat, cards }: Of<'drawn'>, { after, from, to }: Scene): Act => {
  const pile = to.get(pieces.pile(seat)) ?? from.get(pieces.pile(seat));
  if (cards === null || seat !== after.me || pile === undefined) return NOTHING;
  const clips = lastOfHand(after.hand, cards).flatMap((piece, index) => {
    const place = to.get(piece);
    return place === undefined ? [] : [drawOne(piece, pile, place, index)];
  });
  return { clips, ms: lengthOf(clips.length) };
};

/** Where there is no box, cards rise and are gone. */
const RISEN = 'translate(0px, -48px) scale(0.6)';

/** As its ghost, from where it lay, and smaller at the end; one that is drawn again at once only comes. */
const leave = (
  hand: readonly Card[] | null,
  cards: readonly Card[],
  goal: string,
  { from, to }: Scene,
): readonly Clip[] => {
  const end = from.get(goal) ?? to.get(goal);
  return lastOfHand(hand, cards).flatMap((piece, index) => {
    const place = from.get(piece);
    if (place === undefined || to.has(piece)) return [];
    const transform = end === undefined ? RISEN : backTo(end, place);
    return [
      {
        piece,
        frames: goneAt(transform),
        ms: TEMPO.move,
        delay: index * APART,
        easing: EASE.lift,
        sound: 'card' as const,
      },
    ];
  });
};

/** Something was put there, or taken from there, that one does not see. */
const nudge = (piece: string, { to }: Scene, sound: Clip['sound']): readonly Clip[] =>
  to.has(piece)
    ? [
        {
          piece,
          frames: [
            { transform: 'scale(1)' },
            { transform: 'scale(1.16)', offset: 0.4 },
            { transform: 'scale(1)' },
          ],
          ms: TEMPO.move,
          easing: EASE.out,
          ...(sound !== undefined && { sound }),
        },
      ]
    : [];

export const exchange = ({ seat, cards }: Of<'swapped'>, scene: Scene): Act => {
  const isOwn = cards !== null && seat === scene.after.me;
  if (!isOwn) return { clips: nudge(pieces.seat(seat), scene, 'card'), ms: TEMPO.move };
  const clips = leave(scene.before.hand, cards, pieces.pile(seat), scene);
  return { clips, ms: lengthOf(clips.length) };
};

/** PZ-18: of what others discard, and of what comes from a pile, one sees only that it goes. */
export const discard = ({ seat, hand, handCount, pile, spent }: Of<'discarded'>, scene: Scene): Act => {
  if (handCount + pile + spent.length === 0) return NOTHING;
  const isOwn = hand !== null && seat === scene.after.me;
  const gone = isOwn ? leave(scene.before.hand, hand, pieces.box, scene) : [];
  return {
    clips: [
      ...spendCoins(pieces.box, scene),
      ...gone,
      ...(pile > 0 ? nudge(pieces.pile(seat), scene, 'card') : []),
      ...nudge(pieces.box, scene, 'coin'),
    ],
    ms: Math.max(TEMPO.move, lengthOf(gone.length)),
  };
};

export const drop = ({ cards }: Of<'dropped'>, scene: Scene): Act => {
  const clips = leave(scene.before.hand, cards, pieces.spent, scene);
  return { clips, ms: lengthOf(clips.length) };
};

/** Cards are laid: they come from the hand or from a seat, thump onto their cells, and a Piątka ripples. */
import { type Act, backTo, type Clip, EASE, type Place, restAfter, TEMPO } from '@tortuga/table';
import { type Cell, GROUP } from '../../types.ts';
import { distinct, hasCell, isSameCell } from '../laying.ts';
import { pieces } from '../pieces.ts';
import { COINS_MS, popCoins } from './coins.ts';
import type { Of, Scene } from './scene.ts';

/** Milliseconds between one card and the next. */
const APART = 90;
const RIPPLE = TEMPO.move;
const AT_REST = 'translate(0px, 0px) scale(1)';
/** How far a card of a Piątka rises, in units of the board, and when it is at its highest. */
const RISE = 'translate(0px, -16px) scale(1.12)';
const HIGHEST = 0.4;

/** Where no seat is to be seen a card comes down from above its cell. */
const above = (to: Place): Place => ({
  ...to,
  x: to.x - to.width * 0.25,
  y: to.y - to.height * 0.6,
  width: to.width * 1.5,
  height: to.height * 1.5,
});

interface Landing {
  readonly start: Place;
  readonly to: Place;
  readonly isSeen: boolean;
  readonly isOver: boolean;
}

/** From where it hovered, else from the seat of whoever laid it. */
const landingOf = (piece: string, seat: number, { from, to }: Scene): Landing | undefined => {
  const place = to.get(piece);
  if (place === undefined) return undefined;
  const [hovered, badge] = [from.get(piece), from.get(pieces.seat(seat))];
  const start = hovered ?? badge ?? above(place);
  const isSeen = hovered !== undefined || badge !== undefined;
  return { start, to: place, isSeen, isOver: hovered === undefined && isSeen };
};

/** When a cell ripples, counted from the first card laid; undefined where it is in no Piątka. */
const rippleAt = (cell: Cell, { cards, earned }: Of<'played'>): number | undefined => {
  const landed = landedBy(cards.length);
  const fives = earned.filter(({ cells }) => cells.length === GROUP);
  const [place] = fives.flatMap(({ cells }) => {
    const index = cells.findIndex((each) => isSameCell(each, cell));
    return index < 0 ? [] : [index];
  });
  return place === undefined ? undefined : landed + place * APART;
};

const landedBy = (count: number): number => TEMPO.move + (count - 1) * APART;

/** Rises and comes down again; offsets are parts of the whole clip. */
const rippleFrames = (rest: string, at: number, ms: number): readonly Keyframe[] => [
  { transform: rest, opacity: 1, offset: at / ms },
  {
    transform: rest.replace(AT_REST, RISE),
    opacity: 1,
    offset: (at + RIPPLE * HIGHEST) / ms,
  },
  { transform: rest, opacity: 1, offset: 1 },
];

const layOne = (cell: Cell, index: number, event: Of<'played'>, scene: Scene): readonly Clip[] => {
  const piece = pieces.card(cell);
  const landing = landingOf(piece, event.seat, scene);
  if (landing === undefined) return [];
  const { start, to, isSeen, isOver } = landing;
  const delay = index * APART;
  const rest = restAfter(start, to);
  const ripple = rippleAt(cell, event);
  const ms = ripple === undefined ? TEMPO.move : ripple + RIPPLE - delay;
  return [
    {
      piece,
      frames: [
        { transform: backTo(start, to), opacity: isSeen ? 1 : 0, offset: 0, easing: EASE.drop },
        { transform: rest, opacity: 1, offset: TEMPO.move / ms },
        ...(ripple === undefined ? [] : rippleFrames(rest, ripple - delay, ms)),
      ],
      ms,
      delay,
      sound: 'block',
      ...(isOver && { isOver }),
    },
  ];
};

/** The cards of a Piątka that lay there before. */
const rippleOld = (event: Of<'played'>, { to }: Scene): readonly Clip[] => {
  const cells = event.earned.flatMap((group) => (group.cells.length === GROUP ? group.cells : []));
  const old = distinct(cells).filter((cell) => !hasCell(event.cards, cell) && to.has(pieces.card(cell)));
  return old.map((cell) => ({
    piece: pieces.card(cell),
    frames: [{ transform: AT_REST }, { transform: RISE, offset: HIGHEST }, { transform: AT_REST }],
    ms: RIPPLE,
    delay: rippleAt(cell, event) ?? 0,
  }));
};

const ripple = (event: Of<'played'>, scene: Scene): readonly Clip[] =>
  event.earned.some(({ cells }) => cells.length === GROUP)
    ? [
        ...rippleOld(event, scene),
        { piece: '', frames: [], ms: 0, delay: landedBy(event.cards.length), sound: 'five' },
      ]
    : [];

export const layCards = (event: Of<'played'>, scene: Scene): Act => {
  const landed = landedBy(event.cards.length);
  const laid = event.cards.flatMap((cell, index) => layOne(cell, index, event, scene));
  const rippled = ripple(event, scene);
  const rippledBy = rippled.length === 0 ? landed : landed + (GROUP - 1) * APART + RIPPLE;
  const coins = popCoins(event, rippledBy, scene);
  return {
    clips: [...laid, ...rippled, ...coins],
    ms: coins.length === 0 ? rippledBy : rippledBy + COINS_MS,
  };
};

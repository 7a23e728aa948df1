/** A card is laid, one is turned up, a Teleport strikes. */
import { type Act, type Clip, EASE, NOTHING, type Place, TEMPO } from '@tortuga/table';
import { type Heard, TELEPORT } from '../../types.ts';
import { pieces } from '../pieces.ts';
import { AT_REST, pose, shift, type Stage, topOf } from './stage.ts';

type Of<K extends Heard['kind']> = Extract<Heard, { kind: K }>;

/** Where no seat is to be seen an opponent's card comes in from above the planet. */
const fromAbove = (to: Place): Place => ({
  x: to.x,
  y: to.y - to.height * 1.6,
  width: to.width * 1.3,
  height: to.height * 1.3,
});

/** Where a card comes from: the own hand, or its owner's seat. */
const startOf = ({ from }: Stage, seat: number, card: number | null): Place | undefined =>
  (card === null ? undefined : from.get(pieces.hand(card))) ?? from.get(pieces.seat(seat));

/** Lifts, travels, drops. */
export const layCard = ({ seat, planet, card }: Of<'laid'>, stage: Stage): Act => {
  const index = stage.heights[planet] ?? 0;
  stage.heights[planet] = index + 1;
  const piece = pieces.card(planet, index);
  const to = stage.to.get(piece);
  if (to === undefined) return NOTHING;
  const start = startOf(stage, seat, card);
  const { x, y, scale } = shift(start ?? fromAbove(to), to);
  return {
    clips: [
      {
        piece,
        frames: [
          { transform: pose({ x, y, scale, turn: -8 }), opacity: start === undefined ? 0 : 1 },
          {
            transform: pose({ x: x * 0.4, y: y * 0.4 - 14, scale: (scale + 1.2) / 2, turn: -5 }),
            opacity: 1,
          },
          { transform: AT_REST, opacity: 1 },
        ],
        ms: TEMPO.move,
        easing: EASE.out,
        sound: 'card',
      },
    ],
    ms: TEMPO.move,
  };
};

/** A card turns on its long edge. */
export const turn = (piece: string, delay = 0): Clip => ({
  piece,
  frames: [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }],
  ms: TEMPO.reveal,
  delay,
  easing: EASE.inOut,
});

export const turnUp = ({ planet, card }: Of<'turned'>, stage: Stage): Act => {
  if (card === TELEPORT) return NOTHING;
  return {
    clips: [{ ...turn(pieces.face(planet, topOf(stage, planet))), sound: 'turn' }],
    ms: TEMPO.reveal,
  };
};

/** The moments of a Teleport, in milliseconds: the card lands on it, it shows itself, both are drawn in. */
const LANDED = TEMPO.move;
const SHOWN = LANDED + TEMPO.reveal;
const GONE = SHOWN + TEMPO.ship;
const HOME = GONE + 200;

/** In widths of a card. */
const ASIDE = 0.45;

/** Where the spiral swallows them, seen from where a piece lies in the end. */
const swallowed = (stage: Stage, planet: number, to: Place): string => {
  const { x, y } = shift(stage.from.get(pieces.planet(planet)) ?? to, to);
  return pose({ x, y, scale: 0.1, turn: 300 });
};

const teleportClip = ({ owner, planet }: Of<'teleported'>, stage: Stage): readonly Clip[] => {
  const piece = pieces.goneTeleport(owner);
  const place = stage.from.get(pieces.card(planet, topOf(stage, planet)));
  const to = stage.to.get(piece);
  if (place === undefined || to === undefined) return [];
  const { x, y, scale } = shift(place, to);
  // The two lie side by side, so that everybody sees what it was.
  const there = pose({ x: Math.round(x - place.width * ASIDE), y, scale, turn: -3 });
  return [
    {
      piece,
      frames: [
        { transform: there, opacity: 0 },
        { transform: there, opacity: 1, offset: (LANDED + 200) / HOME },
        { transform: there, opacity: 1, offset: SHOWN / HOME },
        { transform: swallowed(stage, planet, to), opacity: 0, offset: GONE / HOME },
        { transform: AT_REST, opacity: 0, offset: (GONE + 1) / HOME },
        { transform: AT_REST, opacity: 1 },
      ],
      ms: HOME,
    },
  ];
};

const lostClip = ({ seat, planet, card }: Of<'teleported'>, stage: Stage): readonly Clip[] => {
  const piece = pieces.gone(seat, stage.before.lostCounts[seat] ?? 0);
  const landing = stage.from.get(pieces.card(planet, topOf(stage, planet)));
  const to = stage.to.get(piece);
  if (landing === undefined || to === undefined) return [];
  const start = startOf(stage, seat, card);
  const first = shift(start ?? fromAbove(landing), to);
  const there = shift(landing, to);
  const landed = pose({
    x: Math.round(there.x + landing.width * ASIDE),
    y: there.y,
    scale: there.scale,
    turn: 6,
  });
  return [
    {
      piece,
      frames: [
        { transform: pose({ ...first, turn: -8 }), opacity: start === undefined ? 0 : 1 },
        { transform: landed, opacity: 1, offset: LANDED / HOME },
        { transform: landed, opacity: 1, offset: SHOWN / HOME },
        { transform: swallowed(stage, planet, to), opacity: 0, offset: GONE / HOME },
        { transform: AT_REST, opacity: 0, offset: (GONE + 1) / HOME },
        { transform: AT_REST, opacity: 1 },
      ],
      ms: HOME,
      sound: 'card',
    },
  ];
};

/** The spiral opens, both cards shrink into it, the ring closes. */
export const strike = (event: Of<'teleported'>, stage: Stage): Act => {
  const covered = pieces.card(event.planet, topOf(stage, event.planet));
  stage.heights[event.planet] = topOf(stage, event.planet);
  return {
    clips: [
      ...teleportClip(event, stage),
      ...lostClip(event, stage),
      // The back of the Teleport, until it shows itself.
      {
        piece: covered,
        frames: [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
        ms: LANDED + 200,
      },
      {
        piece: pieces.spiral(event.planet),
        frames: [
          { transform: 'scale(0.2) rotate(0deg)', opacity: 0 },
          { transform: 'scale(1) rotate(240deg)', opacity: 1, offset: 0.45 },
          { transform: 'scale(1) rotate(420deg)', opacity: 1, offset: 0.75 },
          { transform: 'scale(0) rotate(560deg)', opacity: 0 },
        ],
        ms: TEMPO.ship + 200,
        delay: SHOWN - 200,
        easing: EASE.inOut,
        sound: 'teleport',
      },
    ],
    ms: HOME,
  };
};

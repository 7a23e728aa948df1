/** Treasures are dealt, and fly to those who take them. */
import { type Act, type Clip, EASE, type Place, TEMPO } from '@tortuga/table';
import { type Heard, MERCHANT, type Planet } from '../../types.ts';
import { numbered, pieces } from '../pieces.ts';
import { AT_REST, pose, shift, type Stage } from './stage.ts';

type Of<K extends Heard['kind']> = Extract<Heard, { kind: K }>;

/** Milliseconds between one and the next. */
const APART = 60;

const fly = (
  piece: string,
  from: Place | undefined,
  to: Place | undefined,
  delay: number,
): readonly Clip[] => {
  if (from === undefined || to === undefined) return [];
  const { x, y, scale } = shift(from, to);
  return [
    {
      piece,
      frames: [
        { transform: pose({ x, y, scale }) },
        { transform: pose({ x: x * 0.45, y: y * 0.45 - 18, scale: Math.max(scale, 1) * 1.15, turn: 12 }) },
        { transform: AT_REST },
      ],
      ms: TEMPO.move + 80,
      delay,
      easing: EASE.out,
    },
  ];
};

export const deal = ({ treasures }: Of<'setup'>, { from, to }: Stage): Act => {
  const dial = from.get(pieces.dial) ?? to.get(pieces.dial);
  const dealt = treasures.flatMap((values, planet) =>
    numbered(values).map(({ value, nth }) => pieces.treasure(planet, value, nth)),
  );
  const clips = dealt.flatMap((piece, index) => fly(piece, dial, to.get(piece), (index * APART) / 2));
  return { clips: withSound(clips, 'card'), ms: TEMPO.move + (dealt.length * APART) / 2 };
};

const withSound = (clips: readonly Clip[], sound: 'card' | 'coin'): readonly Clip[] =>
  clips.map((clip, index) => (index === 0 ? { ...clip, sound } : clip));

/** Where a treasure lay that leaves now: the merchant ship may still have been a ship. */
const placeOf = ({ from, to, left, before }: Stage, planet: Planet, value: number): Place | undefined => {
  const key = `${planet} ${value}`;
  const gone = left.get(key) ?? 0;
  left.set(key, gone + 1);
  const had = (before.planets[planet]?.treasures ?? []).filter((each) => each === value).length;
  // Of treasures alike the last one leaves.
  const piece = pieces.treasure(planet, value, Math.max(had - 1 - gone, 0));
  const ship = value === MERCHANT ? from.get(pieces.ship('merchant')) : undefined;
  return from.get(piece) ?? ship ?? to.get(pieces.planet(planet));
};

export const takeTreasures = ({ seat, planet, values }: Of<'taken'>, stage: Stage): Act => {
  const clips = values.flatMap((value, index) => {
    const number = stage.loot[seat] ?? 0;
    stage.loot[seat] = number + 1;
    const piece = pieces.loot(seat, number);
    return fly(piece, placeOf(stage, planet, value), stage.to.get(piece), index * APART);
  });
  return { clips: withSound(clips, 'coin'), ms: TEMPO.move };
};

/** Those that nobody takes go into the box, in the pirates' hands or not. */
export const loseTreasures = ({ planet, values }: Of<'plundered'> | Of<'unclaimed'>, stage: Stage): Act => {
  const clips = values.flatMap((value, index) => {
    const piece = pieces.lost(stage.lost.count);
    stage.lost.count += 1;
    return fly(piece, placeOf(stage, planet, value), stage.to.get(piece), index * APART);
  });
  return { clips: withSound(clips, 'coin'), ms: TEMPO.fast };
};

/** A ship rocks and sails along the ring. */
import { type Act, EASE, NOTHING, type Place, TEMPO } from '@tortuga/table';
import type { Heard } from '../../types.ts';
import { pieces } from '../pieces.ts';
import { AT_REST, pose, shift, type Stage } from './stage.ts';

type Sailed = Extract<Heard, { kind: 'sailed' }>;

/** How far outside the straight line a ship passes, as a part of its distance from the middle. */
const BERTH = 0.16;

/** Half way, pushed away from the middle of the ring. */
const halfWay = (
  from: Place,
  to: Place,
  middle: Place | undefined,
): { readonly x: number; readonly y: number } => {
  const { x, y } = shift(from, to);
  if (middle === undefined) return { x: x / 2, y: y / 2 };
  const away = shift(middle, to);
  return { x: Math.round(x / 2 - (away.x - x / 2) * BERTH), y: Math.round(y / 2 - (away.y - y / 2) * BERTH) };
};

export const sail = ({ ship }: Sailed, stage: Stage, isWithNext: boolean): Act => {
  const piece = pieces.ship(ship);
  const from = stage.from.get(piece);
  // In the end the merchant ship lies among the treasures: it sails as what it was.
  const to = stage.to.get(piece);
  if (from === undefined || to === undefined) return NOTHING;
  const start = shift(from, to);
  const half = halfWay(from, to, stage.from.get(pieces.dial));
  return {
    clips: [
      {
        piece,
        frames: [
          { transform: pose(start) },
          { transform: pose({ ...start, turn: -6 }), offset: 0.12 },
          { transform: pose({ ...half, turn: 5 }), offset: 0.55 },
          { transform: pose({ x: 0, y: 0, turn: -4 }), offset: 0.9 },
          { transform: AT_REST },
        ],
        ms: TEMPO.ship,
        easing: EASE.inOut,
        sound: 'ship',
      },
    ],
    ms: isWithNext ? 0 : TEMPO.ship,
  };
};

/** Mega Credits go from hand to hand as a coin with their number on it. */
import { type Act, backTo, EASE, NOTHING, type Place, TEMPO } from '@tortuga/table';
import { pieces } from '../pieces.ts';
import type { Scene } from './scene.ts';

/** From the base, which stands for the Bank, where it is nobody's badge. */
const placeOf = (seat: number | null, coin: Place, { to }: Scene): Place =>
  (seat === null ? undefined : to.get(pieces.seat(seat))) ?? coin;

/** `nth` of what was heard: the coin has its name from it. */
export const pay = (nth: number, payer: number | null, earner: number | null, scene: Scene): Act => {
  const piece = pieces.coin(nth);
  const coin = scene.to.get(piece);
  if (coin === undefined) return NOTHING;
  const [start, end] = [placeOf(payer, coin, scene), placeOf(earner, coin, scene)];
  return {
    clips: [
      {
        piece,
        frames: [
          { transform: backTo(start, coin), opacity: 0 },
          { transform: backTo(start, coin), opacity: 1, offset: 0.15 },
          { transform: backTo(end, coin), opacity: 1, offset: 0.85 },
          { transform: backTo(end, coin), opacity: 0 },
        ],
        ms: TEMPO.ship,
        easing: EASE.inOut,
        sound: 'coin',
        isOver: true,
      },
    ],
    ms: TEMPO.move,
  };
};

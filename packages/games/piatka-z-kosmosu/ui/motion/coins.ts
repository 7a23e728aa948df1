/** A bonus is earned: a coin pops where that was and flies to whoever may discard; with the discards it goes into the box. */
import { backTo, type Clip, EASE, TEMPO } from '@tortuga/table';
import { coinsOf } from '../coins.ts';
import { pieces } from '../pieces.ts';
import { goneAt, type Of, type Scene } from './scene.ts';

const POP = TEMPO.reveal;
const FLY = TEMPO.reveal;

/** How long the coins take. */
export const COINS_MS = POP + FLY;

/** The own one flies on to the strip that asks what to discard. */
const flyToStrip = (coin: string, delay: number, { to }: Scene): readonly Clip[] => {
  const [start, strip] = [to.get(coin), to.get(pieces.bonus)];
  if (start === undefined || strip === undefined) return [];
  const transform = backTo(start, strip);
  return [
    {
      piece: pieces.bonus,
      frames: [
        { transform, opacity: 0, offset: 0 },
        { transform, opacity: 1, offset: 0.05, easing: EASE.inOut },
        { transform: 'translate(0px, 0px) scale(1)', opacity: 1, offset: 1 },
      ],
      ms: FLY,
      delay,
    },
  ];
};

export const popCoins = (event: Of<'played'>, delay: number, scene: Scene): readonly Clip[] => {
  const coins = coinsOf(event)
    .map(pieces.coin)
    .filter((piece) => scene.to.has(piece));
  const pops = coins.map((piece) => ({
    piece,
    frames: [{ transform: 'scale(0)' }, { transform: 'scale(1.8)', offset: 0.45 }, { transform: 'scale(1)' }],
    ms: POP,
    delay,
    easing: EASE.out,
    sound: 'coin' as const,
  }));
  return [...pops, ...coins.slice(0, 1).flatMap((coin) => flyToStrip(coin, delay + POP, scene))];
};

/** From where they lay, as their ghosts. */
export const spendCoins = (goal: string, { from, to }: Scene): readonly Clip[] => {
  const end = from.get(goal) ?? to.get(goal);
  return [...from].flatMap(([piece, place]) => {
    if (!pieces.isCoin(piece) || to.has(piece) || end === undefined) return [];
    const transform = backTo(end, place);
    return [
      {
        piece,
        frames: goneAt(transform),
        ms: TEMPO.move,
        easing: EASE.lift,
      },
    ];
  });
};

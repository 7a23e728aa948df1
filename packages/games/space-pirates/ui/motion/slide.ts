/** The slide of a flick. */
import { type Act, EASE, flight, TEMPO } from '@tortuga/table';
import { pieces } from '../pieces.ts';
import type { Of, Scene } from './scene.ts';

export const slide = ({ rests }: Of<'slid'>, { from, to }: Scene): Act => {
  const clips = rests.flatMap(([disc]) => {
    const piece = pieces.disc(disc);
    const [was, is] = [from.get(piece), to.get(piece)];
    return was === undefined || is === undefined
      ? []
      : [flight(piece, was, is, { ms: TEMPO.ship, easing: EASE.out })];
  });
  return { clips, ms: TEMPO.ship };
};

/** How a frame looks: what was heard, one thing after the other. */
import { type Act, type Choreography, type Clip, fadeOut, inTurn } from '@tortuga/table';
import type { Heard, View } from '../types.ts';
import { dealFirst, discard, draw, drop, exchange } from './motion/drawing.ts';
import { layCards } from './motion/laying.ts';
import type { Scene } from './motion/scene.ts';
import { pieces } from './pieces.ts';

/** The layout is cleared away before the next game; the last one stays. */
const endGame = ({ before, after, from, to }: Scene): Act => {
  const gone = before.board.map(pieces.card).filter((piece) => from.has(piece) && !to.has(piece));
  const end = after.ended === null ? ('coin' as const) : ('win' as const);
  return {
    clips: [...gone.map((piece) => fadeOut(piece)), { piece: '', frames: [], ms: 0, sound: end }],
    ms: 0,
  };
};

const actOf = (event: Heard, scene: Scene): Act => {
  switch (event.kind) {
    case 'dealt':
      return dealFirst(scene);
    case 'drawn':
      return draw(event, scene);
    case 'played':
      return layCards(event, scene);
    case 'discarded':
      return discard(event, scene);
    case 'swapped':
      return exchange(event, scene);
    case 'dropped':
      return drop(event, scene);
    case 'game-over':
      return endGame(scene);
  }
};

/** The button is as wide as it has room for: letters that grow and shrink are hard to read. */
const STEADY: Clip = { piece: pieces.play, frames: [], ms: 0 };

export const choreography: Choreography<View, Heard> = ({ heard, ...scene }) => [
  STEADY,
  ...inTurn(heard.map((event) => actOf(event, scene))),
];

/** The thread in which bots think: it is given the view of a seat, and never the state. */
import { think } from '@tortuga/bots';
import { games } from '@tortuga/games';
import type { Asked, Answered } from './thinker.ts';

const answer = ({ number, question }: Asked): Answered => {
  try {
    return { number, move: think(games, question) };
  } catch (error) {
    return { number, fault: String(error) };
  }
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(answer(data)));

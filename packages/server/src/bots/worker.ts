/** One thread of the pool. */
import { parentPort } from 'node:worker_threads';
import { think } from '@tortuga/bots';
import { games } from '@tortuga/games';
import type { Asked, Told } from './pool.ts';

const answer = ({ number, question }: Asked): Told => {
  try {
    return { number, move: think(games, question) };
  } catch (error) {
    return { number, fault: String(error) };
  }
};

parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage(answer(asked));
});

/** Bots in threads of their own: thinking never keeps a socket waiting. */
import { Worker } from 'node:worker_threads';
import type { Question } from '@tortuga/bots';
import type { Thinker } from '../ports.ts';

export interface Asked {
  readonly number: number;
  readonly question: Question;
}

export type Told =
  | { readonly number: number; readonly move: string }
  | { readonly number: number; readonly fault: string };

interface Waiting {
  readonly question: Question;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
}

/** A thread, and the number of the question it is busy with. */
interface Hand {
  worker: Worker | undefined;
  busy: number | undefined;
}

interface Pool {
  readonly program: URL;
  readonly hands: readonly Hand[];
  readonly waiting: Map<number, Waiting>;
  readonly line: number[];
  asked: number;
  closed: boolean;
}

const hire = (pool: Pool, hand: Hand): void => {
  const hired = new Worker(pool.program);
  hired.on('message', (told: Told) => settle(pool, hand, told));
  hired.on('error', (error) => replace(pool, hand, error));
  // The process may end while bots have nothing to do.
  hired.unref();
  hand.worker = hired;
};

const settle = (pool: Pool, hand: Hand, told: Told): void => {
  const question = pool.waiting.get(told.number);
  pool.waiting.delete(told.number);
  hand.busy = undefined;
  if ('move' in told) question?.resolve(told.move);
  else question?.reject(new Error(told.fault));
  serve(pool);
};

/** A thread that broke is replaced; what it was asked is not asked again. */
const replace = (pool: Pool, hand: Hand, error: Error): void => {
  const number = hand.busy;
  hand.busy = undefined;
  if (number !== undefined) {
    pool.waiting.get(number)?.reject(error);
    pool.waiting.delete(number);
  }
  if (pool.closed) return;
  hire(pool, hand);
  serve(pool);
};

const serve = (pool: Pool): void => {
  for (const hand of pool.hands) {
    if (hand.busy !== undefined) continue;
    const number = pool.line.shift();
    const question = number === undefined ? undefined : pool.waiting.get(number)?.question;
    if (number === undefined || question === undefined) return;
    hand.busy = number;
    hand.worker?.postMessage({ number, question } satisfies Asked);
  }
};

export const thinkInPool = (size: number, program: URL): Thinker => {
  const hands = Array.from({ length: size }, (): Hand => ({ worker: undefined, busy: undefined }));
  const pool: Pool = { program, hands, waiting: new Map(), line: [], asked: 0, closed: false };
  for (const hand of hands) hire(pool, hand);
  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        pool.asked += 1;
        pool.waiting.set(pool.asked, { question, resolve, reject });
        pool.line.push(pool.asked);
        serve(pool);
      }),
    close: async () => {
      pool.closed = true;
      for (const { worker } of hands) await worker?.terminate();
    },
  };
};

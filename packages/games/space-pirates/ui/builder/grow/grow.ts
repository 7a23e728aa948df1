/** Random Universes, made in a thread of their own: the page never waits for them. */
import type { Layout } from '../../../universe/presets.ts';

export interface Wanted {
  readonly number: number;
  readonly seats: number;
  readonly seed: number;
}

export interface Grown {
  readonly number: number;
  readonly layout: Layout;
}

export const MOST_SEED = 9999;

const waiting = new Map<number, (layout: Layout | undefined) => void>();
const thread: { worker: Worker | undefined; asked: number } = { worker: undefined, asked: 0 };

const answer = (number: number, layout: Layout | undefined): void => {
  waiting.get(number)?.(layout);
  waiting.delete(number);
};

/** A thread that breaks answers nobody; the next question hires another. */
const lose = (): void => {
  thread.worker = undefined;
  for (const number of waiting.keys()) answer(number, undefined);
};

const hired = (): Worker => {
  const worker =
    thread.worker ?? new Worker(new URL('./grow.worker.ts', import.meta.url), { type: 'module' });
  if (thread.worker === undefined) {
    worker.addEventListener('message', ({ data }: MessageEvent<Grown>) => answer(data.number, data.layout));
    worker.addEventListener('error', lose);
    thread.worker = worker;
  }
  return worker;
};

/** Undefined where it could not be made. */
export const grow = (seats: number, seed: number): Promise<Layout | undefined> =>
  new Promise((resolve) => {
    thread.asked += 1;
    const wanted: Wanted = { number: thread.asked, seats, seed };
    waiting.set(wanted.number, resolve);
    hired().postMessage(wanted);
  });

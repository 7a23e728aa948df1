/** Bots in a thread of their own: the page never waits for them. */
import type { Question } from '@tortuga/bots';

export interface Asked {
  readonly number: number;
  readonly question: Question;
}

export type Answered =
  | { readonly number: number; readonly move: string }
  | { readonly number: number; readonly fault: string };

/** As much of a Worker as is used here. */
interface Thread {
  readonly ask: (asked: Asked) => void;
  readonly end: () => void;
}

export type Hire = (answered: (answer: Answered) => void, broken: () => void) => Thread;

interface Waiting {
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
}

export const hireWorker: Hire = (answered, broken) => {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => answered(data));
  worker.addEventListener('error', broken);
  return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
};

/** Hired when the first question comes; a thread that breaks is replaced by the next question. */
export const makeThinker = (hire: Hire): ((question: Question) => Promise<string>) => {
  const waiting = new Map<number, Waiting>();
  let thread: Thread | undefined;
  let asked = 0;

  const answered = (answer: Answered): void => {
    const found = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('move' in answer) found?.resolve(answer.move);
    else found?.reject(new Error(answer.fault));
  };
  const broken = (): void => {
    thread?.end();
    thread = undefined;
    for (const { reject } of waiting.values()) reject(new Error('the bots’ thread broke'));
    waiting.clear();
  };

  return (question) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      thread ??= hire(answered, broken);
      thread.ask({ number: asked, question });
    });
};

/** Tasks in processes of their own, a few at a time. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Task } from './task.ts';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

export type FromWorker =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly reason: string };

export type Outcome =
  | { readonly task: Task; readonly ok: true; readonly answer: Answer }
  | { readonly task: Task; readonly ok: false; readonly reason: string };

export const runInProcess = (task: Task, progress: (done: number) => void): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = fork(WORKER, [JSON.stringify(task)], { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
    const said: string[] = [];
    let outcome: Outcome | undefined;
    child.stderr?.on('data', (text: Buffer) => said.push(text.toString('utf8')));
    // Sent by our own worker.
    child.on('message', (message: FromWorker) => {
      if (message.kind === 'progress') progress(message.done);
      else if (message.kind === 'answer') outcome = { task, ok: true, answer: message.answer };
      else outcome = { task, ok: false, reason: message.reason };
    });
    child.once('close', (code, signal) => {
      const ended = `its process ended with ${signal ?? code}\n${said.join('')}`;
      resolve(outcome ?? { task, ok: false, reason: ended });
    });
  });

/** Every task, at most so many at once; results come in the order of the tasks. */
export const runAll = async <I, O>(
  items: readonly I[],
  atOnce: number,
  run: (item: I) => Promise<O>,
): Promise<readonly O[]> => {
  const results: O[] = [];
  let next = 0;
  const take = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) results[index] = await run(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return results;
};

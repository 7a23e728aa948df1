/** Tasks in processes of their own, a few at a time. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Task } from './task.ts';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

export type Outcome =
  | { readonly task: Task; readonly ok: true; readonly answer: string }
  | { readonly task: Task; readonly ok: false; readonly reason: string };

export const runInProcess = async (task: Task): Promise<Outcome> => {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [WORKER, JSON.stringify(task)]);
    return { task, ok: true, answer: stdout.trim() };
  } catch (error) {
    return { task, ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
};

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

/** One long run, of a game or of the server. */
import { type GameTask, runGameTask } from './gameTask.ts';
import { type Facts, type Progress, runServerTask, type ServerTask } from './serverTask.ts';

export type Task = GameTask | ServerTask;

/** What there is to compare with another run of the same task, or to be told of it. */
export type Answer =
  | { readonly kind: 'bytes'; readonly digest: string }
  | { readonly kind: 'facts'; readonly facts: Facts };

export const runTask = async (task: Task, progress: Progress): Promise<Answer> =>
  task.kind === 'server'
    ? { kind: 'facts', facts: await runServerTask(task, progress) }
    : { kind: 'bytes', digest: runGameTask(task) };

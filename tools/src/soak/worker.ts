/** Runs one task, given as JSON by our own parent process, and tells it how that goes. */
import type { FromWorker } from './processes.ts';
import { runTask, type Task } from './task.ts';

const task = JSON.parse(process.argv[2] ?? '') as Task; // written by our own parent

const tell = (message: FromWorker): void => {
  process.send?.(message);
};

/** With what lies behind the sentence: a bug is found by its stack. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const sentence = error.cause;
  const bug = sentence instanceof Error ? sentence.cause : undefined;
  return bug instanceof Error ? `${error.message}\n${bug.stack ?? ''}` : error.message;
};

// Nobody would hear the answer.
process.once('disconnect', () => process.exit(1));

try {
  tell({ kind: 'answer', answer: await runTask(task, (done) => tell({ kind: 'progress', done })) });
} catch (error) {
  tell({ kind: 'failure', reason: reasonOf(error) });
} finally {
  process.removeAllListeners('disconnect');
  process.disconnect();
}

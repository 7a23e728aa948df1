/** Runs one task, given as JSON by our own parent process, and prints its answer. */
import { runTask, type Task } from './task.ts';

const task = JSON.parse(process.argv[2] ?? '') as Task; // written by our own parent

process.stdout.write(`${runTask(task)}\n`);

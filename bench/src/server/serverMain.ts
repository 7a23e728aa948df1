/** The process of one server: it is told which in its arguments, and asked for its usage by messages. */
import { cpuClock } from '../measure.ts';
import type { Host } from './host.ts';
import { hosts } from './hosts.ts';
import { SERVERS } from './names.ts';
import type { Question, Told, Usage } from './usage.ts';

const tell = (told: Told): void => {
  process.send?.(told);
};

const usageOf = (): Usage => ({ cpuSeconds: cpuClock(), memory: process.memoryUsage().rss });

const answer = async (question: Question, { close }: Host): Promise<void> => {
  switch (question) {
    case 'usage':
      return tell({ kind: 'usage', usage: usageOf() });
    case 'tidy-usage':
      globalThis.gc?.();
      globalThis.gc?.();
      return tell({ kind: 'usage', usage: usageOf() });
    case 'close':
      await close();
      process.exit();
  }
};

const main = async ([name, folder = '']: readonly string[]): Promise<void> => {
  const known = SERVERS.find((each) => each === name);
  if (known === undefined) throw new Error(`no server is called ${name}`);
  const host = await hosts[known](folder);
  // Sent by serverProcess.ts, and by nobody else.
  process.on('message', (question: Question) => void answer(question, host));
  // Whoever started it is gone.
  process.on('disconnect', () => process.exit());
  tell({ kind: 'listening', base: host.base });
};

await main(process.argv.slice(2));

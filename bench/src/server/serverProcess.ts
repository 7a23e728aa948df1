/** A server in a process of its own, seen from the one that measures it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerName } from './names.ts';
import type { Question, Told, Usage } from './usage.ts';

export interface ServerProcess {
  readonly base: string;
  readonly usage: (question?: Exclude<Question, 'close'>) => Promise<Usage>;
  readonly close: () => Promise<void>;
  /** Settled when it ends, asked to or not. */
  readonly ended: Promise<undefined>;
}

const heardFrom = async (child: ChildProcess): Promise<Told> => {
  const gone = new AbortController();
  const lost = once(child, 'exit', { signal: gone.signal }).then(() => {
    throw new Error('a server ended before it was asked to');
  });
  const [told] = (await Promise.race([once(child, 'message'), lost])) as [Told]; // sent by serverMain.ts
  lost.catch(() => undefined);
  gone.abort();
  return told;
};

const ask = async (child: ChildProcess, question: Question): Promise<Usage> => {
  const answer = heardFrom(child);
  child.send(question);
  const told = await answer;
  if (told.kind !== 'usage') throw new Error(`a server was asked for its usage and said ${told.kind}`);
  return told.usage;
};

/** Arguments for Node may ask for a profile of it. */
export const startServer = async (
  name: ServerName,
  nodeArguments: readonly string[] = [],
): Promise<ServerProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-bench-'));
  const child = fork(new URL('serverMain.js', import.meta.url), [name, folder], {
    execArgv: ['--expose-gc', ...nodeArguments],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const close = async (): Promise<void> => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      if (child.connected) child.send('close' satisfies Question);
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const ended = new Promise<undefined>((resolve) => {
    child.once('exit', () => resolve(undefined));
  });
  const told = await heardFrom(child);
  if (told.kind !== 'listening') throw new Error(`a server was started and said ${told.kind}`);
  return {
    base: told.base,
    usage: (question = 'usage') => ask(child, question),
    close,
    ended,
  };
};

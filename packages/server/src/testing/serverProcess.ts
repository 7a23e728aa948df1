/** A real server in a process of its own, that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../cli/bin/tortuga.js', import.meta.url));

export interface ServerProcess {
  readonly base: string;
  /** At once, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Politely; gives the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Settles when it says where it serves. */
export const startServer = async (flags: readonly string[]): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [COMMAND, 'serve', '--bot-pause', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString('utf8')));
  const base = await Promise.race([addressOf(child), ended(child, said)]);
  return {
    base,
    kill: async () => {
      child.kill('SIGKILL');
      await gone(child);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await gone(child);
      return child.exitCode;
    },
  };
};

const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('the server cannot be heard');
  for await (const line of createInterface({ input: stdout })) {
    const found = /serves on (http:\/\/localhost:\d+)/.exec(line)?.[1];
    if (found !== undefined) return found.replace('localhost', '127.0.0.1');
  }
  throw new Error('the server did not say where it serves');
};

const gone = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

const ended = async (child: ChildProcess, said: readonly string[]): Promise<never> => {
  await gone(child);
  throw new Error(`the server ended: ${said.join('')}`);
};

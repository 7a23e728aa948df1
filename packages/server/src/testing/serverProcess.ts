/** A real server in a process of its own, that can be killed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../cli/bin/tortuga.js', import.meta.url));

export interface ServerProcess {
  readonly base: string;
  readonly pid: number | undefined;
  /** Rejected when it ends though nobody has ended it. */
  readonly crashed: Promise<never>;
  /** At once, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** All that it has told the one who started it; complete once it is stopped. */
  readonly told: () => string;
  /** Politely; gives the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Another command, as its user runs it. */
export const tortuga = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
};

const NEVER = new Promise<never>(() => undefined);

/** Settles when it says where it serves. */
export const startServer = async (flags: readonly string[]): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [COMMAND, 'serve', '--bot-pause', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close');
  const told = textIn(child.stdout);
  const said = textIn(child.stderr);
  const ended = async (): Promise<never> => {
    await gone;
    throw new Error(`the server ended: ${said()}`);
  };
  const base = await Promise.race([addressIn(child.stdout, told), ended()]);
  let isWanted = true;
  const crashed = ended().catch((error: unknown) => (isWanted ? Promise.reject(error) : NEVER));
  crashed.catch(() => undefined);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    isWanted = false;
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return {
    base,
    pid: child.pid,
    told,
    crashed,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
};

const textIn = (stream: Readable): (() => string) => {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
};

const addressIn = (stream: Readable, told: () => string): Promise<string> =>
  new Promise((resolve) => {
    stream.on('data', () => {
      const found = /serves on (http:\/\/localhost:\d+) /.exec(told())?.[1];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    });
  });

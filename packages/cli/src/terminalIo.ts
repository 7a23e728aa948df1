/** The real terminal. */
import { createInterface, type Interface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Io } from './io.ts';

/** https://no-color.org: a variable that is set and not empty. */
const wantsColours = (): boolean =>
  process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';

export const terminalIo = (): Io & { readonly close: () => void } => {
  let lines: Interface | undefined;
  let ended = false;
  const open = (): Interface => {
    lines ??= createInterface({ input: process.stdin, output: process.stdout }).on('close', () => {
      ended = true;
    });
    return lines;
  };
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    status: (line) => process.stderr.write(`\r\u001b[K${line}`),
    interactive: process.stdin.isTTY,
    watched: process.stderr.isTTY,
    colours: wantsColours(),
    ask: async (prompt) => (ended ? undefined : ask(open(), prompt)),
    clear: () => process.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    pause: async (milliseconds) => setTimeout(milliseconds),
    readInput: async () => text(process.stdin),
    close: () => lines?.close(),
  };
};

/** Ctrl-D and Ctrl-C close the input: the question then never resolves, so the closing answers it. */
const ask = async (lines: Interface, prompt: string): Promise<string | undefined> => {
  const closing = new AbortController();
  const closed = new Promise<undefined>((resolve) => {
    lines.once('close', () => resolve(undefined));
    lines.once('SIGINT', () => lines.close());
  });
  try {
    return await Promise.race([lines.question(prompt, { signal: closing.signal }), closed]);
  } finally {
    closing.abort();
    lines.removeAllListeners('SIGINT');
  }
};

/** The real terminal. */
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Io } from './io.ts';

/** https://no-color.org: a variable that is set and not empty. */
const wantsColours = (): boolean =>
  process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';

interface Keyboard {
  readonly ask: (prompt: string) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Lines until the input ends, those typed ahead included; Ctrl-C ends it too. */
const openKeyboard = (): Keyboard => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = lines[Symbol.asyncIterator]();
  let ended = false;
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    ended = true;
  });
  return {
    ask: async (prompt) => {
      if (!ended) {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const line = await typed.next();
      return line.done === true ? undefined : line.value;
    },
    close: () => lines.close(),
  };
};

export const terminalIo = (): Io & { readonly close: () => void } => {
  let keyboard: Keyboard | undefined;
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    status: (line) => process.stderr.write(`\r\u001b[K${line}`),
    interactive: process.stdin.isTTY,
    watched: process.stderr.isTTY,
    colours: wantsColours(),
    ask: async (prompt) => {
      keyboard ??= openKeyboard();
      return keyboard.ask(prompt);
    },
    clear: () => process.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
    pause: async (milliseconds) => setTimeout(milliseconds),
    readInput: async () => text(process.stdin),
    close: () => keyboard?.close(),
  };
};

/** A terminal whose player has written the answers down. */
import type { Io } from '../io.ts';

export interface ScriptedIo extends Io {
  /** Everything shown; a cleared screen begins a new page. */
  readonly pages: string[];
}

/** Questions before a script is taken to be going round in circles. */
const PATIENCE = 2000;

/** `answer` is asked like a person; undefined ends the input. */
export const scriptedIo = (answer: (prompt: string) => string | undefined): ScriptedIo => {
  const pages = [''];
  let asked = 0;
  const show = (text: string): void => {
    pages[pages.length - 1] += text;
  };
  return {
    pages,
    out: (text) => show(`${text}\n`),
    err: (text) => show(`${text}\n`),
    status: () => undefined,
    interactive: true,
    watched: false,
    colours: false,
    ask: (prompt) => {
      asked += 1;
      if (asked > PATIENCE) throw new Error(`asked too often:\n${pages.at(-1)?.slice(-2000)}`);
      const typed = answer(prompt);
      show(`${prompt}${typed ?? ''}\n`);
      return Promise.resolve(typed);
    },
    clear: () => pages.push(''),
    pause: () => Promise.resolve(),
    readInput: () => Promise.resolve(''),
  };
};

/** Refusals in words. */
import type { Code } from '@tortuga/protocol';
import type { Say } from '@tortuga/table';
import { messages, type Word } from './words.ts';

/** A server's, and the page's own where no server was asked, or none answered. */
type Refused = Code | 'unreachable' | 'storage-full';
type RefusedWord = `refused.${Refused}`;

/** Every refusal has words, or this does not compile. */
const WORDS: Readonly<Record<RefusedWord, string>> = messages.en;

/** A game's own codes have words in its ui, and a newer server may say what this page does not know. */
const isKnown = (word: string): word is RefusedWord => Object.hasOwn(WORDS, word);

export const sayRefusal = (code: string, say: Say<Word>): string => {
  const word = `refused.${code}`;
  return isKnown(word) ? say(word) : say('refused', { code });
};

/** A server's refusals in words: every code has some, or it does not compile. */
import { type Code, parseCode } from '@tortuga/protocol';
import type { Say } from '@tortuga/table';
import type { Word } from './words.ts';

/** Also where no server was asked, or none answered. */
const OWN = ['unreachable', 'storage-full'] as const;

type Refused = Code | (typeof OWN)[number];

const wordOf = (code: Refused): Word => `refused.${code}`;

export const sayRefusal = (code: string, say: Say<Word>): string => {
  const known = OWN.find((each) => each === code) ?? parseCode(code);
  return known === undefined ? say('refused', { code }) : say(wordOf(known));
};

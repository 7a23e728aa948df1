import { CODES } from '@tortuga/protocol';
import { LANGUAGES, makeSay } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import { sayRefusal } from './refusals.ts';
import { messages } from './words.ts';

/** Of a server, and of the page itself. */
const codes = [...Object.keys(CODES), 'unreachable', 'storage-full'];

describe.each(LANGUAGES)('refusals in %s', (language) => {
  const say = makeSay(language, messages[language]);

  test.each(codes)('%s is said in words', (code) => {
    const words = sayRefusal(code, say);
    expect(words).not.toContain(code);
    expect(words).toMatch(/^\p{Lu}.*[.?]$/u);
  });

  test('there are no words for what nobody says', () => {
    const said = Object.keys(messages[language]).filter((word) => word.startsWith('refused.'));
    expect(said.toSorted()).toEqual(codes.map((code) => `refused.${code}`).toSorted());
  });

  test('a code of another day is at least named', () => {
    expect(sayRefusal('sea-monster', say)).toContain('sea-monster');
  });
});

import { CODES } from '@tortuga/protocol';
import { LANGUAGES, makeSay } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import { sayRefusal } from './refusals.ts';
import { messages } from './words.ts';

describe.each(LANGUAGES)('refusals in %s', (language) => {
  const say = makeSay(language, messages[language]);

  test.each([...CODES, 'unreachable'])('%s is said in words', (code) => {
    const words = sayRefusal(code, say);
    expect(words).not.toContain(code);
    expect(words).toMatch(/^\p{Lu}.*[.?]$/u);
  });

  test('a code of another day is at least named', () => {
    expect(sayRefusal('sea-monster', say)).toContain('sea-monster');
  });
});

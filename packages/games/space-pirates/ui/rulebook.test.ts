import { LANGUAGES } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import { ui } from './index.tsx';
import { LESSONS } from './lessons/lessons.ts';

const REFUSED = { en: /not allowed/, pl: /nie wolno/ };

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  test('names the author, the illustrators and the publisher', async () => {
    const text = await ui.rulebook[language]();
    for (const name of [/Boelinger/, /Christophe Madura/, /Frédéric Condette/, /Zvezda/, /2009/])
      expect(text).toMatch(name);
  });

  test('shows every lesson once, and says of which something is not allowed', async () => {
    const book = await ui.rulebook[language]();
    const shown = [...book.matchAll(/!\[([^\]]*)\]\(art:lesson-([^)]+)\)/g)].map(
      ([, alt = '', name = '']) => [name, REFUSED[language].test(alt)] as const,
    );
    expect(shown.length).toBe(new Map(shown).size);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(
        Object.entries(LESSONS).map(([name, { refused }]) => [name, refused !== undefined] as const),
      ),
    );
  });
});

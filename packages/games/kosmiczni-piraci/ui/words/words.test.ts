/** What only this game says; that there are words for all of it is a ui law. */
import { LANGUAGES, makeSay } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import { sitDown } from '../../turns.ts';
import { PLANETS } from '../../types.ts';
import { ending } from './ending.ts';
import { messages, type Speak } from './messages.ts';
import { at, from, onto, planetName } from './names.ts';
import { tell } from './tell.ts';

const NAMES = ['Ola', 'Nina', 'Bartek', 'Maja', 'Zosia'];

const speak = (language: (typeof LANGUAGES)[number]): Speak => makeSay(language, messages[language]);

describe.each(LANGUAGES)('in %s', (language) => {
  const say = speak(language);

  test('what was taken is told with its worth', () => {
    const { outcome } = tell({ kind: 'taken', seat: 1, planet: 4, values: [3, 4] }, NAMES, say);
    expect(outcome).toBe('+7');
  });

  test('what is hidden is told without its value, what is one’s own with it', () => {
    const hidden = tell({ kind: 'laid', seat: 1, planet: 4, card: null }, NAMES, say).text;
    const own = tell({ kind: 'laid', seat: 1, planet: 4, card: 6 }, NAMES, say).text;
    expect(hidden).not.toMatch(/\d/);
    expect(own).toMatch(/6/);
    const lost = tell({ kind: 'teleported', seat: 1, owner: 2, planet: 4, card: null }, NAMES, say).text;
    expect(lost).not.toMatch(/\d/);
    expect(lost).toMatch(/Nina/);
  });

  test('every planet has a name in every form, and no two are alike', () => {
    for (const form of [planetName, onto, at, from]) {
      const names = Array.from({ length: PLANETS }, (_, planet) => form(planet, say));
      expect(new Set(names).size).toBe(PLANETS);
    }
  });
});

describe('the ending', () => {
  const say = speak('en');

  test('names the ship that came home and who has the ten', () => {
    const table = sitDown();
    table.lay('1@1 1@1 1@2 2@2 2@3 2@3 3@4 3@4 3@5 4@5 4@6 4@6');
    table.takeBest();
    expect(ending('ship', table.see(0), NAMES, say)).toBe(
      'The merchant ship came home. Nina sailed off with the merchant ship.',
    );
  });

  test('says when nobody has the ten, and when all cards were laid', () => {
    const table = sitDown(3, 'setup 1 2 1,2 3,4 5,6 3,7 2,4 1,5');
    const rows = ['3333331', '5555551', '2666666'];
    for (const card of [1, 2, 3, 4, 5, 6, 7])
      table.play(...rows.map((row) => `play ${card} ${row[card - 1]}`));
    table.lay('T@4 T@5 T@6');
    table.takeBest();
    const words = ending('cards', table.see(0), NAMES, say);
    expect(words).toContain('All cards were laid. Nobody had the merchant ship.');
  });

  test('says what broke a tie, and when it was not broken', () => {
    const view = sitDown().see(0);
    const over = { ...view, ended: 'cards' as const, loot: [[5, 5], [3, 7], [1]] };
    expect(ending('cards', over, NAMES, say)).toContain('Nina had more different treasures (2)');
    const shared = { ...over, loot: [[4, 6], [3, 7], [1]] };
    expect(ending('cards', shared, NAMES, say)).toContain('they share the place');
    expect(ending('agreed', view, NAMES, say)).toBe('The crew agreed to stop.');
  });
});

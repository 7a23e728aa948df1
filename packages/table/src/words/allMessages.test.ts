/** The words of the shell and of the kit; those of games are under their ui laws. */
import { expect, test } from 'vitest';
import { messageFaults } from '../testing/messages.ts';

const found = import.meta.glob<Readonly<Record<string, string>>>('../../../*/src/**/messages.*.json', {
  eager: true,
  import: 'default',
});
const files = Object.keys(found).filter((path) => path.endsWith('en.json'));

test('there are words of the shell and of the kit at least', () => {
  expect(files.length).toBeGreaterThanOrEqual(2);
});

test.each(files)('%s has the same words in both languages, with all their plurals', (path) => {
  const [en, pl] = [found[path] ?? {}, found[path.replace(/en\.json$/, 'pl.json')] ?? {}];
  expect(messageFaults({ en, pl })).toEqual([]);
});

/** Every ruling is stated once in README.md and cited by a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const IDS = Array.from({ length: 117 }, (_, index) => `SP-${index + 1}`);

const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

test('README.md states every ruling, each once', () => {
  const stated = [...read('README.md').matchAll(/\*\*(SP-\d+)\*\*/g)].map(([, id = '']) => id);
  expect(IDS.filter((id) => !stated.includes(id))).toEqual([]);
  expect(stated.filter((id, index) => stated.indexOf(id) !== index)).toEqual([]);
  expect(stated.filter((id) => !IDS.includes(id))).toEqual([]);
});

test('every ruling is cited by the name of a test', () => {
  const lines = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => read(name).split('\n'))
    .filter((line) => !/^\s*(?:\/\/|\/\*|\*)/.test(line));
  const cited = new Set(lines.flatMap((line) => line.match(/SP-\d+/g) ?? []));
  expect(IDS.filter((id) => !cited.has(id))).toEqual([]);
});

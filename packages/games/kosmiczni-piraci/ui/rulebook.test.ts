/** The rulebook has every rule of the README as an anchor, in both languages, and pictures that exist. */
import { describe, expect, test } from 'vitest';
import readme from '../README.md?raw';
import { art } from './pictures.ts';
import en from './rulebook.en.md?raw';
import pl from './rulebook.pl.md?raw';

const rules = [...new Set(readme.match(/KP-\d+/g))].toSorted();

/** The ids at the ends of headings. */
const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ .*\{((?:KP-\d+ ?)+)\}$/gm)].flatMap(([, ids = '']) => ids.trim().split(' '));

const headingsIn = (text: string): readonly string[] =>
  (text.match(/^#+ .*$/gm) ?? []).map((line) => /\{.*\}/.exec(line)?.[0] ?? '');

const picturesIn = (text: string): readonly string[] =>
  [...text.matchAll(/!\[(.*?)\]\(art:(.*?)\)/g)].map(([, , name = '']) => name);

test('the README has rules 1 to 36', () => {
  expect(rules).toHaveLength(36);
});

describe.each([
  ['en', en],
  ['pl', pl],
])('in %s', (_, text) => {
  test('every rule is an anchor, once', () => {
    expect(anchorsIn(text).toSorted()).toEqual(rules);
  });

  test('every picture exists and says what it shows', () => {
    expect(picturesIn(text).filter((name) => art[name] === undefined)).toEqual([]);
    expect(text).not.toMatch(/!\[\]/);
  });

  test('the authors and the publisher are named', () => {
    expect(text).toMatch(/Knizi/);
    expect(text).toMatch(/Tomasz Jędruszek/);
    expect(text).toMatch(/Egmont Polska/);
    expect(text).toMatch(/2014/);
  });
});

test('both languages have the same headings and pictures in the same order', () => {
  expect(headingsIn(pl)).toEqual(headingsIn(en));
  expect(picturesIn(pl)).toEqual(picturesIn(en));
});

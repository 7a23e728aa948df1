import { expect, test } from 'vitest';
import { checkText } from './checkText.ts';
import { sizes } from './sizes.ts';
import { parseSource } from './sourceFile.ts';

const filler = (lines: number): string => 'x();\n'.repeat(lines);
const declared = (name: string, lines: number): string => `function ${name}() {\n${filler(lines - 2)}}\n`;
const short = Array.from({ length: 18 }, (_, i) => declared(`short${i}`, 5)).join('');

test('a file has at most 400 lines', () => {
  expect(checkText(sizes, { 'tools/src/a.ts': filler(400), 'tools/src/data/cards.ts': filler(401) })).toEqual(
    [],
  );
  expect(checkText(sizes, { 'tools/src/a.ts': filler(401) })).toEqual([
    'tools/src/a.ts  has 401 lines; a file has at most 400',
  ]);
});

test('a function has at most 60 lines, with or without a name', () => {
  const text = `${short}${declared('long', 61)}`;
  expect(checkText(sizes, { 'tools/src/a.ts': text })).toEqual([
    'tools/src/a.ts:91  this function has 61 lines; a function has at most 60',
  ]);
  expect(checkText(sizes, { 'tools/src/a.ts': `run(() => {\n${filler(60)}});` })).toHaveLength(1);
});

test('nine in ten functions have at most 25 lines, in each package', () => {
  const twoLong = `${short}${declared('one', 26)}${declared('two', 26)}`;
  expect(checkText(sizes, { 'tools/src/a.ts': twoLong })).toEqual([]);
  const threeLong = { 'tools/src/a.ts': `${twoLong}${declared('three', 26)}`, 'bench/src/b.ts': short };
  expect(checkText(sizes, threeLong)).toEqual([
    'tools  nine in ten functions have up to 26 lines; the limit is 25',
  ]);
});

test('one-line callbacks do not make long functions rare', () => {
  const arrows = 'run(() => 1);\n'.repeat(50);
  expect(checkText(sizes, { 'tools/src/a.ts': `${arrows}${declared('long', 26)}` })).toHaveLength(2);
});

test('what is handed to describe and test may be long', () => {
  const suite = `describe('x', () => {\n test.each([1])('y', () => {\n${filler(70)}});\n});`;
  expect(checkText(sizes, { 'tools/src/a.test.ts': suite })).toEqual([]);
});

test('the measures are told', () => {
  const text = `const f = () => 1;\n${declared('g', 3)}class C {\n  m() {\n    x();\n  }\n}\n`;
  expect(sizes.measure?.([parseSource('tools/src/a.ts', text)])).toBe(
    'functions: median 3, p90 3 lines; files: median 9 lines',
  );
});

import { describe, expect, test } from 'vitest';
import { initialSettings, parseChosen } from './settings.ts';

describe('settings', () => {
  test.each([
    [['pl-PL', 'en'], 'pl'],
    [['de', 'pl'], 'pl'],
    [['EN-gb', 'pl'], 'en'],
    [['de-DE'], 'en'],
    [[], 'en'],
  ])('of a browser that speaks %j begin in %s', (languages, language) => {
    expect(initialSettings(languages).language).toBe(language);
  });

  test('come back as they were chosen', () => {
    const chosen = {
      language: 'pl',
      hasSound: false,
      theme: 'light',
      name: 'Maja',
      colour: 'reef',
      isSofa: true,
      areReasonsKept: true,
    } as const;
    expect(parseChosen(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test.each([undefined, null, 7, 'pl', []])('survive %j in their place', (kept) => {
    expect(parseChosen(kept)).toEqual({});
  });

  test('lose what makes no sense, and nothing else', () => {
    const kept = { language: 'tlh', theme: 'light', hasSound: 'yes', colour: 3, motion: null, other: 1 };
    expect(parseChosen(kept)).toEqual({ theme: 'light' });
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { isKept, keep, readKept } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

/** Takes so many texts. */
const storageFor = (room: number) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (kept.size >= room && !kept.has(key)) throw new Error('full');
      kept.set(key, text);
    },
  };
};

test('what is kept comes back', () => {
  vi.stubGlobal('localStorage', storageFor(1));
  keep('seat', { token: 'a' });
  expect(readKept('seat')).toEqual({ token: 'a' });
  expect(isKept('seat')).toBe(true);
});

test('what storage does not take lasts as long as this page, and is kept once there is room', () => {
  vi.stubGlobal('localStorage', storageFor(0));
  keep('seat', { token: 'b' });
  expect(readKept('seat')).toEqual({ token: 'b' });
  expect(isKept('seat')).toBe(false);
  vi.stubGlobal('localStorage', storageFor(1));
  keep('seat', { token: 'c' });
  expect([readKept('seat'), isKept('seat')]).toEqual([{ token: 'c' }, true]);
});

test('where storage may not even be touched nothing fails', () => {
  keep('colour', 'gold');
  expect([readKept('colour'), isKept('colour'), readKept('name')]).toEqual(['gold', false, undefined]);
});

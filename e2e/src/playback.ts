/** What a browser tells of the flicks it has computed and played back. */
import { expect } from 'vitest';

export const PLAYBACK = {
  source: 'packages/games/space-pirates/ui/testing/playback.ts',
  exported: 'playBack',
} as const;

/** Millimetres: positions at rest are whole tenths, and styles are told with six digits. */
const ON_PATH = 0.0525;
const AT_REST = 0.001;

export const expectPlayedBack = (told: unknown): void => {
  expect(told).toMatchObject({ flicks: 500 });
  const read = (key: string): number => Number(Reflect.get(Object(told) as object, key)); // boxed
  expect(read('rests')).toBeGreaterThan(500);
  expect(read('moved')).toBeGreaterThan(read('rests'));
  expect(read('offRest')).toBeLessThanOrEqual(AT_REST);
  expect(read('offPath')).toBeLessThanOrEqual(ON_PATH);
};

import { describe, expect, it } from 'vitest';
import { RECIPES } from './recipes.ts';
import { SOUNDS } from './sounds.ts';

describe('sounds', () => {
  it.each(SOUNDS)('%s is struck at once, is over within 1.2 s and hurts no ear', (sound) => {
    const strokes = RECIPES[sound];
    expect(Math.min(...strokes.map(({ at }) => at))).toBe(0);
    expect(Math.max(...strokes.map(({ at, ms }) => at + ms))).toBeLessThanOrEqual(1200);
    for (const { loud, hz } of strokes) {
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.7);
      expect(hz).toBeLessThanOrEqual(4000);
    }
  });
});

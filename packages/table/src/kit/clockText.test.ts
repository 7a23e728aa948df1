import { describe, expect, it } from 'vitest';
import { clockText, daysIn } from './clockText.ts';

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [1, '0:01'],
    [41_000, '0:41'],
    [59_001, '1:00'],
    [725_000, '12:05'],
    [12_000_000, '3:20:00'],
  ])('with %i ms left shows %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  it('counts whole days', () => {
    expect([daysIn(86_399_999), daysIn(86_400_000), daysIn(259_199_000)]).toEqual([0, 1, 3]);
  });
});

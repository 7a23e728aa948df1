import { describe, expect, it } from 'vitest';
import { raceOf } from './race.ts';

describe('the race', () => {
  it('goes from 0 to the chest, in round steps', () => {
    const { ticks, goal } = raceOf([0, 3000], 6000);
    expect(ticks.map(({ points }) => points)).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
    expect(goal).toBe(1);
  });

  it.each([100, 700, 1000, 6000, 20000])('has few ticks on the way to %i', (target) => {
    const { ticks } = raceOf([0, 0], target);
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    expect(ticks.length).toBeLessThanOrEqual(8);
  });

  it('begins below zero and ends past the chest where somebody is', () => {
    const { ticks, goal, runners } = raceOf([-300, 7500], 6000);
    expect(ticks[0]).toEqual({ points: -2000, at: 0 });
    expect(goal).toBeLessThan(1);
    expect(runners.map(({ at }) => at)).toEqual([1700 / 9500, 1]);
  });

  it('leaves room for the number at the chest, also where somebody is far past it', () => {
    const { ticks, goal } = raceOf([0, 3400], 1000);
    expect(ticks.every(({ at }) => goal - at > 0.1)).toBe(true);
    expect(ticks.length).toBeGreaterThan(0);
  });

  it('keeps badges apart that are at the same place, and leaves others where they are', () => {
    const asides = (totals: readonly number[]) => raceOf(totals, 6000).runners.map(({ aside }) => aside);
    expect(asides([3000, 3000, 3000, 500])).toEqual([-1, 0, 1, 0]);
    expect(asides([0, 0, 0, 3000])).toEqual([0, 1, 2, 0]);
    expect(asides([6000, 6000, 3000])).toEqual([-1, 0, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { makeAim } from './aim.ts';

describe('an aim', () => {
  it('is nothing at first, then what was set last, and nothing again once it is let go', () => {
    const aim = makeAim<{ readonly at: number }>();
    const seen = [aim.now()];
    for (const value of [{ at: 1 }, { at: 2 }, undefined]) {
      aim.set(value);
      seen.push(aim.now());
    }
    expect(seen).toEqual([undefined, { at: 1 }, { at: 2 }, undefined]);
  });

  it('tells each of its listeners of every value, until that listener has left', () => {
    const aim = makeAim<number>();
    const heard: (readonly [string, number | undefined])[] = [];
    const leave = aim.subscribe(() => heard.push(['one', aim.now()]));
    aim.subscribe(() => heard.push(['other', aim.now()]));
    aim.set(1);
    leave();
    aim.set(2);
    expect(heard).toEqual([
      ['one', 1],
      ['other', 1],
      ['other', 2],
    ]);
  });
});

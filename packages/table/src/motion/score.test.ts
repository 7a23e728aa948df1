import { describe, expect, it } from 'vitest';
import type { Clip, Place } from './clip.ts';
import { inTime, lengthOf, scoreOf, stillOf } from './score.ts';
import { TEMPO } from './tempo.ts';

const here: Place = { x: 0, y: 0, width: 10, height: 10 };
const there: Place = { ...here, x: 90 };
const spin: Clip = {
  piece: 'die',
  frames: [{ transform: 'rotate(0deg)' }, { transform: 'rotate(1turn)' }],
  ms: 900,
};

const scene = {
  heard: [],
  before: {},
  after: {},
  from: new Map([
    ['die', here],
    ['card', here],
  ]),
  to: new Map([
    ['die', there],
    ['card', there],
  ]),
};

describe('the score of a frame', () => {
  it('is the choreography, and flights of what it does not mention', () => {
    const clips = scoreOf(() => [spin], scene, false);
    expect(clips.map(({ piece, ms }) => [piece, ms])).toEqual([
      ['card', TEMPO.move],
      ['die', 900],
    ]);
  });

  it('leaves a piece where it is when its clip has no frames', () => {
    expect(scoreOf(() => [{ piece: 'die', frames: [], ms: 0 }], scene, false)).toHaveLength(2);
  });

  it('takes 2.5 s at most, delays in proportion', () => {
    const late = { ...spin, delay: 4100 };
    const clips = inTime([spin, late]);
    expect(lengthOf(clips)).toBe(TEMPO.most);
    expect(clips[1]).toMatchObject({ ms: 450, delay: 2050 });
  });

  it('keeps its pace when it is short enough', () => {
    expect(inTime([spin])).toEqual([spin]);
  });

  it('is fades of 120 ms for those who asked for less motion, each sound once', () => {
    const noisy = [
      spin,
      { ...spin, delay: 500, sound: 'dice' as const },
      { ...spin, sound: 'dice' as const },
    ];
    const clips = stillOf(noisy, scene.to);
    expect(clips).toEqual([
      { piece: 'die', frames: [{ opacity: 0 }, { opacity: 1 }], ms: 120 },
      { piece: '', frames: [], ms: 0, sound: 'dice' },
    ]);
    expect(lengthOf(scoreOf(() => noisy, scene, true))).toBe(120);
  });

  it('does not fade in, with less motion, what is gone', () => {
    expect(stillOf([{ ...spin, piece: 'gone' }], scene.to)).toEqual([]);
  });
});

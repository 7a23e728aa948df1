import type { Frame, LogLine } from '@tortuga/table';
import { array, assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesIn, linesSince, tellOnce } from './logLines.ts';

const MOST = 20;

/** As many lines as were heard. */
const tell = ({ seq, heard }: Frame): readonly LogLine[] =>
  heard.map((_, index) => ({ id: `${seq}.${index}`, colour: undefined, text: `${seq}` }));

const framesWith = (heard: readonly number[]): readonly Frame[] =>
  heard.map((length, seq) => ({ seq, by: 0, heard: Array.from({ length }), view: {} }));

describe('the lines of a log', () => {
  test('are the latest of all that was shown, and none of what was not', () => {
    assert(
      property(array(nat(4), { maxLength: 60 }), nat(60), (heard, shown) => {
        const frames = framesWith(heard);
        const count = Math.min(shown, frames.length);
        const all = frames.slice(0, count).flatMap(tell);
        expect(linesIn({ frames, count }, MOST, tell)).toEqual(all.slice(-MOST));
      }),
    );
  });

  test('are each told once while a match goes on', () => {
    const frames = framesWith(Array.from({ length: 1000 }, () => 1));
    let told = 0;
    const counted = tellOnce((frame: Frame) => {
      told += 1;
      return tell(frame);
    });
    for (let count = 1; count <= frames.length; count++) linesIn({ frames, count }, MOST, counted);
    expect(told).toBe(frames.length);
  });

  test('of a long match are gathered from its end alone', () => {
    const frames = framesWith(Array.from({ length: 1000 }, () => 1));
    let told = 0;
    linesIn({ frames, count: frames.length }, MOST, (frame) => {
      told += 1;
      return tell(frame);
    });
    expect(told).toBe(MOST);
  });
});

describe('lines that came since', () => {
  const lines = framesWith([1, 1, 1, 1]).flatMap(tell);
  test.each([
    ['the last line are none', '3.0', []],
    ['an earlier line are all after it', '1.0', ['2', '3']],
    ['there was no line are all', undefined, ['0', '1', '2', '3']],
    ['a line that is gone, as after a jump, are the last alone', '9.0', ['3']],
  ])('%s', (_name, last, texts) => {
    expect(linesSince(lines, last).map(({ text }) => text)).toEqual(texts);
  });
});

import type { Clip, Place } from '@tortuga/table';
import { describe, expect, it } from 'vitest';
import { choreography } from './choreography.ts';
import { propsOf, rehearse } from './exhibit/rehearsal.ts';
import { scenes } from './exhibit/scenes.ts';

const MOST_MS = 2500;
const MOVED = new Set(['transform', 'opacity', 'offset']);

const place = (x: number): Place => ({ x, y: x / 2, width: 60, height: 62 });
const PIECES = ['card', 'deck', 'bowl', ...Array.from({ length: 8 }, (_, index) => `die-${index + 1}`)];
const from = new Map(PIECES.map((piece, index) => [piece, place(index * 50)]));
const to = new Map(PIECES.map((piece, index) => [piece, place(700 - index * 50)]));

const clipsOf = (lines: readonly string[], seats = 4, options = {}): readonly Clip[] => {
  const { view, latest } = propsOf(rehearse(seats, lines, options), 'spectator');
  if (latest === undefined) return [];
  return choreography({ heard: latest.heard, before: latest.before, after: view, from, to });
};

const endOf = (clip: Clip | undefined): number => (clip?.delay ?? 0) + (clip?.ms ?? 0);

describe('every frame', () => {
  it.each(scenes)(
    'of $name: within its time, by transform and opacity alone',
    ({ lines, seats, options }) => {
      const clips = clipsOf(lines, seats, options);
      for (const clip of clips) expect(endOf(clip)).toBeLessThanOrEqual(MOST_MS);
      const keys = clips.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame)));
      expect(keys.filter((key) => !MOVED.has(key))).toEqual([]);
    },
  );

  it('ends at rest', () => {
    for (const { lines, seats, options } of scenes) {
      for (const { piece, frames } of clipsOf(lines, seats, options)) {
        const last = frames.at(-1)?.['transform'];
        if (last === undefined || piece === 'card-back') continue;
        expect(last).not.toMatch(
          /translate\((?!0px, 0px\))|rotate\(-?(?!0deg|360deg)\d|scale\((?!1(\.000)?\))/,
        );
      }
    }
  });
});

describe('a throw', () => {
  const clips = clipsOf(['card gold', 'dice skull coin coin skull monkey parrot sword sword']);
  const endOfDie = (die: number): number => endOf(clips.find(({ piece }) => piece === `die-${die}`));

  it('settles die by die, skulls last', () => {
    const order = [2, 3, 5, 6, 7, 8, 1, 4].map(endOfDie);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(8);
  });

  it('shows three faces one after another, and ends with the one that fell', () => {
    const seenAt = (piece: string, offset: number): boolean => {
      const frames = clips.find((clip) => clip.piece === piece)?.frames ?? [];
      return frames.findLast((frame) => (frame.offset ?? 0) <= offset)?.['opacity'] === 1;
    };
    const faces = ['die-2-tumble-0', 'die-2-tumble-1', 'die-2-face'];
    const seen = [0.1, 0.3, 0.7, 1].map((offset) => faces.findIndex((piece) => seenAt(piece, offset)));
    expect(seen).toEqual([0, 1, 2, 2]);
  });

  it('drums once for each skull', () => {
    expect(clips.filter(({ sound }) => sound === 'skull')).toHaveLength(2);
    expect(clips.filter(({ sound }) => sound === 'dice')).toHaveLength(1);
  });
});

describe('the first throw of a turn', () => {
  const THROW = 'dice skull coin coin skull monkey parrot sword sword';
  const { view: after, latest } = propsOf(rehearse(4, ['card gold', THROW]), 'spectator');
  const startOf = (seats: readonly (readonly [string, Place])[]): unknown => {
    if (latest === undefined) throw new Error('nothing happened');
    const clips = choreography({ ...latest, after, from: new Map([...from, ...seats]), to });
    return clips.find(({ piece }) => piece === 'die-1')?.frames[0]?.['transform'];
  };

  it('flies out of the hand of whoever throws: from his badge', () => {
    expect(startOf([['seat-0', place(2000)]])).toMatch(/^translate\(1\d{3}px/);
    expect(startOf([['seat-1', place(2000)]])).toBe(startOf([]));
  });
});

it('the third skull dims the lantern and slams the rack, after the dice lie still', () => {
  const clips = clipsOf([
    'card gold',
    'dice skull skull coin coin coin coin coin coin',
    'roll 3 4',
    'dice skull coin',
  ]);
  const lantern = clips.find(({ piece }) => piece === 'lantern');
  const falls = clips.filter(({ piece }) => /^die-\d$/.test(piece)).map(endOf);
  expect(falls).toHaveLength(2);
  expect(lantern?.delay).toBe(Math.max(...falls));
  expect(clips.some(({ piece }) => piece === 'rack')).toBe(true);
});

it('dice that another lays on the chest hop; one’s own have hopped already', () => {
  const { view, latest } = propsOf(
    rehearse(2, ['card chest', 'dice coin coin coin coin coin coin monkey monkey', 'chest 1']),
    0,
  );
  if (latest === undefined) throw new Error('nothing happened');
  const scene = { heard: latest.heard, before: latest.before, after: view };
  const moved = new Map(to).set('die-1', place(1));
  const pieces = (clips: readonly Clip[]): readonly string[] =>
    clips.filter(({ frames }) => frames.length > 0).map(({ piece }) => piece);
  expect(pieces(choreography({ ...scene, from: to, to: moved }))).toEqual(['die-1']);
  expect(pieces(choreography({ ...scene, from: to, to }))).toEqual([]);
});

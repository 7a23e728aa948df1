/** Every piece and every table in every state, looked at as people have it: by finger and by pointer. */
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { faultsOf } from './accessibility.ts';
import { exhibitsIn, lookAt, ROOMS } from './gallery.ts';
import type { Person, Ways } from './person.ts';
import { setStage } from './stage.ts';
import { misfitsOf, WINDOWS } from './windows.ts';

/** Fewer would mean that something is not shown any more. */
const FEWEST = 10;

interface Way extends Pick<Ways, 'size' | 'language'> {
  readonly theme: 'dark' | 'light';
}

/** What is looked at, of all that could be: `turn` is the number of an exhibit in its room. */
export interface Walk {
  readonly ways: readonly [Way, Way];
  /** Whether axe looks at it, this way. */
  readonly isAxed: (turn: number, way: number) => boolean;
  /** Whether it is looked at in a window, by its number. */
  readonly isFitted: (turn: number, window: number) => boolean;
}

const lookThrough = async (
  { ways, isAxed, isFitted }: Walk,
  enter: (way: Way) => Promise<Person>,
  room: string,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [number, way] of ways.entries()) {
    const person = await enter(way);
    expect((await exhibitsIn(person, room, 'all')).length).toBeGreaterThan(FEWEST);
    const paths = [`/gallery/${room}`, ...(await exhibitsIn(person, room, 'pages'))];
    for (const [turn, path] of paths.entries()) {
      await lookAt(person, `${path}?theme=${way.theme}`);
      const windows = WINDOWS[way.size].filter((_, window) => isFitted(turn, window));
      const faults = [
        ...(isAxed(turn, number) ? await faultsOf(person) : []),
        ...(await misfitsOf(person, windows)),
      ];
      found.push(...faults.map((fault) => `${path}: ${fault}`));
    }
  }
  return found;
};

export const walkGallery = (title: string, walk: Walk): void => {
  describe.skipIf(!hasChromium)(title, () => {
    const stage = setStage();
    test.each(ROOMS)('keeps nobody out, and fits: %s', async (room) => {
      expect(await lookThrough(walk, stage.enter, room)).toEqual([]);
    });
  });
};

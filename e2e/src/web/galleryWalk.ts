/** Every piece and every table in every state, looked at as people have it: by finger and by pointer. */
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { faultsOf } from './accessibility.ts';
import { exhibitsIn, lookAt, ROOMS } from './gallery.ts';
import type { Person, Ways } from './person.ts';
import { setStage } from './stage.ts';
import { misfitsOf, type Window, WINDOWS } from './windows.ts';

/** Fewer would mean that something is not shown any more. */
const FEWEST = 10;

interface Way extends Pick<Ways, 'size' | 'language'> {
  readonly theme: 'dark' | 'light';
}

/** What is looked at, of all that could be: `turn` is the number of an exhibit in its room. */
interface Walk {
  readonly ways: readonly Way[];
  readonly isTaken: (turn: number, way: number) => boolean;
  readonly windowsOf: (turn: number, all: readonly Window[]) => readonly Window[];
}

/** Only ends what hangs: a room may be large, and a machine slow. */
const PATIENCE = 3_600_000;

const lookThrough = async (
  { ways, isTaken, windowsOf }: Walk,
  enter: (way: Way) => Promise<Person>,
  room: string,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [number, way] of ways.entries()) {
    const person = await enter(way);
    expect((await exhibitsIn(person, room, 'all')).length).toBeGreaterThan(FEWEST);
    const paths = [`/gallery/${room}`, ...(await exhibitsIn(person, room, 'pages'))];
    for (const [turn, path] of paths.entries()) {
      if (!isTaken(turn, number)) continue;
      await lookAt(person, `${path}?theme=${way.theme}`);
      const windows = windowsOf(turn, WINDOWS[way.size]);
      const faults = [...(await faultsOf(person)), ...(await misfitsOf(person, windows))];
      found.push(...faults.map((fault) => `${path}: ${fault}`));
    }
  }
  return found;
};

export const walkGallery = (title: string, walk: Walk): void => {
  describe.skipIf(!hasChromium)(title, () => {
    const stage = setStage();
    test.each(ROOMS)('keeps nobody out, and fits: %s', { timeout: PATIENCE }, async (room) => {
      expect(await lookThrough(walk, stage.enter, room)).toEqual([]);
    });
  });
};

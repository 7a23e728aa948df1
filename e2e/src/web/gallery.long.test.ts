/** Every piece and every table in every state and in every window, looked at as people have it: by finger and by pointer. */
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { faultsOf } from './accessibility.ts';
import { exhibitsIn, lookAt, ROOMS } from './gallery.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { misfitsOf } from './windows.ts';

/** Polish words are the longer ones. */
const WAYS = [
  { size: 'desktop', language: 'pl', theme: 'light' },
  { size: 'phone', language: 'pl', theme: 'dark' },
] as const;
type Way = (typeof WAYS)[number];

/** Fewer would mean that something is not shown any more. */
const FEWEST = 10;

/** Only ends what hangs: a room may be large, and a machine slow. */
const PATIENCE = 3_600_000;

const lookThrough = async (person: Person, room: string, { theme }: Way): Promise<readonly string[]> => {
  const found: string[] = [];
  expect((await exhibitsIn(person, room, 'all')).length).toBeGreaterThan(FEWEST);
  for (const path of [`/gallery/${room}`, ...(await exhibitsIn(person, room, 'pages'))]) {
    await lookAt(person, `${path}?theme=${theme}`);
    const faults = [...(await faultsOf(person)), ...(await misfitsOf(person))];
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  return found;
};

describe.skipIf(!hasChromium).each(WAYS)(
  'by $size, in $language, $theme: every piece and every state',
  (way) => {
    const stage = setStage();

    test.each(ROOMS)('keeps nobody out, and fits: %s', { timeout: PATIENCE }, async (room) => {
      expect(await lookThrough(await stage.enter(way), room, way)).toEqual([]);
    });
  },
);

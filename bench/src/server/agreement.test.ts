import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@tortuga/engine';
import { afterEach, expect, test } from 'vitest';
import { emptyBoard, playFloor } from '../floor.ts';
import { hosts } from './hosts.ts';
import { SERVERS } from './names.ts';
import { SERIES, type Series } from './series.ts';
import { playTable } from './table.ts';
import { tables } from './tables.ts';

const seeds = Array.from({ length: 5 }, (_, i) => `server agreement ${i}`);
const ends: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const onFloor = (seed: string, { boards }: Series): readonly (readonly number[])[] => {
  const random = seededRandom(seed);
  return Array.from({ length: boards }, () => {
    const board = emptyBoard();
    playFloor(board, random);
    return board;
  });
};

/** FlatFile writes on after it has told a move, and cannot be waited for; its tables are those of the other. */
const tested = SERVERS.filter((name) => name !== 'boardgame.io FlatFile');

const cases = tested.flatMap((name) => SERIES.map((series) => ({ name, series })));

test.each(cases)(
  'on $name both players see the games of the floor, move by move: $series.id',
  async ({ name, series }) => {
    const folder = mkdtempSync(join(tmpdir(), 'tortuga-bench-test-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const host = await hosts[name](folder);
    ends.push(host.close);
    const matches = await Promise.all(
      seeds.map(async (seed) => {
        const table = await tables[name](host.base, series);
        ends.push(table.close);
        return playTable(table, series, seededRandom(seed));
      }),
    );
    expect(matches).toEqual(seeds.map((seed) => onFloor(seed, series)));
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@tortuga/engine';
import { afterEach, expect, test } from 'vitest';
import { emptyBoard, playFloor } from '../floor.ts';
import { hosts } from './hosts.ts';
import { SERVERS } from './names.ts';
import { playTable } from './table.ts';
import { tables } from './tables.ts';

const seeds = Array.from({ length: 5 }, (_, i) => `server agreement ${i}`);
const ends: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const onFloor = (seed: string): readonly number[] => {
  const board = emptyBoard();
  playFloor(board, seededRandom(seed));
  return board;
};

/** FlatFile writes on after it has told a move, and cannot be waited for; its tables are those of the other. */
const tested = SERVERS.filter((name) => name !== 'boardgame.io FlatFile');

test.each(tested)('on %s both players see the games of the floor, move by move', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-bench-test-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const host = await hosts[name](folder);
  ends.push(host.close);
  const boards = await Promise.all(
    seeds.map(async (seed) => {
      const table = await tables[name](host.base);
      ends.push(table.close);
      return playTable(table, seededRandom(seed));
    }),
  );
  expect(boards).toEqual(seeds.map(onFloor));
});

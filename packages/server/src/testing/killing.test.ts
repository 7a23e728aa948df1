import { games } from '@tortuga/games';
import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/localBus.ts';
import type { Killable } from './killable.ts';
import { type Killing, playAndKill } from './killing.ts';
import { openServer } from './openServer.ts';
import { type Disk, planted, sound } from './plantedDisks.ts';
import { steadyPort } from './steadyPort.ts';

const serve = async (
  disk: Disk,
  nodes: number,
): Promise<Killable & { readonly close: () => Promise<void> }> => {
  const bus = { ...localBus(), close: () => Promise.resolve() };
  const open = (port: number) =>
    openServer({ store: disk.store(), bus, limits: { requests: 100_000 } }, port);
  const running = await Promise.all(Array.from({ length: nodes }, async () => open(await steadyPort())));
  const [first = '', ...others] = running.map(({ base }) => base);
  const close = async (): Promise<void> => {
    for (const { server } of running.splice(0)) await server.close();
  };
  return {
    bases: [first, ...others],
    killAndRestart: async (kill) => {
      const node = kill % nodes;
      const before = running[node];
      if (before === undefined) throw new Error('there is no such node');
      await before.server.close();
      await disk.killed();
      running[node] = await open(Number(new URL(before.base).port));
    },
    crashed: new Promise(() => undefined),
    killAndOpenStore: async () => {
      await close();
      await disk.killed();
      return disk.store();
    },
    close,
  };
};

const game = games.filter(({ id }) => id === 'kosmiczni-piraci');

const PLAN = { games: game, seats: 4, matches: 8, kills: 4, seed: 'planted' };

const play = async (disk: Disk, nodes: number, plan: Killing = PLAN): Promise<number> => {
  const { close, ...server } = await serve(disk, nodes);
  try {
    return (await playAndKill(server, plan)).acknowledged;
  } finally {
    await close();
  }
};

test.each([1, 2])('%i sound nodes are found sound', async (nodes) => {
  expect(await play(sound(), nodes)).toBeGreaterThan(8 * 15);
});

/** Where a bug is seen first depends on the instant of the kill; some matches only never go on. */
const BACK =
  'is taken back to|is refused: |is not there|has not ended|as it never was|moves are stored|nothing has happened';
/** Who is sound is waited for, who is not may be given up early. */
const PLANTED = { ...PLAN, patience: 15_000 };

describe('is noticed when nodes are killed:', () => {
  test.each(Object.entries(planted))('%s', async (_name, { disk, nodes }) => {
    await expect(play(disk(), nodes, PLANTED)).rejects.toThrow(new RegExp(`^seed planted: .*(${BACK})`));
  });

  // When all matches are over, everything was acknowledged: this loss is seen, however fast anybody was before.
  test('an acknowledged commit that only the last kill has cost', async () => {
    const { disk, nodes } = planted['the last commit is gone after a restart'];
    const lasting = sparing(disk(), 1);
    await expect(play(lasting, nodes, { ...PLAN, matches: 2, kills: 1 })).rejects.toThrow('has not ended');
  });
});

/** Loses nothing in the first kills. */
const sparing = (disk: Disk, spared: number): Disk => {
  let kills = 0;
  const killed = (): Promise<void> => {
    kills += 1;
    return kills > spared ? disk.killed() : Promise.resolve();
  };
  return { ...disk, killed };
};

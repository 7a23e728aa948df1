/** Our server, with the engine's tic-tac-toe for its only game and no limits that fifty tables at one address reach. */
import { join } from 'node:path';
import { box } from '@tortuga/engine';
import { type TicTacToe, ticTacToe } from '@tortuga/engine/testing';
import {
  groupCommit,
  localBus,
  makeServer,
  memoryStore,
  sqliteStore,
  type Store,
  systemChance,
  systemClock,
} from '@tortuga/server';
import { ADDRESS, type StartHost } from './host.ts';

/** Bots and terminals have no part in it. */
const unasked = (): never => {
  throw new Error('nobody plays here but people on sockets');
};

const game = box<TicTacToe>({
  game: ticTacToe,
  policy: { rollout: unasked, worth: unasked },
  terminal: {
    name: ticTacToe.id,
    blurb: '',
    draw: unasked,
    tell: unasked,
    explain: unasked,
    keys: unasked,
    tidy: unasked,
  },
});

const hostWith =
  (open: (folder: string) => Store | Promise<Store>): StartHost =>
  async (folder) => {
    const server = await makeServer({
      games: [game],
      store: await open(folder),
      bus: localBus(),
      clock: systemClock,
      chance: systemChance,
      thinker: { choose: unasked, close: () => Promise.resolve() },
      logger: false,
      botPause: 0,
      origins: [],
      proxies: [],
      keepDays: undefined,
      limits: { requests: 1_000_000_000, sockets: 1_000_000 },
    });
    return { base: await server.listen(ADDRESS, 0), close: server.close };
  };

export const memoryHost = hostWith(memoryStore);

/** Every move durable, and moves of the same moment in one commit, as `tortuga serve` does it. */
export const sqliteHost = hostWith(async (folder) =>
  groupCommit(await sqliteStore(join(folder, 'matches.sqlite'))),
);

/** Our server, with tic-tac-toe for its only games and no limits that fifty tables at one address reach. */
import { join } from 'node:path';
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
import { SERIES } from './series.ts';
import { tortugaSeries } from './tortugaSeries.ts';

const hostWith =
  (open: (folder: string) => Store | Promise<Store>): StartHost =>
  async (folder) => {
    const server = await makeServer({
      games: SERIES.map(tortugaSeries),
      store: await open(folder),
      bus: localBus(),
      clock: systemClock,
      chance: systemChance,
      thinker: {
        choose: () => Promise.reject(new Error('no bot plays here')),
        close: () => Promise.resolve(),
      },
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

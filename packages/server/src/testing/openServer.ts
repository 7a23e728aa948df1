/** Whole servers for tests: on a port of their own, in memory, with bots that do not pause. */
import { games } from '@tortuga/games';
import { thinkHere } from '../bots/think.ts';
import { localBus } from '../bus/localBus.ts';
import { makeServer, type Server, type ServerWorld } from '../server.ts';
import { memoryStore } from '../store/memory.ts';
import { systemChance, systemClock } from '../system.ts';

const servers: Server[] = [];

export interface Opened {
  readonly base: string;
  readonly server: Server;
}

export const openServer = async (world: Partial<ServerWorld> = {}, port = 0): Promise<Opened> => {
  const server = await makeServer({
    games,
    store: memoryStore(),
    bus: localBus(),
    clock: systemClock,
    chance: systemChance,
    thinker: thinkHere(games),
    logger: false,
    botPause: 0,
    origins: [],
    proxies: [],
    keepDays: undefined,
    ...world,
  });
  servers.push(server);
  return { server, base: await server.listen('127.0.0.1', port) };
};

export const closeServers = async (): Promise<void> => {
  for (const server of servers.splice(0)) await server.close();
};

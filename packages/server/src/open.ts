/** Opens a server on a real machine: its store, its port, its bots. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyGame } from '@tortuga/engine';
import { pino } from 'pino';
import { thinkInPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/localBus.ts';
import { postgresBus } from './bus/postgresBus.ts';
import { makeServer, type Server } from './server.ts';
import { groupCommit } from './store/groupCommit.ts';
import { memoryStore } from './store/memory.ts';
import { postgresStore } from './store/postgres.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Count, Store } from './store/store.ts';
import { systemChance, systemClock } from './system.ts';

/** What the one who starts a server can mend: a plain sentence. */
export class ServeError extends Error {}

type StorePlan =
  | { readonly kind: 'file'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'memory' };

export interface ServePlan {
  readonly games: readonly AnyGame[];
  readonly host: string;
  readonly port: { readonly from: number } | { readonly exactly: number };
  readonly store: StorePlan;
  readonly origins: readonly string[];
  readonly keepDays: number | undefined;
  readonly botPause: number;
  readonly thinkers: number;
}

export interface Running {
  readonly port: number;
  /** Where the data is, in words. */
  readonly where: string;
  /** Unfinished matches that this version cannot play on. */
  readonly otherVersions: readonly Count[];
  readonly close: () => Promise<void>;
}

interface Opened {
  readonly store: Store;
  readonly bus: Bus;
  readonly where: string;
}

const openStore = async (plan: StorePlan): Promise<Opened> => {
  switch (plan.kind) {
    case 'memory':
      return { store: memoryStore(), bus: localBus(), where: 'in memory: nothing is kept' };
    case 'file': {
      await mkdir(plan.folder, { recursive: true });
      const file = join(plan.folder, 'tortuga.sqlite');
      return { store: await sqliteStore(file), bus: localBus(), where: `data in ${file}` };
    }
    case 'postgres':
      return {
        store: await postgresStore(plan.url),
        bus: await postgresBus(plan.url),
        where: 'data in PostgreSQL',
      };
  }
};

const opened = async (plan: StorePlan): Promise<Opened> => {
  try {
    return await openStore(plan);
  } catch (error) {
    throw new ServeError(
      `The store cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

export const openServer = async (plan: ServePlan): Promise<Running> => {
  const { store, bus, where } = await opened(plan.store);
  const otherVersions = (await store.census()).filter(
    ({ game, status }) => status !== 'over' && !plan.games.some((each) => tagOf(each) === game),
  );
  const server = await makeServer({
    games: plan.games,
    store: groupCommit(store),
    bus,
    clock: systemClock,
    chance: systemChance,
    thinker: thinkInPool(plan.thinkers, new URL('bots/worker.js', import.meta.url)),
    logger: pino({ name: 'tortuga' }, pino.destination({ dest: 2, sync: false })),
    botPause: plan.botPause,
    origins: plan.origins,
    keepDays: plan.keepDays,
  });
  try {
    const port = await listen(server, plan);
    return { port, where, otherVersions, close: server.close };
  } catch (error) {
    await server.close();
    throw error;
  }
};

const tagOf = (game: AnyGame): string => game.use(({ game: rules }) => `${rules.id} ${rules.version}`);

/** How many ports are tried. */
const TRIES = 20;

const listen = async (server: Server, { host, port }: ServePlan): Promise<number> => {
  if ('exactly' in port) return tryPort(server, host, port.exactly, `Port ${port.exactly} cannot be used`);
  for (let n = 0; n < TRIES - 1; n++) {
    const found = await tryPort(server, host, port.from + n).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return tryPort(
    server,
    host,
    port.from + TRIES - 1,
    `No port from ${port.from} to ${port.from + TRIES - 1} is free`,
  );
};

const tryPort = async (server: Server, host: string, port: number, fault = ''): Promise<number> => {
  try {
    return Number(new URL(await server.listen(host, port)).port);
  } catch (error) {
    throw new ServeError(
      `${fault}: ${error instanceof Error ? error.message : String(error)}. Choose another with --port.`,
    );
  }
};

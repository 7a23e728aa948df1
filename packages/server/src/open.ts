/** Opens a server on a real machine: its store, its port, its bots. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyGame } from '@tortuga/engine';
import { pino } from 'pino';
import { thinkInPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/localBus.ts';
import { postgresBus } from './bus/postgresBus.ts';
import { tagOf } from './match/tag.ts';
import { makeServer, type Server } from './server.ts';
import { lockData } from './store/dataLock.ts';
import { groupCommit } from './store/groupCommit.ts';
import { memoryStore } from './store/memory.ts';
import { postgresStore } from './store/postgres.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Count, Store } from './store/store.ts';
import { systemChance, systemClock } from './system.ts';
import { readPage } from './web/pageFiles.ts';

/** What the one who starts a server can mend: a plain sentence. */
export class ServeError extends Error {}

export type StorePlan =
  | { readonly kind: 'file'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'memory' };

export interface ServePlan {
  readonly games: readonly AnyGame[];
  readonly host: string;
  readonly port: { readonly from: number } | { readonly exactly: number };
  readonly store: StorePlan;
  readonly origins: readonly string[];
  readonly proxies: readonly string[];
  readonly keepDays: number | undefined;
  readonly botPause: number;
  readonly thinkers: number;
  /** The folder of the built page. */
  readonly page: string;
  /** Where others can reach it, once its port is known; undefined where only this machine can. */
  readonly address: (port: number) => string | undefined;
}

export interface Running {
  readonly port: number;
  /** Whether there is a page, or the API alone. */
  readonly hasPage: boolean;
  /** Where the data is, in words. */
  readonly where: string;
  /** Unfinished matches that this version cannot play on. */
  readonly otherVersions: readonly Count[];
  readonly close: () => Promise<void>;
}

interface OpenedStore {
  readonly store: Store;
  readonly where: string;
}

/** For a server or for another command; missing data is made, unless it must be there. */
export const openStore = (plan: StorePlan, mustExist = false): Promise<OpenedStore> =>
  explained(async () => {
    switch (plan.kind) {
      case 'memory':
        return { store: memoryStore(), where: 'in memory: nothing is kept' };
      case 'file': {
        const file = fileIn(plan.folder);
        if (mustExist && !existsSync(file))
          throw new Error(`there is no ${file}. Name the folder with --data.`);
        await mkdir(plan.folder, { recursive: true });
        return { store: await sqliteStore(file), where: `data in ${file}` };
      }
      case 'postgres':
        return { store: await postgresStore(plan.url), where: 'data in PostgreSQL' };
    }
  });

const fileIn = (folder: string): string => join(folder, 'tortuga.sqlite');

interface Opened extends OpenedStore {
  readonly bus: Bus;
  /** Lets others have it. */
  readonly release: () => void;
}

const openForServer = async (plan: StorePlan): Promise<Opened> => {
  const release = await explained(() => lockFor(plan));
  try {
    const opened = await openStore(plan);
    const bus = plan.kind === 'postgres' ? await explained(() => postgresBus(plan.url)) : localBus();
    return { ...opened, bus, release };
  } catch (error) {
    release();
    throw error;
  }
};

/** Two servers on one file would each tell their own half of the sockets. */
const lockFor = async (plan: StorePlan): Promise<() => void> => {
  if (plan.kind !== 'file') return () => undefined;
  await mkdir(plan.folder, { recursive: true });
  return lockData(join(plan.folder, 'tortuga.lock'), fileIn(plan.folder));
};

const explained = async <V>(open: () => Promise<V>): Promise<V> => {
  try {
    return await open();
  } catch (error) {
    throw new ServeError(
      `The store cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

export const openServer = async (plan: ServePlan): Promise<Running> => {
  const { store, bus, where, release } = await openForServer(plan.store);
  const otherVersions = (await store.census()).filter(
    ({ game, status }) => status !== 'over' && !plan.games.some((each) => tagOf(each) === game),
  );
  const page = await readPage(plan.page);
  let port = 0;
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
    proxies: plan.proxies,
    keepDays: plan.keepDays,
    page,
    address: () => plan.address(port),
  });
  const close = async (): Promise<void> => {
    await server.close();
    release();
  };
  try {
    port = await listen(server, plan);
    return { port, hasPage: page !== undefined, where, otherVersions, close };
  } catch (error) {
    await close();
    throw error;
  }
};

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

/** The built page, served by a real server in this process. */
import type { AnyGame } from '@tortuga/engine';
import { games as allGames } from '@tortuga/games';
import {
  localBus,
  makeServer,
  memoryStore,
  readPage,
  type Store,
  systemChance,
  systemClock,
  thinkHere,
} from '@tortuga/server';
import { inRepository } from '../repository.ts';

export interface Site {
  /** As in `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface SiteWorld {
  readonly store: Store;
  /** 0 for one that is free. */
  readonly port: number;
  readonly chance: Parameters<typeof makeServer>[0]['chance'];
  readonly games: readonly AnyGame[];
}

/** Many people come from one address here, and none of them waits. */
const LIMITS = { requests: 100_000, perSecond: 10_000, burst: 10_000 };

/** Read once, however many sites serve it. */
let page: ReturnType<typeof readPage> | undefined;

const builtPage = async (): Promise<NonNullable<Awaited<ReturnType<typeof readPage>>>> => {
  const built = await (page ??= readPage(inRepository('packages/web/dist/page')));
  if (built === undefined) throw new Error('the page is not built: npm run build');
  return built;
};

export const openSite = async ({
  store = memoryStore(),
  port = 0,
  chance = systemChance,
  games = allGames,
}: Partial<SiteWorld> = {}): Promise<Site> => {
  const server = await makeServer({
    games,
    store,
    bus: localBus(),
    clock: systemClock,
    chance,
    thinker: thinkHere(games),
    logger: false,
    botPause: 0,
    origins: [],
    proxies: [],
    keepDays: undefined,
    limits: LIMITS,
    page: await builtPage(),
  });
  return { url: await server.listen('127.0.0.1', port), close: server.close };
};

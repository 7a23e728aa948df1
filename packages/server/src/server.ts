/** A whole server: matches on a store, on HTTP and sockets, with somebody who looks after bots and clocks. */
import type { AnyGame } from '@tortuga/engine';
import type { FastifyBaseLogger } from 'fastify';
import { GAP, startBeating } from './beat.ts';
import type { Bus } from './bus/bus.ts';
import { makeMatches, type Matches } from './match/matches.ts';
import type { Chance, Clock, Thinker } from './ports.ts';
import type { Store } from './store/store.ts';
import { makeApp } from './web/app.ts';
import { LIMITS, type Limits } from './web/limits.ts';
import { makeMetrics } from './web/metrics.ts';
import type { PageFiles } from './web/pageFiles.ts';

export interface ServerWorld {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly thinker: Thinker;
  readonly logger: FastifyBaseLogger | false;
  readonly botPause: number;
  readonly origins: readonly string[];
  /** Addresses and networks of proxies in front of it. */
  readonly proxies: readonly string[];
  /** Days after which finished matches are deleted; undefined for never. */
  readonly keepDays: number | undefined;
  /** Where others than the usual ones are wanted. */
  readonly limits?: Partial<Limits>;
  /** Without one there is the API alone. */
  readonly page?: PageFiles | undefined;
  readonly address?: () => string | undefined;
}

export interface Server {
  readonly matches: Matches;
  /** Gives the address it listens on. */
  readonly listen: (host: string, port: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

export const makeServer = async (world: ServerWorld): Promise<Server> => {
  const { store, bus, clock, thinker, logger } = world;
  const log = logger === false ? SILENT : logger;
  const matches = makeMatches({ ...world, log });
  const metrics = makeMetrics();
  const { origins, proxies } = world;
  const app = await makeApp({
    matches,
    clock,
    metrics,
    logger,
    origins,
    proxies,
    limits: { ...LIMITS, ...world.limits },
    page: world.page,
    address: world.address ?? (() => undefined),
  });
  await store.beat(clock.now(), GAP);
  const stop = startBeating({ ...world, log }, matches);
  return {
    matches,
    listen: (host, port) => app.listen({ host, port }),
    close: async () => {
      stop();
      await app.close();
      matches.close();
      await thinker.close();
      await bus.close();
      await store.close();
    },
  };
};

const SILENT = { info: () => undefined, error: () => undefined };

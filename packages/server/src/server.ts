/** A whole server: matches on a store, on HTTP and sockets, with somebody who looks after bots and clocks. */
import type { AnyGame } from '@tortuga/engine';
import type { FastifyBaseLogger } from 'fastify';
import { GAP, startBeating } from './beat.ts';
import type { Bus } from './bus/bus.ts';
import { nodeBus } from './bus/nodeBus.ts';
import { makeMatches, type Matches } from './match/matches.ts';
import type { Chance, Clock, Thinker } from './ports.ts';
import type { Store } from './store/store.ts';
import { makeApp } from './web/app.ts';
import { LIMITS, type Limits } from './web/limits.ts';
import { makeMetrics } from './web/metrics.ts';

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
  /** Days after which finished matches are deleted; undefined for never. */
  readonly keepDays: number | undefined;
  /** Where others than the usual ones are wanted. */
  readonly limits?: Partial<Limits>;
}

export interface Server {
  readonly matches: Matches;
  /** Gives the address it listens on. */
  readonly listen: (host: string, port: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

export const makeServer = async (world: ServerWorld): Promise<Server> => {
  const { store, clock, chance, thinker, logger } = world;
  const bus = nodeBus(world.bus, chance.matchId());
  const log = logger === false ? SILENT : logger;
  const matches = makeMatches({ ...world, bus, log });
  const metrics = makeMetrics();
  const { origins } = world;
  const app = await makeApp({
    matches,
    clock,
    metrics,
    logger,
    origins,
    limits: { ...LIMITS, ...world.limits },
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

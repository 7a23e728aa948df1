/** What the web side is given. */
import type { FastifyBaseLogger } from 'fastify';
import type { Matches } from '../match/matches.ts';
import type { Clock } from '../ports.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { PageFiles } from './pageFiles.ts';

export interface AppWorld {
  readonly matches: Matches;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger | false;
  /** Other origins that may use this server, as a proxy in front of it needs. */
  readonly origins: readonly string[];
  /** Addresses and networks of proxies: whom they say that they speak for is believed. */
  readonly proxies: readonly string[];
  readonly limits: Limits;
  /** The tables in the browser; undefined where they are not built, or not wanted. */
  readonly page: PageFiles | undefined;
  /** Where others can reach this server: for links. Undefined where it does not know. */
  readonly address: () => string | undefined;
}

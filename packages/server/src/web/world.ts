/** What the web side is given. */
import type { FastifyBaseLogger } from 'fastify';
import type { Matches } from '../match/matches.ts';
import type { Clock } from '../ports.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

export interface AppWorld {
  readonly matches: Matches;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger | false;
  /** Other origins that may use this server, as a proxy in front of it needs. */
  readonly origins: readonly string[];
  readonly limits: Limits;
}

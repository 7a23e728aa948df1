/** What an operator watches, in the form Prometheus reads. */
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export interface Metrics {
  readonly text: () => Promise<string>;
  readonly sockets: (change: number) => void;
  readonly message: (kind: 'in' | 'out') => void;
  readonly dropped: (why: string) => void;
}

export const makeMetrics = (): Metrics => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const sockets = new Gauge({ name: 'tortuga_sockets', help: 'Open sockets', registers });
  const messages = new Counter({
    name: 'tortuga_messages_total',
    help: 'Messages on sockets',
    labelNames: ['way'] as const,
    registers,
  });
  const dropped = new Counter({
    name: 'tortuga_dropped_total',
    help: 'Sockets closed by the server',
    labelNames: ['why'] as const,
    registers,
  });
  const ways = { in: messages.labels('in'), out: messages.labels('out') };
  return {
    text: () => register.metrics(),
    sockets: (change) => sockets.inc(change),
    message: (way) => ways[way].inc(),
    dropped: (why) => dropped.inc({ why }),
  };
};

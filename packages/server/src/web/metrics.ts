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
  // Counted by the plain number, and told when somebody asks: every message passes here.
  const passed = { in: 0, out: 0 };
  const messages: Counter<'way'> = new Counter({
    name: 'tortuga_messages_total',
    help: 'Messages on sockets',
    labelNames: ['way'] as const,
    registers,
    collect: () => {
      messages.reset();
      for (const way of ['in', 'out'] as const) messages.inc({ way }, passed[way]);
    },
  });
  const dropped = new Counter({
    name: 'tortuga_dropped_total',
    help: 'Sockets closed by the server',
    labelNames: ['why'] as const,
    registers,
  });
  return {
    text: () => register.metrics(),
    sockets: (change) => sockets.inc(change),
    message: (way) => {
      passed[way] += 1;
    },
    dropped: (why) => dropped.inc({ why }),
  };
};

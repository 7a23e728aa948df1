/** Sockets that look on and do nothing: what each of them costs in memory. */
import { WebSocket } from 'ws';
import { SHORT } from './series.ts';
import { startServer } from './serverProcess.ts';
import { enter, startMatch } from './tortugaTable.ts';

export interface Idle {
  readonly sockets: number;
  /** Resident memory of the server's process, in bytes. */
  readonly bytesPerSocket: number;
}

const PER_MATCH = 50;

export const holdSockets = async (count: number): Promise<Idle> => {
  const { base, usage, close } = await startServer('tortuga memory');
  // Whatever is made at the first use is there before anybody is counted.
  const first = await holdMatch(base, PER_MATCH);
  const before = await usage('tidy-usage');
  const held: WebSocket[] = [];
  while (held.length < count) held.push(...(await holdMatch(base, Math.min(PER_MATCH, count - held.length))));
  const after = await usage('tidy-usage');
  const open = held.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  if (open < count) throw new Error(`of ${count} sockets ${open} were held`);
  for (const socket of [...first, ...held]) socket.terminate();
  await close();
  return { sockets: count, bytesPerSocket: (after.memory - before.memory) / count };
};

const holdMatch = async (base: string, count: number): Promise<readonly WebSocket[]> => {
  const { match } = await startMatch(base, SHORT);
  return Promise.all(Array.from({ length: count }, () => lookOn(base, match)));
};

/** Settled when the match has been shown. */
const lookOn = (base: string, match: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const entered = enter(base, match, [], ({ kind }) => {
      if (kind === 'resync') resolve(entered);
    });
    entered.catch(reject);
  });

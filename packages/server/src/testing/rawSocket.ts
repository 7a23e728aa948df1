/** A socket that says whatever a test wants, and keeps all that it hears. */
import { type ToClient, toClient } from '@tortuga/protocol';
import { WebSocket } from 'ws';

interface Closed {
  readonly code: number;
  readonly reason: string;
}

export interface RawSocket {
  readonly heard: readonly ToClient[];
  readonly say: (message: unknown) => void;
  readonly send: (data: string | Buffer) => void;
  /** The first message that was heard after the last one waited for and is of this kind. */
  readonly next: <K extends ToClient['kind']>(
    kind: K,
    fits?: (message: Extract<ToClient, { kind: K }>) => boolean,
  ) => Promise<Extract<ToClient, { kind: K }>>;
  /** Everything said so far has been heard by the server, and its answers are here. */
  readonly rest: () => Promise<void>;
  readonly closed: Promise<Closed>;
  readonly close: () => void;
}

const isOf = <K extends ToClient['kind']>(
  kind: K,
  message: ToClient | undefined,
): message is Extract<ToClient, { kind: K }> => message?.kind === kind;

export const rawSocket = (
  base: string,
  headers: Record<string, string> = {},
  /** Whether it answers pings, as those do who are there. */
  { autoPong } = { autoPong: true },
): Promise<RawSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, { headers, autoPong });
    const opened = attend(socket);
    socket.once('open', () => resolve(opened));
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(`status ${response.statusCode}`)),
    );
  });

const attend = (socket: WebSocket): RawSocket => {
  const heard: ToClient[] = [];
  let read = 0;
  let look = (): void => undefined;
  socket.on('message', (data: Buffer) => {
    heard.push(toClient.parse(JSON.parse(data.toString('utf8'))));
    look();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<Closed>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: reason.toString('utf8') }));
  });
  const next: RawSocket['next'] = (kind, fits = () => true) =>
    new Promise((resolve, reject) => {
      look = () => {
        for (; read < heard.length; read++) {
          const message = heard[read];
          if (!isOf(kind, message) || !fits(message)) continue;
          read += 1;
          look = () => undefined;
          resolve(message);
          return;
        }
      };
      void closed.then(({ reason }) => reject(new Error(`closed before ${kind}: ${reason}`)));
      look();
    });
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  return {
    heard,
    say,
    send: (data) => socket.send(data),
    next,
    rest: async () => {
      say({ kind: 'ping' });
      await next('pong');
    },
    closed,
    close: () => socket.terminate(),
  };
};

export const helloTo = (match: string, tokens: readonly string[] = [], since: number | null = null) => ({
  kind: 'hello',
  protocol: 1,
  match,
  tokens,
  since,
});

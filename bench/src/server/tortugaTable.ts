/** Two players on our server: they meet in its lobby, and then say what its own client says, without the client. */
import { once } from 'node:events';
import { ticTacToe } from '@tortuga/engine/testing';
import {
  type Fetch,
  lobbyClient,
  PROTOCOL,
  type Reply,
  type ToClient,
  type ToServer,
} from '@tortuga/protocol';
import { WebSocket } from 'ws';
import { makeGate } from './gate.ts';
import type { Series } from './series.ts';
import type { OpenTable } from './table.ts';

const webFetch: Fetch = (url, { method, headers, body }) =>
  fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });

const granted = <V>(reply: Reply<V>): V => {
  if (!reply.ok) throw new Error(`the server refused: ${reply.refusal.code}`);
  return reply.value;
};

/** A match that has begun, and its tokens by seat. */
export const startMatch = async (
  base: string,
  { id: game }: Series,
): Promise<{ match: string; tokens: readonly string[] }> => {
  const lobby = lobbyClient(base, webFetch);
  const seats = ['Anne', 'Jack'].map(
    (name) => ({ kind: 'me', name, colour: 'coral', nonce: `nonce-of-${name}-0123456789` }) as const,
  );
  const { match, tokens } = granted(await lobby.create({ game, seats, randomOrder: false }));
  const [host = ''] = tokens;
  granted(await lobby.act(match, host, { kind: 'start' }));
  return { match, tokens };
};

/** A socket that has said who it is. */
export const enter = async (
  base: string,
  match: string,
  tokens: readonly string[],
  hear: (message: ToClient) => void,
): Promise<WebSocket> => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
  socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString('utf8')) as ToClient)); // sent by our server
  await once(socket, 'open');
  say(socket, { kind: 'hello', protocol: PROTOCOL, match, tokens: [...tokens], since: null });
  return socket;
};

const say = (socket: WebSocket, message: ToServer): void => socket.send(JSON.stringify(message));

/** Sent by tic-tac-toe's own `view`. */
interface View {
  readonly cells: readonly number[];
}

/** What one player has been told last. */
interface Seen {
  seq: number;
  accepted: number;
  cells: readonly number[];
}

const see = (seen: Seen, message: ToClient): void => {
  switch (message.kind) {
    case 'frame':
    case 'resync':
      seen.seq = message.seq;
      seen.cells = (message.view as View).cells; // this server plays tic-tac-toe alone
      return;
    case 'accepted':
      seen.accepted = message.seq;
      return;
    case 'refused':
    case 'error':
      throw new Error(`the server refused: ${message.code}`);
    case 'welcome':
    case 'room':
    case 'reacted':
    case 'pong':
  }
};

export const openTortugaTable: OpenTable = async (base, series) => {
  const { match, tokens } = await startMatch(base, series);
  const gate = makeGate();
  const seen = tokens.map((): Seen => ({ seq: -1, accepted: 0, cells: [] }));
  const sockets = await Promise.all(
    seen.map((own, seat) =>
      enter(base, match, [tokens[seat] ?? ''], (message) => {
        see(own, message);
        gate.look();
      }),
    ),
  );
  await gate.until(() => seen.every(({ seq }) => seq === 0));
  let made = 0;
  return {
    move: async (seat, cell) => {
      const [socket, own] = [sockets[seat], seen[seat]];
      if (socket === undefined || own === undefined) throw new Error(`nobody sits on seat ${seat}`);
      made += 1;
      say(socket, { kind: 'move', id: `move-${made}`, seat, move: ticTacToe.makeMove({ cell }) });
      await gate.until(() => own.accepted === made && seen.every(({ seq }) => seq === made));
      return seen.map(({ cells }) => cells);
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};

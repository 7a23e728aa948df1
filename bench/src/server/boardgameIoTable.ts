/** Two players on boardgame.io's server, by the messages that its own client sends, without the client. */
import { io, type Socket } from 'socket.io-client';
import { makeGate } from './gate.ts';
import type { OpenTable } from './table.ts';

/** As much of a state as a player needs. */
interface State {
  readonly _stateID: number;
  readonly G: { readonly cells: readonly number[] };
}

interface Sync {
  readonly state: State;
}

const connected = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('connect', resolve);
  });

let opened = 0;

export const openBoardgameIoTable: OpenTable = async (base, { id }) => {
  opened += 1;
  const match = `match-${process.pid}-${opened}`;
  const gate = makeGate();
  const states: (State | undefined)[] = [undefined, undefined];
  const see = (seat: number, state: State): void => {
    states[seat] = state;
    gate.look();
  };
  const sockets = states.map((_, seat) => {
    // Without the long polling that it begins with otherwise, and on a connection for each player.
    const socket = io(`${base}/${id}`, { transports: ['websocket'], forceNew: true });
    socket.on('sync', (_match: string, sync: Sync) => see(seat, sync.state));
    socket.on('update', (_match: string, state: State) => see(seat, state));
    return socket;
  });
  await Promise.all(sockets.map((socket) => connected(socket)));
  const areAt = (stateID: number): boolean => states.every((state) => state?._stateID === stateID);
  // The first to come creates the match: quicker than by its lobby, and nobody needs credentials.
  for (const [seat, socket] of sockets.entries()) {
    socket.emit('sync', match, String(seat), undefined, sockets.length);
    await gate.until(() => states[seat] !== undefined);
  }
  return {
    move: async (seat, cell) => {
      const stateID = states[seat]?._stateID ?? 0;
      const playerID = String(seat);
      const payload = { type: 'mark', args: [cell], playerID };
      sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, stateID, match, playerID);
      await gate.until(() => areAt(stateID + 1));
      return states.map((state) => state?.G.cells ?? []);
    },
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
};

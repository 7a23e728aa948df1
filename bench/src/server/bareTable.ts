/** Two sockets on the bare server, with a frame as long as one of ours. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { makeGate } from './gate.ts';
import type { OpenTable } from './table.ts';

/** The length of a frame of our server in the middle of a game. */
const FRAME = '.'.repeat(178);

let opened = 0;

export const openBareTable: OpenTable = async (base) => {
  opened += 1;
  const gate = makeGate();
  const heard = [0, 0];
  const url = `${base.replace('http', 'ws')}/${opened}`;
  const sockets = heard.map((_, seat) => {
    const socket = new WebSocket(url);
    socket.on('message', () => {
      heard[seat] = (heard[seat] ?? 0) + 1;
      gate.look();
    });
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  let made = 0;
  return {
    move: async (seat) => {
      made += 1;
      sockets[seat]?.send(FRAME);
      await gate.until(() => heard.every((count) => count === made));
      return [];
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};

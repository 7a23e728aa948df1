/** The floor: what comes on a socket goes to all at its table, and nothing is looked into. */
import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';
import { ADDRESS, type StartHost } from './host.ts';

export const bareHost: StartHost = async () => {
  const tables = new Map<string, WebSocket[]>();
  const server = new WebSocketServer({ host: ADDRESS, port: 0 });
  server.on('connection', (socket, { url = '' }) => {
    const table = tables.get(url) ?? [];
    tables.set(url, table);
    table.push(socket);
    socket.on('message', (data) => {
      for (const each of table) each.send(data, { binary: false });
    });
    socket.on('close', () => tables.delete(url));
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  return {
    base: `http://${ADDRESS}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
};

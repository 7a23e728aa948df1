/** Clients for tests: real requests and real sockets. */
import { type Connect, type Fetch, type LobbyClient, lobbyClient } from '@tortuga/protocol';
import { WebSocket } from 'ws';

const webFetch: Fetch = (url, { method, headers, body }) =>
  fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });

export const lobbyAt = (base: string): LobbyClient => lobbyClient(base, webFetch);

export const connectTo =
  (base: string): Connect =>
  ({ opened, heard, closed }) => {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`);
    socket.on('open', opened);
    socket.on('message', (data: Buffer) => heard(data.toString('utf8')));
    socket.on('close', closed);
    socket.on('error', () => undefined);
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };

export const soon = (call: () => void): void => {
  setTimeout(call, 5);
};

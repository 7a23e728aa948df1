/** The browser's own socket and requests, to the server that this page came from. */
import { type Connect, lobbyClient } from '@tortuga/protocol';
import { browserWorld } from './browserWorld.ts';
import type { OnlineWorld } from './onlineMatch.ts';

const connect: Connect = ({ opened, heard, closed }) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(String(data)));
  socket.addEventListener('close', closed);
  return { send: (text) => socket.send(text), close: () => socket.close() };
};

export const onlineWorld: OnlineWorld = {
  connect,
  lobby: lobbyClient('', (url, request) => fetch(url, request)),
  after: browserWorld.after,
  jitter: Math.random,
  token: browserWorld.token,
  now: browserWorld.now,
  attend: ({ isBack, isLost }) => {
    const look = (): void => {
      if (document.visibilityState === 'visible') isBack();
    };
    addEventListener('online', isBack);
    addEventListener('offline', isLost);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', isBack);
      removeEventListener('offline', isLost);
      document.removeEventListener('visibilitychange', look);
    };
  },
};

/** A real server in the test's own process, and lines to it that can be cut. */
import { think } from '@tortuga/bots';
import { games } from '@tortuga/games';
import { type Connect, lobbyClient, type Socket } from '@tortuga/protocol';
import { localBus, makeServer, memoryStore, systemChance, systemClock } from '@tortuga/server';
import { WebSocket } from 'ws';
import type { OnlineWorld } from '../play/onlineMatch.ts';

const closers: (() => Promise<void>)[] = [];

export const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0)) await close();
};

export const openHouse = async (): Promise<string> => {
  const server = await makeServer({
    games,
    store: memoryStore(),
    bus: localBus(),
    clock: systemClock,
    chance: systemChance,
    thinker: {
      choose: (question) => Promise.resolve(think(games, question)),
      close: () => Promise.resolve(),
    },
    logger: false,
    botPause: 0,
    origins: [],
    proxies: [],
    keepDays: undefined,
  });
  closers.push(server.close);
  return server.listen('127.0.0.1', 0);
};

/** A browser's world, whose network can be switched off and on. */
export const browserAt = (base: string) => {
  const sockets = new Set<Socket>();
  let isOff = false;
  let tokens = 0;
  let isBack = (): void => undefined;
  const connect: Connect = ({ opened, heard, closed }) => {
    const socket = new WebSocket(`${isOff ? 'ws://127.0.0.1:1' : base.replace(/^http/, 'ws')}/api/socket`);
    const mine: Socket = {
      send: (text) => socket.send(text),
      close: () => socket.terminate(),
    };
    sockets.add(mine);
    socket.on('open', opened);
    socket.on('message', (data: Buffer) => heard(data.toString('utf8')));
    socket.on('close', () => {
      sockets.delete(mine);
      closed();
    });
    socket.on('error', () => undefined);
    return mine;
  };
  const world: OnlineWorld = {
    connect,
    lobby: lobbyClient(base, (url, { method, headers, body }) =>
      fetch(url, { method, headers, ...(body === undefined ? {} : { body }) }),
    ),
    // Only the network decides when something happens: what waits, waits until it is hurried.
    after: () => () => undefined,
    jitter: () => 0,
    token: () => `move-${(tokens += 1)}`,
    now: () => 0,
    attend: (calls) => {
      isBack = calls.isBack;
      return () => undefined;
    },
  };
  return {
    world,
    cut: () => {
      isOff = true;
      for (const socket of sockets) socket.close();
    },
    mend: () => {
      isOff = false;
      isBack();
    },
  };
};

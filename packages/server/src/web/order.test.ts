/** What comes in one packet is taken up in its order, to the last. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { closeServers, openServer } from '../testing/openServer.ts';
import { helloTo, rawSocket } from '../testing/rawSocket.ts';
import { playingPairAt } from '../testing/sitDown.ts';

afterEach(closeServers);

const AHOY = { kind: 'react', seat: 0, reaction: 'ahoy' };

/** A socket, and the wire below it. */
const openWire = async (base: string) => {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`);
  const upgraded = new Promise<IncomingMessage>((resolve) => {
    socket.once('upgrade', resolve);
  });
  await once(socket, 'open');
  const { socket: wire } = await upgraded;
  /** All that is said meanwhile leaves in one packet. */
  const inOnePacket = (talk: () => void): void => {
    wire.cork();
    talk();
    wire.uncork();
  };
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  return { socket, say, inOnePacket };
};

/** Jack sits at the table; Anne comes on the wire, and what she says then leaves with her hello. */
const begin = async () => {
  const { base } = await openServer();
  const { match, anne, jack: token } = await playingPairAt(base);
  const jack = await rawSocket(base);
  jack.say(helloTo(match, [token]));
  await jack.next('welcome');
  const { socket, say, inOnePacket } = await openWire(base);
  const come = (then: () => void): void =>
    inOnePacket(() => {
      say(helloTo(match, [anne]));
      say(AHOY);
      then();
    });
  return { jack, socket, come };
};

test('what is said right behind hello waits until one is in', async () => {
  const { jack, socket, come } = await begin();
  come(() => undefined);
  expect(await jack.next('reacted')).toEqual({ kind: 'reacted', seat: 0, reaction: 'ahoy' });
  socket.terminate();
});

test('who hangs up is still heard with what he said before, and leaves only then', async () => {
  const { jack, socket, come } = await begin();
  come(() => socket.close());
  await jack.next('reacted');
  await jack.next('room', ({ room }) => room.seats[0]?.kind === 'person' && !room.seats[0].online);
});

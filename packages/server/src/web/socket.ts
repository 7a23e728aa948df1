/** Sockets of browsers: limits first, then the match. */
import type { Code } from '@tortuga/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Connection } from '../match/table.ts';
import type { AppWorld } from './world.ts';
import { makeGatherer, type Parcel } from './gather.ts';
import { makePulse } from './pulse.ts';
import { makeSpeaker } from './speaker.ts';
import { makeTogether } from '../together.ts';

/** Ours among the codes that WebSocket leaves to applications. */
const CLOSED = 4000;

const hangUp = (socket: WebSocket, why: Code): void => socket.close(CLOSED, why);

export const addSocket = (app: FastifyInstance, world: AppWorld): void => {
  const perAddress = new Map<string, number>();
  const parcelFor = makeGatherer(setImmediate);
  // All there is to read is read before the first of it is taken up: reading and playing each keep to their own code.
  const takeUp = makeTogether(setImmediate);
  const pulse = makePulse<WebSocket>(world.clock, world.limits.pulse, (socket) => {
    world.metrics.dropped('no-answer');
    socket.terminate();
  });
  app.addHook('onClose', pulse.stop);
  app.get(
    '/api/socket',
    { websocket: true, config: { rateLimit: false } },
    (socket: WebSocket, { ip, raw }) => {
      const count = (perAddress.get(ip) ?? 0) + 1;
      if (count > world.limits.sockets) {
        hangUp(socket, 'too-many-sockets');
        return;
      }
      perAddress.set(ip, count);
      world.metrics.sockets(1);
      socket.once('close', () => {
        world.metrics.sockets(-1);
        const left = (perAddress.get(ip) ?? 1) - 1;
        if (left === 0) perAddress.delete(ip);
        else perAddress.set(ip, left);
      });
      pulse.watch(socket);
      attend(app, world, takeUp, socket, lineOn(world, parcelFor(raw.socket), socket));
    },
  );
};

const attend = (
  app: FastifyInstance,
  world: AppWorld,
  takeUp: (call: () => void) => void,
  socket: WebSocket,
  connection: Line,
): void => {
  const speaker = makeSpeaker(world.matches, connection, world.clock.now, world.limits);
  const hush = world.clock.after(world.limits.hello, () => {
    if (!speaker.isIn()) connection.close('too-quiet');
  });
  const fail = (error: unknown): void => {
    app.log.error({ error: String(error) }, 'a message failed');
    connection.close('try-again');
  };
  const hear = (data: Buffer, isBinary: boolean): void => {
    if (connection.isSentAway()) return;
    world.metrics.message('in');
    if (isBinary) connection.close('not-text');
    else speaker.hear(data.toString('utf8')).catch(fail);
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    // One who was sent away may go on talking until he hears of it; who has just hung up was still heard.
    if (socket.readyState === socket.OPEN) takeUp(() => hear(data, isBinary));
  });
  socket.once('close', () => {
    hush();
    takeUp(() => void speaker.hangUp().catch(fail));
  });
  socket.on('error', () => socket.terminate());
};

interface Line extends Connection {
  /** By us: the socket itself may close for other reasons. */
  readonly isSentAway: () => boolean;
}

/** Who reads too slowly is sent away, and finds everything again when he comes back. */
const lineOn = ({ metrics, limits }: AppWorld, parcel: Parcel, socket: WebSocket): Line => {
  let isSentAway = false;
  const close = (code: Code): void => {
    isSentAway = true;
    metrics.dropped(code);
    parcel.send();
    hangUp(socket, code);
  };
  return {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      // What is only held back for a moment waits for nobody.
      if (parcel.size() > limits.backlog) parcel.send();
      if (socket.bufferedAmount > limits.backlog) {
        isSentAway = true;
        metrics.dropped('too-slow');
        socket.terminate();
        return;
      }
      metrics.message('out');
      parcel.add(text);
    },
    close,
    isSentAway: () => isSentAway,
  };
};

/** Sockets of browsers: limits first, then the match. */
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Connection } from '../match/table.ts';
import type { AppWorld } from './world.ts';
import { makeGatherer, type Parcel } from './gather.ts';
import { makePulse } from './pulse.ts';
import { makeSpeaker } from './speaker.ts';
import { makeQueue } from '../queue.ts';

/** Ours among the codes that WebSocket leaves to applications. */
const CLOSED = 4000;

export const addSocket = (app: FastifyInstance, world: AppWorld): void => {
  const perAddress = new Map<string, number>();
  const parcelFor = makeGatherer(setImmediate);
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
        socket.close(CLOSED, 'too-many-sockets');
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
      attend(app, world, socket, connectionOf(world, parcelFor(raw.socket), socket));
    },
  );
};

const attend = (app: FastifyInstance, world: AppWorld, socket: WebSocket, connection: Connection): void => {
  const speaker = makeSpeaker(world.matches, connection, world.clock.now, world.limits);
  const hush = world.clock.after(world.limits.hello, () => {
    if (!speaker.isIn()) connection.close('too-quiet');
  });
  const queue = makeQueue();
  const fail = (error: unknown): void => {
    app.log.error({ error: String(error) }, 'a message failed');
    connection.close('try-again');
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    // One who was sent away may go on talking until he hears of it.
    if (socket.readyState !== socket.OPEN) return;
    world.metrics.message('in');
    if (isBinary) {
      connection.close('not-text');
      return;
    }
    // A move that is being stored keeps the next one waiting.
    queue.take(() => speaker.hear(data.toString('utf8'))).catch(fail);
  });
  socket.once('close', () => {
    hush();
    queue.take(speaker.hangUp).catch(fail);
  });
  socket.on('error', () => socket.terminate());
};

/** Who reads too slowly is sent away, and finds everything again when he comes back. */
const connectionOf = ({ metrics, limits }: AppWorld, parcel: Parcel, socket: WebSocket): Connection => {
  const close = (code: string): void => {
    metrics.dropped(code);
    parcel.send();
    socket.close(CLOSED, code);
  };
  return {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      // What is only held back for a moment waits for nobody.
      if (parcel.size() > limits.backlog) parcel.send();
      if (socket.bufferedAmount > limits.backlog) {
        metrics.dropped('too-slow');
        socket.terminate();
        return;
      }
      metrics.message('out');
      parcel.add(text);
    },
    close,
  };
};

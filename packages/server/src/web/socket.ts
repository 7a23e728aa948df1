/** Sockets of browsers: limits first, then the match. */
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Connection } from '../match/table.ts';
import type { AppWorld } from './world.ts';
import { type Gatherer, makeGatherer, type Wire } from './gather.ts';
import { makeSpeaker } from './speaker.ts';

/** Ours among the codes that WebSocket leaves to applications. */
const CLOSED = 4000;

export const addSocket = (app: FastifyInstance, world: AppWorld): void => {
  const perAddress = new Map<string, number>();
  const gatherer = makeGatherer(setImmediate);
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
      attend(app, world, socket, connectionOf(world, gatherer, socket, raw.socket));
    },
  );
};

const attend = (app: FastifyInstance, world: AppWorld, socket: WebSocket, connection: Connection): void => {
  const speaker = makeSpeaker(world.matches, connection, world.clock.now, world.limits);
  const hush = world.clock.after(world.limits.hello, () => {
    if (!speaker.isIn()) connection.close('too-quiet');
  });
  const fail = (error: unknown): void => {
    app.log.error({ error: String(error) }, 'a message failed');
    connection.close('try-again');
  };
  // One after another: a move that is being stored keeps the next one waiting.
  let line: Promise<void> = Promise.resolve();
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    // One who was sent away may go on talking until he hears of it.
    if (socket.readyState !== socket.OPEN) return;
    world.metrics.message('in');
    if (isBinary) {
      connection.close('not-text');
      return;
    }
    line = line.then(() => speaker.hear(data.toString('utf8'))).catch(fail);
  });
  socket.once('close', () => {
    hush();
    void line.then(speaker.hangUp).catch(fail);
  });
  socket.on('error', () => socket.terminate());
};

/** Who reads too slowly is sent away, and finds everything again when he comes back. */
const connectionOf = (
  { metrics, limits }: AppWorld,
  gatherer: Gatherer,
  socket: WebSocket,
  wire: Wire,
): Connection => {
  const close = (code: string): void => {
    metrics.dropped(code);
    socket.close(CLOSED, code);
  };
  return {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      // What is only held back until the end of the turn waits for nobody.
      if (socket.bufferedAmount > limits.backlog) gatherer.release(wire);
      if (socket.bufferedAmount > limits.backlog) {
        metrics.dropped('too-slow');
        socket.terminate();
        return;
      }
      metrics.message('out');
      gatherer.hold(wire);
      socket.send(text);
    },
    close,
  };
};

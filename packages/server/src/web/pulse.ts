/** Asks every socket from time to time whether somebody is still there: who has vanished without a word is let go. */
import type { Clock } from '../ports.ts';

/** As much of a socket as is used here. */
interface Watched {
  readonly ping: () => void;
  readonly on: (event: 'pong', call: () => void) => unknown;
  readonly once: (event: 'close', call: () => void) => unknown;
}

export interface Pulse<S extends Watched> {
  readonly watch: (socket: S) => void;
  readonly stop: () => void;
}

/** Sockets are asked in turns, so that thousands are not asked at once. */
export const TURNS = 30;

/** Asks each socket once in `every` milliseconds; who has not answered by the next time is dropped. One timer for all. */
export const makePulse = <S extends Watched>(
  clock: Clock,
  every: number,
  drop: (socket: S) => void,
): Pulse<S> => {
  const turns = Array.from({ length: TURNS }, () => new Set<S>());
  const silent = new Set<S>();
  let seated = 0;
  let turn = 0;
  const look = (socket: S): void => {
    if (silent.has(socket)) return drop(socket);
    silent.add(socket);
    socket.ping();
  };
  const tick = (): void => {
    for (const socket of turns[turn++ % TURNS] ?? []) look(socket);
    cancel = clock.after(every / TURNS, tick);
  };
  let cancel = clock.after(every / TURNS, tick);
  return {
    watch: (socket) => {
      const mine = turns[seated++ % TURNS];
      mine?.add(socket);
      socket.on('pong', () => silent.delete(socket));
      socket.once('close', () => {
        mine?.delete(socket);
        silent.delete(socket);
      });
    },
    stop: () => cancel(),
  };
};

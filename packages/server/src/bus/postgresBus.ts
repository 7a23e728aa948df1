import { setTimeout as wait } from 'node:timers/promises';
import { placeOf } from '../postgres/connection.ts';
import { MISSED, type Bus } from './bus.ts';
import { type Line, openLine } from './line.ts';
import { makeListeners } from './listeners.ts';
import { makeOutbox } from './outbox.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** LISTEN and NOTIFY on one connection, which is made anew whenever it is lost. */
export const postgresBus = async (url: string): Promise<Bus> => {
  const { subscribe, tell } = makeListeners();
  const outbox = makeOutbox();
  const closing = new AbortController();
  let line: Line | undefined;

  const send = (): void => {
    const current = line;
    if (current !== undefined) outbox.flush(current.notify).catch(() => current.hangUp());
  };

  const lose = (lost: Line): void => {
    if (lost !== line) return;
    line = undefined;
    outbox.takeBack();
    void lost.hangUp();
    if (!closing.signal.aborted) void reconnect(FIRST_PAUSE_MS);
  };

  const reconnect = async (pause: number): Promise<void> => {
    const opened = await openLine(url, tell, lose).catch(() => undefined);
    if (closing.signal.aborted) return opened?.hangUp();
    if (opened === undefined) {
      // Closing ends the pause.
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      return reconnect(Math.min(2 * pause, LONGEST_PAUSE_MS));
    }
    line = opened;
    tell(MISSED);
    send();
  };

  line = await openFirst(url, () => openLine(url, tell, lose));
  return {
    subscribe,
    publish: (text) => {
      outbox.put(text);
      send();
    },
    close: async () => {
      closing.abort();
      await line?.hangUp();
    },
  };
};

const openFirst = async (url: string, open: () => Promise<Line>): Promise<Line> => {
  try {
    return await open();
  } catch (error) {
    throw new Error(`PostgreSQL at ${placeOf(url)} cannot be used: see that it runs.`, { cause: error });
  }
};

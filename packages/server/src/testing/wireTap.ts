/** What goes over the wire to one connection, letter by letter, and whether it is whole and keeps secrets. */
import type { Viewer } from '@tortuga/engine';
import type { ToClient } from '@tortuga/protocol';
import type { Connection } from '../match/table.ts';

/** Told otherwise in a twin, told at all, or not told entry by entry. */
export type Fault = 'differs' | 'secret' | 'gap';

/** Somebody was told what is none of his business. */
export class Leaked extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Texts that may never be told, and those that may not be told before the end. */
export interface Secrets {
  readonly always: Set<string>;
  readonly untilOver: Set<string>;
  readonly isOver: () => boolean;
}

export const ensureSecret = ({ always, untilOver, isOver }: Secrets, text: string): void => {
  for (const secrets of isOver() ? [always] : [always, untilOver]) {
    for (const secret of secrets) {
      if (text.includes(secret)) throw new Leaked('secret', `${secret} was told: ${text}`);
    }
  }
};

export interface Tap {
  readonly connection: Connection;
  readonly texts: string[];
  /** Throws what was found wrong since: not at once, since a server takes care of connections that throw. */
  readonly ensureSound: () => void;
  /** The last entry each viewer was told of. */
  readonly seqs: () => readonly number[];
}

export const makeTap = (viewers: readonly Viewer[], since: number, secrets: Secrets): Tap => {
  const texts: string[] = [];
  const faults: Leaked[] = [];
  const seqs = new Map<Viewer, number>(viewers.map((viewer) => [viewer, since]));
  const note = (text: string): void => {
    const message = JSON.parse(text) as ToClient; // sent by ourselves; a planted leak at most adds to it
    if (message.kind !== 'frame' && message.kind !== 'resync') return;
    const last = seqs.get(message.viewer);
    if (last === undefined) {
      faults.push(new Leaked('secret', `seen through the eyes of ${message.viewer}: ${text}`));
      return;
    }
    const expected = message.kind === 'resync' ? message.seq : last + 1;
    if (message.seq !== expected) faults.push(new Leaked('gap', `expected entry ${expected}: ${text}`));
    seqs.set(message.viewer, message.seq);
  };
  return {
    connection: {
      send: (text) => {
        texts.push(text);
        note(text);
        try {
          ensureSecret(secrets, text);
        } catch (error) {
          if (error instanceof Leaked) faults.push(error);
        }
      },
      close: (code) => texts.push(`closed ${code}`),
    },
    texts,
    ensureSound: () => {
      const [fault] = faults;
      if (fault !== undefined) throw fault;
    },
    seqs: () => [...seqs.values()],
  };
};

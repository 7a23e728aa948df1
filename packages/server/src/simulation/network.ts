/** Connections as TCP makes them: in order, late, and cut at any instant with any part of what was under way. */
import type { Connect, SocketEvents } from '@tortuga/protocol';
import type { Connection } from '../match/table.ts';
import type { Universe } from './universe.ts';

/** The end of a connection that a node hears with. */
export interface Listener {
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

/** A node, as far as the network is concerned; undefined where nobody answers. */
export interface Host {
  readonly accept: (connection: Wire) => Listener | undefined;
}

/** The end that a node speaks into. */
export interface Wire extends Connection {
  /** By a node that dies: without a word. */
  readonly cut: () => void;
}

interface Pipe {
  readonly send: (text: string) => void;
  /** All that was sent arrives, and then the end. */
  readonly close: () => void;
  /** Some of what was sent arrives, and some time later the end is noticed. */
  readonly cut: () => void;
}

interface Packet {
  isLost: boolean;
}

const makePipe = (universe: Universe, heard: (text: string) => void, closed: () => void): Pipe => {
  const { after, now, between, random } = universe;
  let last = now();
  let isShut = false;
  let flying: Packet[] = [];

  const arrival = (): number => {
    last = Math.max(last, now() + between(1, 40));
    return last - now();
  };

  const shut = (late: number): void => {
    isShut = true;
    after(arrival() + late, closed);
  };

  return {
    send: (text) => {
      if (isShut) return;
      const packet: Packet = { isLost: false };
      flying.push(packet);
      after(arrival(), () => {
        flying = flying.filter((each) => each !== packet);
        if (!packet.isLost) heard(text);
      });
    },
    close: () => {
      if (!isShut) shut(0);
    },
    cut: () => {
      if (isShut) return;
      const arriving = random.below(flying.length + 1);
      for (const packet of flying.slice(arriving)) packet.isLost = true;
      shut(between(0, 600));
    },
  };
};

export interface Network {
  readonly connect: (owner: string) => Connect;
  /** Connections of a client that a node still believes in. */
  readonly openOf: (owner: string) => number;
}

export const makeNetwork = (universe: Universe, route: () => Host): Network => {
  const open = new Map<string, number>();
  const count = (owner: string, by: number): void => {
    open.set(owner, (open.get(owner) ?? 0) + by);
  };
  return {
    openOf: (owner) => open.get(owner) ?? 0,
    connect: (owner) => (events) => {
      const call = dial(universe, route(), events, (by) => count(owner, by));
      const mayBreak = universe.isFault('cuts', 60);
      if (mayBreak) universe.after(universe.between(5, 2500), call.cut);
      return call;
    },
  };
};

/** Both directions of one connection, from the client's side. */
const dial = (universe: Universe, host: Host, events: SocketEvents, count: (by: number) => void) => {
  let listener: Listener | undefined;
  let isOver = false;
  const down = makePipe(universe, events.heard, () => {
    events.closed();
    up.cut();
  });
  const up: Pipe = makePipe(
    universe,
    (text) => listener?.heard(text),
    () => {
      if (listener !== undefined) count(-1);
      listener?.closed();
      listener = undefined;
      isOver = true;
      down.cut();
    },
  );
  const cut = (): void => {
    up.cut();
    down.cut();
  };
  const connection: Wire = {
    send: down.send,
    close: down.close,
    cut,
  };
  universe.after(universe.between(1, 40), () => {
    if (isOver) return;
    listener = host.accept(connection);
    if (listener === undefined) return down.close();
    count(1);
    universe.after(universe.between(1, 40), events.opened);
  });
  return { send: up.send, close: cut, cut };
};

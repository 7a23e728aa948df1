/** One server process: the real matches and speakers, on a virtual world, that can be killed at any instant. */
import type { AnyGame } from '@tortuga/engine';
import { startBeating } from '../beat.ts';
import { think } from '@tortuga/bots';
import type { Bus } from '../bus/bus.ts';
import { makeMatches, type Matches } from '../match/matches.ts';
import type { Chance, Clock, Thinker } from '../ports.ts';
import { makeSpeaker } from '../web/speaker.ts';
import type { Store } from '../store/store.ts';
import type { Host, Listener, Wire } from './network.ts';
import type { Universe } from './universe.ts';
import type { VirtualStore } from './virtualStore.ts';

/** What a node is made of; a planted bug puts something of its own in between. */
interface Parts {
  readonly store: Store;
  readonly bus: Bus;
  /** Made of the store and the bus that are given here. */
  readonly matchesOn: (parts: { readonly store: Store; readonly bus: Bus }) => Matches;
}

export type Plant = (parts: Parts) => Matches;

export const sound: Plant = ({ matchesOn, store, bus }) => matchesOn({ store, bus });

export interface NodeWorld {
  readonly universe: Universe;
  readonly games: readonly AnyGame[];
  readonly store: VirtualStore;
  readonly bus: () => Bus;
  readonly chance: Chance;
  readonly botPause: number;
  readonly plant: Plant;
}

export interface Node extends Host {
  /** Undefined while it is down. */
  readonly matches: () => Matches | undefined;
  readonly start: () => void;
  readonly crash: () => void;
}

interface Life {
  isAlive: boolean;
  readonly connections: Set<Wire>;
  readonly matches: Matches;
  readonly end: () => void;
}

export const makeNode = (world: NodeWorld): Node => {
  let life: Life | undefined;
  return {
    matches: () => life?.matches,
    start: () => {
      life ??= beginLife(world);
    },
    crash: () => {
      life?.end();
      life = undefined;
    },
    accept: (connection) => life && attend(world.universe, life, connection),
  };
};

/** What is asked by one who dies meanwhile is never answered. */
const forLife =
  (life: { readonly isAlive: boolean }) =>
  <R>(answer: Promise<R>): Promise<R> =>
    new Promise((resolve, reject) => {
      answer.then(
        (value) => (life.isAlive ? resolve(value) : undefined),
        (error: Error) => (life.isAlive ? reject(error) : undefined),
      );
    });

const beginLife = (world: NodeWorld): Life => {
  const { universe, games, chance, botPause, plant } = world;
  const state = { isAlive: true };
  const own = forLife(state);
  const clock: Clock = {
    now: universe.now,
    after: (ms, call) => universe.after(ms, () => (state.isAlive ? call() : undefined)),
  };
  const store = ownStore(
    world.store.connect(() => state.isAlive),
    own,
  );
  const ends: (() => void)[] = [];
  const bus = ownBus(world.bus(), (end) => ends.push(end));
  const thinker = ownThinker(universe, games, own);
  const log = { info: () => undefined, error: (_facts: unknown, text: string) => universe.note(text) };
  const rest = { games, clock, chance, thinker, log, botPause };
  const matches = plant({ store, bus, matchesOn: (parts) => makeMatches({ ...rest, ...parts }) });
  startBeating({ store, clock, log, keepDays: undefined }, matches);
  const connections = new Set<Wire>();
  return Object.assign(state, {
    connections,
    matches,
    end: () => {
      state.isAlive = false;
      for (const end of ends) end();
      for (const connection of connections) connection.cut();
    },
  });
};

const ownStore = (store: Store, own: <R>(answer: Promise<R>) => Promise<R>): Store => ({
  write: (writes) => own(store.write(writes)),
  read: (id) => own(store.read(id)),
  entries: (id, seq) => own(store.entries(id, seq)),
  listed: (limit) => own(store.listed(limit)),
  due: (games, now, limit) => own(store.due(games, now, limit)),
  untouched: (status, before, limit) => own(store.untouched(status, before, limit)),
  ids: (after, limit) => own(store.ids(after, limit)),
  remove: (id) => own(store.remove(id)),
  census: () => own(store.census()),
  beat: (now, gap) => own(store.beat(now, gap)),
  lastBeat: () => own(store.lastBeat()),
  close: store.close,
});

const ownBus = (bus: Bus, onEnd: (end: () => void) => void): Bus => ({
  ...bus,
  subscribe: (listener) => {
    const end = bus.subscribe(listener);
    onEnd(end);
    return end;
  },
});

/** Thinks for a while, and sometimes breaks over it. */
const ownThinker = (
  { after, between, isFault }: Universe,
  games: readonly AnyGame[],
  own: <R>(answer: Promise<R>) => Promise<R>,
): Thinker => ({
  choose: (question) =>
    own(
      new Promise((resolve, reject) => {
        after(between(1, 150), () =>
          isFault('thinkers', 10) ? reject(new Error('the thread broke')) : resolve(think(games, question)),
        );
      }),
    ),
  close: () => Promise.resolve(),
});

/** As `web/socket.ts` does it: one message after another, and whoever cannot be answered must come again. */
const attend = (universe: Universe, life: Life, connection: Wire): Listener => {
  life.connections.add(connection);
  const speaker = makeSpeaker(life.matches, connection, universe.now);
  const fail = (): void => connection.close('try-again');
  return {
    heard: (text) => {
      if (life.isAlive) speaker.hear(text).catch(fail);
    },
    closed: () => {
      life.connections.delete(connection);
      if (life.isAlive) speaker.hangUp().catch(fail);
    },
  };
};

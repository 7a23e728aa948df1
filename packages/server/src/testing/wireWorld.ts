/** A server of two nodes in one process, for one planned match: nothing in it happens by itself. */
import { type AnyGame, digest, seededRandom } from '@tortuga/engine';
import fastify, { type FastifyInstance } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import { makeMatches, type Matches } from '../match/matches.ts';
import type { Connection } from '../match/table.ts';
import type { Chance, Clock, Thinker } from '../ports.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store, StoredEntry, Write } from '../store/store.ts';
import { addRoutes } from '../web/routes.ts';
import { steered } from './steered.ts';

/** What is stored, for planted leaks to tell. */
export interface Truth {
  readonly entries: StoredEntry[];
  last: Write | undefined;
}

/** How a server is spoilt to leak. */
export interface Spoil {
  readonly game?: (game: AnyGame) => AnyGame;
  readonly connection?: (connection: Connection, truth: Truth) => Connection;
  readonly matches?: (matches: Matches, truth: Truth) => Matches;
}

export interface WireWorld {
  readonly nodes: readonly [Matches, Matches];
  /** On the first node or on the second. */
  readonly http: FastifyInstance;
  readonly truth: Truth;
  /** What chance and bots will do next. */
  readonly script: { readonly chance: string[]; readonly bots: string[] };
  readonly now: () => number;
  readonly pass: (ms: number) => void;
  readonly seed: string;
  /** Things gone wrong inside. */
  readonly errors: string[];
  readonly close: () => Promise<void>;
}

const START = Date.UTC(2026, 0, 1);

/** Of the two sides all is equal but what nobody else may know: the tokens of seats. */
export const openWorld = (
  boxed: AnyGame,
  name: string,
  side: 0 | 1,
  isFar: boolean,
  spoil: Spoil,
): WireWorld => {
  const truth: Truth = { entries: [], last: undefined };
  const script = { chance: [], bots: [] };
  const seed = digest(name);
  const errors: string[] = [];
  let time = START;
  const now = (): number => time;
  const world = {
    games: [(spoil.game ?? same)(steered(boxed, script.chance))],
    store: spied(memoryStore(), truth),
    clock: { now, after: () => () => undefined } satisfies Clock,
    chance: plannedChance(seed, side),
    thinker: scriptedThinker(script.bots),
    log: { info: () => undefined, error: (facts: unknown) => void errors.push(JSON.stringify(facts)) },
    botPause: 0,
  };
  const hub = makeHub();
  const open = (): Matches => {
    const sound = makeMatches({ ...world, bus: hub() });
    return spoil.matches?.(sound, truth) ?? sound;
  };
  const nodes = [open(), open()] as const;
  const http = fastify();
  addRoutes(http, nodes[isFar ? 1 : 0]);
  return {
    nodes,
    http,
    truth,
    script,
    now,
    pass: (ms) => {
      time += ms;
    },
    seed,
    errors,
    close: async () => {
      for (const matches of nodes) matches.close();
      await http.close();
    },
  };
};

const same = (game: AnyGame): AnyGame => game;

const spied = (store: Store, truth: Truth): Store => ({
  ...store,
  write: async (writes) => {
    const stand = await store.write(writes);
    for (const [index, write] of writes.entries()) {
      if (stand[index] !== true) continue;
      truth.last = write;
      truth.entries.push(...write.entries);
    }
    return stand;
  },
});

const plannedChance = (seed: string, side: number): Chance => {
  let tokens = 0;
  const { below } = seededRandom(seed);
  return {
    token: () => `token-${side}-${tokens++}-`.padEnd(43, 'x'),
    matchId: () => `match-${seed.slice(0, 6)}`,
    seed: () => seed,
    below,
  };
};

const scriptedThinker = (moves: string[]): Thinker => ({
  choose: () => Promise.resolve(moves.shift() ?? ''),
  close: () => Promise.resolve(),
});

/** Buses of several nodes that hear each other. */
const makeHub = (): (() => Bus) => {
  const listeners = new Set<(match: string) => void>();
  return () => {
    let own: ((match: string) => void) | undefined;
    return {
      publish: (match) => {
        for (const listener of listeners) if (listener !== own) listener(match);
      },
      subscribe: (listener) => {
        own = listener;
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: () => Promise.resolve(),
    };
  };
};

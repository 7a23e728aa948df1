/** Several nodes in one process, and people with sockets on them. */
import { games as allGames } from '@tortuga/games';
import type { Hello, ToClient } from '@tortuga/protocol';
import { startBeating } from '../beat.ts';
import { thinkHere } from '../bots/think.ts';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/localBus.ts';
import type { Answer } from '../match/answers.ts';
import { makeMatches, type Matches } from '../match/matches.ts';
import type { Connection } from '../match/table.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { systemChance } from '../system.ts';
import { fakeClock, type FakeClock, settle } from './fakeClock.ts';

export interface Node {
  readonly matches: Matches;
  /** At once, and without a word to anybody. */
  readonly kill: () => void;
}

export interface Fleet {
  readonly clock: FakeClock;
  readonly bus: Bus;
  readonly store: Store;
  /** With another bus or store than those of all. */
  readonly start: (own?: { readonly bus?: Bus; readonly store?: Store }) => Node;
}

/** Nodes on one store, one bus and one clock. */
export const openFleet = (games = allGames): Fleet => {
  const clock = fakeClock();
  const store = memoryStore();
  const bus = localBus();
  const log = { info: () => undefined, error: () => undefined };
  const rest = { games, store, clock, log, chance: systemChance, thinker: thinkHere(games), botPause: 0 };
  const start: Fleet['start'] = (own = {}) => {
    const matches = makeMatches({ ...rest, bus, ...own });
    const stop = startBeating({ store, clock, log, keepDays: undefined }, matches);
    const kill = (): void => {
      stop();
      matches.close();
    };
    return { matches, kill };
  };
  return { clock, bus, store, start };
};

export const wanted = async <R>(asked: Promise<Answer<R>>): Promise<R> => {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.refused.code);
  return answer.value;
};

export const codeOf = async (asked: Promise<Answer<unknown>>): Promise<string> => {
  const answer = await asked;
  return answer.ok ? 'ok' : answer.refused.code;
};

/** Somebody with a socket on a node; who persists comes again when he is sent away, as the client does. */
export const enter = async (
  { matches }: Node,
  match: string,
  tokens: readonly string[],
  { persists = false } = {},
) => {
  const heard: ToClient[] = [];
  let wantsIn = persists;
  const connection: Connection = {
    send: (text) => heard.push(JSON.parse(text) as ToClient), // sent by ourselves
    close: () => {
      if (persists) void comeAgain();
    },
  };
  const hello: Hello = { kind: 'hello', protocol: 1, match, tokens: [...tokens], since: null };
  const comeAgain = async (): Promise<void> => {
    await settle();
    if (wantsIn) await matches.enter(connection, hello).catch(comeAgain);
    // Meanwhile he may have made up his mind.
    if (!wantsIn) await goAway();
  };
  const goAway = (): Promise<void> =>
    matches.leave(match, connection).catch(async (error: unknown) => {
      if (!persists) throw error;
      await settle();
      return goAway();
    });
  await wanted(matches.enter(connection, hello));
  await settle();
  return {
    connection,
    leave: async () => {
      wantsIn = false;
      await goAway();
      await settle();
    },
    /** Of the last room that was sent: who is online by seats, and how many look on. */
    shown: () => {
      const last = heard.flatMap((each) => (each.kind === 'room' ? [each.room] : [])).at(-1);
      return last && presenceIn(last);
    },
    /** How many rooms were sent so far. */
    rooms: () => heard.filter(({ kind }) => kind === 'room').length,
    /** Every view that was sent. */
    views: () => heard.flatMap((each) => ('view' in each ? [each.view] : [])),
    reactions: () => heard.filter(({ kind }) => kind === 'reacted'),
  };
};

type RoomShown = Extract<ToClient, { kind: 'room' }>['room'];

const presenceIn = ({ seats, spectators }: RoomShown): readonly unknown[] => [
  ...seats.map((each) => each.kind === 'person' && each.online),
  spectators,
];

export const presenceAt = async ({ matches }: Node, match: string): Promise<readonly unknown[]> =>
  presenceIn(await wanted(matches.room(match)));

const nonce = 'nonce-0123456789';
export const anneAs = { kind: 'me', name: 'Anne', colour: 'coral' } as const;
export const jackAs = { name: 'Jack', colour: 'reef', nonce } as const;

/** Anne, who is the host, and Jack, ready to start; the order of seats as it is. */
export const sitDown = async ({ matches }: Node, changes: Partial<Parameters<Matches['create']>[0]> = {}) => {
  const seats = [anneAs, { kind: 'open' } as const];
  const request = { game: 'piatka-z-kosmosu', seats, randomOrder: false, ...changes };
  const { match, tokens } = await wanted(matches.create(request));
  const joined = await wanted(matches.join(match, jackAs));
  const [host = '', guest = ''] = [...tokens, ...joined.tokens];
  for (const token of [host, guest])
    await wanted(matches.act(match, token, { kind: 'ready', ready: true, nonce }));
  return { match, anne: host, jack: guest };
};

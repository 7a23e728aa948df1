import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTranscript, referee, verifyRecord } from '@tortuga/engine';
import { games } from '@tortuga/games';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Clock } from '../ports.ts';
import { memoryStore } from '../store/memory.ts';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { playAlone } from '../testing/player.ts';
import { type Cluster, hasPostgres, startCluster } from '../testing/postgresCluster.ts';
import { helloTo, rawSocket } from '../testing/rawSocket.ts';
import { finish, nonceOf, type Pair, playingPairAt, valueOf } from '../testing/sitDown.ts';
import { playTurns } from '../testing/turns.ts';
import { systemClock } from '../system.ts';
import { bringMatch } from './bringing.ts';
import { makeMatchText } from './matchText.ts';
import { makeTranscript, takeMatch, takeMatches } from './taking.ts';

let cluster: Cluster | undefined;
let folder = '';
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tortuga-'));
  if (hasPostgres) cluster = await startCluster();
});

afterEach(closeServers);

afterAll(async () => {
  await cluster?.stop();
  await rm(folder, { recursive: true });
});

const kinds: Readonly<Record<string, () => Promise<Store>>> = {
  memory: () => Promise.resolve(memoryStore()),
  SQLite: () => sqliteStore(join(folder, `${files++}.sqlite`)),
  PostgreSQL: async () => postgresStore((await cluster?.createDatabase()) ?? ''),
};

const openKind = (kind: string): Promise<Store> => kinds[kind]?.() ?? Promise.reject(new Error(kind));

const textOf = async (store: Store, id: string, clock: Clock = systemClock): Promise<string> => {
  const match = await takeMatch(store, id, clock);
  if (match === undefined) throw new Error('there is no such match');
  return makeMatchText(match);
};

const bring = async (store: Store, text: string, clock: Clock = systemClock): Promise<string> =>
  (await bringMatch(store, games, text, clock)).kind;

const viewsOf = async (base: string, { match, anne, jack }: Pair): Promise<readonly unknown[]> => {
  const socket = await rawSocket(base);
  socket.say(helloTo(match, [anne, jack]));
  await socket.rest();
  socket.close();
  return socket.heard.filter(({ kind }) => kind === 'welcome' || kind === 'resync');
};

const gameNamed = (name: string) => {
  const game = games.find(({ id }) => id === name);
  if (game === undefined) throw new Error('there is no such game');
  return game;
};

const playOn = async (base: string, { match, anne, jack }: Pair): Promise<void> => {
  const game = gameNamed('piatka-z-kosmosu');
  const players = [anne, jack].map((token) => playAlone(game, base, match, [token], `on ${token}`));
  await Promise.all(players.map(({ done }) => done));
  for (const { client } of players) client.close();
};

describe('a match that is taken out and brought in', () => {
  const ways = [
    ['SQLite', 'memory'],
    ['memory', 'SQLite'],
    ['SQLite', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
  ].filter((way) => hasPostgres || !way.includes('PostgreSQL'));

  test.each(ways)(
    'from %s to %s: all have their seats, play on to the end, and it was fair',
    async (from, to) => {
      const [source, target] = [await openKind(from), await openKind(to)];
      const there = await openServer({ store: source });
      const pair = await playingPairAt(there.base);
      await playTurns(there.base, pair, 6);
      const before = await viewsOf(there.base, pair);
      const text = await textOf(source, pair.match);
      await closeServers();
      expect(await bring(target, text)).toBe('stored');

      const here = await openServer({ store: target });
      expect(await viewsOf(here.base, pair)).toEqual(before);
      await playOn(here.base, pair);
      const [room, record] = [
        await here.server.matches.room(pair.match),
        await here.server.matches.record(pair.match),
      ];
      if (!room.ok || !record.ok) throw new Error('it is not over');
      const { commit, seal } = room.value;
      const kept = { commit, nonce: { seat: 0, nonce: nonceOf('Anne') }, seal: seal ?? '' };
      const verified = gameNamed(room.value.game).use(({ game }) => verifyRecord(game, record.value, kept));
      expect(verified).toMatchObject({ ok: true, verdict: 'fair' });
    },
  );

  test('is known again: what a client sent before it moved is not made twice', async () => {
    const [source, target] = [memoryStore(), memoryStore()];
    const there = await openServer({ store: source });
    const pair = await playingPairAt(there.base);
    await playTurns(there.base, pair, 4);
    const { entries = [] } = (await takeMatch(source, pair.match, systemClock)) ?? {};
    const { seq, by, id, move } = entries.find((entry) => entry.id !== null) ?? raise();
    if (id === null || by === 'chance') throw new Error('nobody has moved');
    await bring(target, await textOf(source, pair.match));
    const here = await openServer({ store: target });
    const socket = await rawSocket(here.base);
    socket.say(helloTo(pair.match, [pair.anne, pair.jack]));
    socket.say({ kind: 'move', id, seat: by, move });
    expect(await socket.next('accepted')).toMatchObject({ id, seq });
    expect(await target.entries(pair.match, 0)).toEqual(entries);
  });

  test('may be brought to a server that runs', async () => {
    const target = memoryStore();
    const here = await openServer({ store: target });
    const source = memoryStore();
    const there = await openServer({ store: source });
    const pair = await playingPairAt(there.base, { standIn: 'deckhand' });
    await pair.act(pair.anne, { kind: 'leave' });
    await pair.act(pair.jack, { kind: 'leave' });
    await there.server.close();
    await bring(target, await textOf(source, pair.match));
    const watcher = await rawSocket(here.base);
    watcher.say(helloTo(pair.match));
    await watcher.next('room', ({ room }) => room.status === 'over');
  });
});

describe('clocks', () => {
  const [SECOND, HOUR] = [1000, 3_600_000];
  const timed = { clock: { kind: 'move', seconds: 30 } } as const;

  /** Ten seconds of thirty are gone when the server stops; what is left once another one starts. */
  const left = async (
    clock: ReturnType<typeof fakeClock>,
    target: Store,
    pass: { readonly untilTaken: number; readonly untilBrought: number; readonly untilServed: number },
  ): Promise<number> => {
    const source = memoryStore();
    const there = await openServer({ store: source, clock });
    const pair = await playingPairAt(there.base, timed);
    await clock.advance(10 * SECOND);
    await there.server.close();
    clock.skip(pass.untilTaken);
    const text = await textOf(source, pair.match, clock);
    clock.skip(pass.untilBrought);
    await bring(target, text, clock);
    clock.skip(pass.untilServed);
    const { server } = await openServer({ store: target, clock });
    const room = await server.matches.room(pair.match);
    return room.ok ? (room.value.deadline ?? 0) - clock.now() : Number.NaN;
  };

  test.each([
    ['at once', 0, 0, 0],
    ['taken late', HOUR, 0, 0],
    ['brought late', 0, HOUR, 0],
    ['served late', 0, 0, HOUR],
    ['all late', HOUR, 2 * HOUR, 3 * HOUR],
  ])('stand still on the way: %s', async (_, untilTaken, untilBrought, untilServed) => {
    const pass = { untilTaken, untilBrought, untilServed };
    expect(await left(fakeClock(), memoryStore(), pass)).toBe(20 * SECOND);
  });

  test('and so do those of the matches that are there', async () => {
    const clock = fakeClock();
    const target = memoryStore();
    const home = await openServer({ store: target, clock });
    const resident = await playingPairAt(home.base, timed);
    await clock.advance(5 * SECOND);
    await home.server.close();
    clock.skip(HOUR);
    const pass = { untilTaken: HOUR, untilBrought: HOUR, untilServed: HOUR };
    expect(await left(clock, target, pass)).toBe(20 * SECOND);
    const stored = await target.read(resident.match);
    expect((stored?.wakeAt ?? 0) - clock.now()).toBe(25 * SECOND);
  });

  test('were given time back before, and keep that', async () => {
    const clock = fakeClock();
    const source = memoryStore();
    const first = await openServer({ store: source, clock });
    const pair = await playingPairAt(first.base, timed);
    await first.server.close();
    clock.skip(HOUR);
    await openServer({ store: source, clock });
    const target = memoryStore();
    await bring(target, await textOf(source, pair.match, clock), clock);
    const { server } = await openServer({ store: target, clock });
    const room = await server.matches.room(pair.match);
    expect(room.ok && room.value.deadline).toBe(clock.now() + 30 * SECOND);
  });

  test('of another machine may tell another time', async () => {
    const source = memoryStore();
    const [there, here] = [fakeClock(1_800_000_000_000), fakeClock(1_700_000_000_000)];
    const { base } = await openServer({ store: source, clock: there });
    const pair = await playingPairAt(base, timed);
    const target = memoryStore();
    await bring(target, await textOf(source, pair.match, there), here);
    expect((await target.read(pair.match))?.wakeAt).toBe(here.now() + 30 * SECOND);
  });

  test('an unstarted match is not tidied away for the time that it lay in a file', async () => {
    const [source, target, clock] = [memoryStore(), memoryStore(), fakeClock()];
    const { server } = await openServer({ store: source, clock });
    const made = await server.matches.create({
      game: 'piraten-kapern',
      seats: [{ kind: 'me', name: 'Anne', colour: 'coral' }, { kind: 'open' }],
    });
    if (!made.ok) throw new Error(made.refused.code);
    const text = await textOf(source, made.value.match, clock);
    await server.close();
    clock.skip(48 * HOUR);
    await bring(target, text, clock);
    const here = await openServer({ store: target, clock });
    await clock.advance(2 * SECOND);
    expect((await here.server.matches.room(made.value.match)).ok).toBe(true);
  });
});

describe('taking', () => {
  const takeIds = async (store: Store, only?: string) => {
    const taken: string[] = [];
    const leftOut: string[] = [];
    const taking = { clock: systemClock, only, leaveOut: (why: string) => void leftOut.push(why) };
    for await (const { id } of takeMatches(store, taking)) taken.push(id);
    return { taken, leftOut };
  };

  test('gives all matches, over pages', async () => {
    const store = memoryStore();
    const { base } = await openServer({ store });
    const pair = await playingPairAt(base);
    const stored = await store.read(pair.match);
    if (stored === undefined) throw new Error('there is no such match');
    const ids = Array.from({ length: 250 }, (_, index) => `match-${1000 + index}`);
    await store.write(ids.map((match) => ({ ...stored, match, rev: 0, seq: 0, entries: [] })));
    expect(await takeIds(store)).toEqual({ taken: [...ids, pair.match].toSorted(), leftOut: [] });
    expect(await takeIds(store, pair.match)).toEqual({ taken: [pair.match], leftOut: [] });
  });

  test('leaves out a match whose entries are lost, and says so', async () => {
    const store = memoryStore();
    const { base } = await openServer({ store });
    const [lost, sound] = [await playingPairAt(base), await playingPairAt(base)].map(({ match }) => match);
    const damaged: Store = {
      ...store,
      entries: async (id, seq) => (await store.entries(id, seq)).slice(id === lost ? 1 : 0),
    };
    const { taken, leftOut } = await takeIds(damaged);
    expect(taken).toEqual([sound]);
    expect(leftOut).toEqual([expect.stringMatching(/^match [\w-]+ has \d+ of \d+ entries$/)]);
    expect(leftOut[0]).toContain(lost);
  });

  test('looks again when a move came between the readings of the room and of the entries', async () => {
    const store = memoryStore();
    const { base } = await openServer({ store });
    const pair = await playingPairAt(base);
    let isFirst = true;
    const racing: Store = {
      ...store,
      entries: async (id, seq) => {
        if (isFirst) {
          isFirst = false;
          await playTurns(base, pair, 1);
        }
        return store.entries(id, seq);
      },
    };
    const match = await takeMatch(racing, pair.match, systemClock);
    expect(match).toEqual(await takeMatch(store, pair.match, systemClock));
    expect(await bring(memoryStore(), makeMatchText(match ?? raise()))).toBe('stored');
  });

  test('does not go round for ever where entries are lost', async () => {
    const store = memoryStore();
    const { base } = await openServer({ store });
    const { match } = await playingPairAt(base);
    const damaged: Store = { ...store, entries: () => Promise.resolve([]) };
    await expect(takeMatch(damaged, match, systemClock)).rejects.toThrow(/has 0 of \d+ entries/);
  });

  test('gives a transcript of what was played so far, and the record of what is over', async () => {
    const store = memoryStore();
    const { base } = await openServer({ store });
    const pair = await playingPairAt(base);
    await playTurns(base, pair, 3);
    const { entries, room } = (await takeMatch(store, pair.match, systemClock)) ?? raise();
    const text = makeTranscript({ id: pair.match, asOf: 0, room, entries });
    expect(text).not.toContain(room.seed);
    const read = parseTranscript(text);
    if (!read.ok) throw new Error(read.fault.code);
    const ruling = gameNamed(room.game).use(({ game }) => referee(game, read.transcript));
    expect(ruling).toMatchObject({ ok: true, match: { seq: entries.length } });
    await finish(pair);
    const over = (await takeMatch(store, pair.match, systemClock)) ?? raise();
    expect(makeTranscript(over)).toBe(valueOf(await pair.lobby.record(pair.match)));
  });
});

const raise = (): never => {
  throw new Error('there is no such match');
};

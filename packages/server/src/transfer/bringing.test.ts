import { digest } from '@tortuga/engine';
import { games } from '@tortuga/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Room } from '../match/room.ts';
import type { Chance } from '../ports.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { finish, pairAt, playingPairAt } from '../testing/sitDown.ts';
import { playTurns } from '../testing/turns.ts';
import { systemChance } from '../system.ts';
import { type Brought, bringMatch } from './bringing.ts';
import { makeMatchText, type TakenMatch } from './matchText.ts';
import { takeMatch } from './taking.ts';

const clock = fakeClock();
/** The same luck in every run. */
let drawn = 0;
const chance: Chance = {
  ...systemChance,
  seed: () => digest(`seed ${drawn++}`),
  matchId: () => `match-${1000 + drawn++}`,
};

const dice = { game: 'piraten-kapern' };

/** Whole matches as a server has stored them. */
const kept = new Map<string, TakenMatch>();

const keep = async (name: string, store: Store, id: string): Promise<void> => {
  const match = await takeMatch(store, id, clock);
  if (match !== undefined) kept.set(name, match);
};

beforeAll(async () => {
  const store = memoryStore();
  const { base } = await openServer({ store, clock, chance });
  const open = await pairAt(base, dice);
  await keep('open', store, open.match);
  const fresh = await playingPairAt(base, dice);
  await keep('fresh', store, fresh.match);
  const playing = await playingPairAt(base, { ...dice, clock: { kind: 'move', seconds: 30 } });
  await playTurns(base, playing, 5);
  await keep('playing', store, playing.match);
  await finish(playing);
  await keep('agreed', store, playing.match);
  const over = await playingPairAt(base, { ...dice, options: { target: 100 } });
  await playTurns(base, over, 200);
  await keep('over', store, over.match);
});

afterAll(closeServers);

const named = (name: string): TakenMatch => {
  const match = kept.get(name);
  if (match === undefined) throw new Error(`there is no match that is ${name}`);
  return match;
};

const withRoom = (name: string, changes: Partial<Room>): TakenMatch => {
  const match = named(name);
  return { ...match, room: { ...match.room, ...changes } };
};

/** `at` counts from the end, as `with` does. */
const withEntry = (name: string, at: number, changes: object): TakenMatch => {
  const { entries, ...match } = named(name);
  const entry = entries.at(at);
  if (entry === undefined) throw new Error('there is no such entry');
  return { ...match, entries: entries.with(at, { ...entry, ...changes }) };
};

const bring = (store: Store, match: TakenMatch): Promise<Brought> =>
  bringMatch(store, games, makeMatchText(match), clock);

test('matches that were played are what the refusals below are made from', () => {
  expect([...kept].map(([name, { room }]) => [name, room.status, room.result?.by])).toEqual([
    ['open', 'open', undefined],
    ['fresh', 'playing', undefined],
    ['playing', 'playing', undefined],
    ['agreed', 'over', 'agreed'],
    ['over', 'over', 'target'],
  ]);
});

test.each(['open', 'fresh', 'playing', 'agreed', 'over'])(
  'a match that is %s comes in as it was',
  async (name) => {
    const store = memoryStore();
    expect(await bring(store, named(name))).toEqual({ kind: 'stored', match: named(name) });
    expect(await takeMatch(store, named(name).id, clock)).toEqual(named(name));
  },
);

describe('a match that cannot have been played is refused with the line, and nothing is stored:', () => {
  const last = (name: string): number => 5 + named(name).entries.length;
  const cut = (name: string): TakenMatch => ({ ...named(name), entries: named(name).entries.slice(0, -1) });
  const followed = (name: string, by: number, move: string): TakenMatch => {
    const { entries, ...match } = named(name);
    return { ...match, entries: [...entries, { seq: entries.length + 1, by, move, id: null, at: 0 }] };
  };
  const otherDice = 'dice coin coin coin coin coin coin coin coin';

  test.each<readonly [string, () => TakenMatch, () => number, string]>([
    [
      'a move that is none',
      () => withEntry('playing', -1, { move: 'jump' }),
      () => last('playing'),
      'unreadable',
    ],
    ['a move out of turn', () => withEntry('fresh', 1, { by: 1, move: 'stop' }), () => 7, 'not-your-turn'],
    ['a move of nobody', () => withEntry('fresh', 1, { by: 7, move: 'stop' }), () => 7, 'no-such-seat'],
    ['an illegal move', () => followed('fresh', 0, 'roll 1'), () => 8, 'too-few-dice'],
    ['other luck', () => withEntry('fresh', 1, { move: otherDice }), () => 7, 'wrong-luck'],
    [
      'another id, whose luck is another',
      () => ({ ...named('fresh'), id: 'elsewhere' }),
      () => 6,
      'wrong-luck',
    ],
    ['chance that has not moved', () => cut('fresh'), () => 4, 'not-playing'],
    [
      'options of no such game',
      () => withRoom('fresh', { options: '{"goal":1}' }),
      () => 4,
      'unknown-option',
    ],
    ['too few seats', () => withRoom('fresh', { seats: [{ kind: 'open' }] }), () => 4, 'seats-out-of-range'],
    ['entries before it was started', () => withRoom('fresh', { status: 'open' }), () => 4, 'not-open'],
    ['play after the end', () => withRoom('over', { status: 'playing' }), () => 4, 'not-playing'],
    ['an end without a result', () => withRoom('playing', { status: 'over' }), () => 4, 'not-over'],
    [
      'a result of others',
      () => withRoom('over', { result: named('agreed').room.result }),
      () => 4,
      'wrong-result',
    ],
    ['a broken seal', () => withRoom('over', { seal: named('agreed').room.seal }), () => 4, 'not-over'],
    ['no seal', () => withRoom('agreed', { seal: null }), () => 4, 'not-over'],
  ])('%s', async (_, spoil, line, code) => {
    const store = memoryStore();
    expect(await bring(store, spoil())).toEqual({ kind: 'refused', fault: { line: line(), code } });
    expect(await store.ids('', 10)).toEqual([]);
  });

  test('a text that cannot be read', async () => {
    const store = memoryStore();
    expect(await bringMatch(store, games, 'ahoy', clock)).toEqual({
      kind: 'refused',
      fault: { line: 1, code: 'not-a-match' },
    });
    expect(await store.ids('', 10)).toEqual([]);
  });
});

describe('a match of another version', () => {
  test.each<readonly [string, Partial<Room>]>([
    ['of the game', { version: 99 }],
    ['of a game that nobody here knows', { game: 'liars-dice' }],
  ])('%s is stored as it is, unchecked, and comes out as it was', async (_, changes) => {
    const store = memoryStore();
    const other = { ...withEntry('playing', -1, { move: 'jump' }), room: withRoom('playing', changes).room };
    expect(await bring(store, other)).toEqual({ kind: 'unchecked', match: other });
    expect(await takeMatch(store, other.id, clock)).toEqual(other);
    const { game, version } = other.room;
    expect(await store.census()).toEqual([{ game: `${game} ${version}`, status: 'playing', matches: 1 }]);
  });
});

describe('a match whose id is there', () => {
  test('is known for the same, also later, when its clocks have been put off', async () => {
    const store = memoryStore();
    await bring(store, named('playing'));
    const before = await store.read(named('playing').id);
    const later = fakeClock(clock.now() + 60_000);
    const again = await bringMatch(store, games, makeMatchText(named('playing')), later);
    expect(again.kind).toBe('there-already');
    const after = await store.read(named('playing').id);
    expect([after?.rev, after?.room]).toEqual([before?.rev, before?.room]);
  });

  test.each([
    ['has gone on', 'agreed', 'playing'],
    ['is behind', 'playing', 'agreed'],
  ])('and %s stays as it is', async (_, there, brought) => {
    const store = memoryStore();
    await bring(store, named(there));
    expect((await bring(store, named(brought))).kind).toBe('id-taken');
    expect(await takeMatch(store, named(there).id, clock)).toEqual(named(there));
  });
});

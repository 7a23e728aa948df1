import { verifyRecord } from '@tortuga/engine';
import { games } from '@tortuga/games';
import { type RoomView, seated } from '@tortuga/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { ask } from '../testing/ask.ts';
import { lobbyAt } from '../testing/clients.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { helloTo, rawSocket } from '../testing/rawSocket.ts';
import {
  bare,
  bot,
  codeOf,
  finish,
  guest,
  me,
  nonceOf,
  open,
  pairAt,
  playingPairAt,
  valueOf,
} from '../testing/sitDown.ts';

afterEach(closeServers);

const namesIn = ({ seats }: RoomView): readonly string[] =>
  seats.map((each) => (each.kind === 'person' ? each.name : each.kind));

const plan = { game: 'piraten-kapern', seats: [me('Anne'), open] };

describe('a match is created', () => {
  test('private, untimed, in random order and with the better stand-in, unless said otherwise', async () => {
    const { base } = await openServer();
    const { room, tokens } = valueOf(await lobbyAt(base).create(plan));
    expect(tokens).toHaveLength(1);
    expect(room).toMatchObject({
      status: 'open',
      listed: false,
      clock: { kind: 'untimed' },
      randomOrder: true,
      standIn: 'bosun',
      deadline: null,
      seq: 0,
      result: null,
      seal: null,
      rematch: null,
      spectators: 0,
    });
    expect(room.commit).toMatch(/^[0-9a-f]{64}$/);
    expect(room.seats).toMatchObject([{ kind: 'person', host: true, ready: true }, { kind: 'open' }]);
  });

  test('as it was asked for', async () => {
    const { base } = await openServer();
    const wish = {
      listed: true,
      randomOrder: false,
      standIn: 'deckhand',
      clock: { kind: 'move', seconds: 30 },
    } as const;
    const { room } = valueOf(await lobbyAt(base).create({ ...plan, ...wish, seats: [me('Anne'), bot] }));
    expect(room).toMatchObject({ ...wish, seats: [{ name: 'Anne' }, bot] });
  });

  test('with options printed whole', async () => {
    const { base } = await openServer();
    const lobby = lobbyAt(base);
    const { room } = valueOf(await lobby.create({ ...plan, options: { floorAtZero: true } }));
    expect(room.options).toMatch(
      /^\{"target":\d+,"floorAtZero":true\}$|^\{"floorAtZero":true,"target":\d+\}$/,
    );
  });

  const wish = { ...plan, seats: [bare('Anne'), open] };

  test.each([
    ['an unknown game', { ...wish, game: 'chess' }, 404, 'no-such-game'],
    ['too few seats', { ...wish, seats: [bare('Anne')] }, 400, 'seats-out-of-range'],
    [
      'too many seats',
      { ...wish, game: 'space-pirates', seats: [bare('Anne'), bot, bot, bot, bot] },
      400,
      'seats-out-of-range',
    ],
    ['nobody', { ...wish, seats: [bot, bot] }, 400, 'nobody-sits'],
    ['one name twice', { ...wish, seats: [bare('Anne'), bare('Anne')] }, 409, 'name-taken'],
    ['an unknown option', { ...wish, options: { speed: 1 } }, 400, 'unknown-option'],
    ['a flag that is none', { ...wish, options: { floorAtZero: 1 } }, 400, 'not-a-flag'],
    ['half a count', { ...wish, options: { target: 0.5 } }, 400, 'not-a-whole-number'],
    ['a count out of range', { ...wish, options: { target: -1 } }, 400, 'out-of-range'],
    ['options that are a list', { ...wish, options: [] }, 400, 'unreadable'],
    ['ten seats', { ...wish, seats: Array.from({ length: 10 }, () => open) }, 400, 'seats-out-of-range'],
    ['seats without end', { ...wish, seats: Array.from({ length: 101 }, () => open) }, 400, 'unreadable'],
    ['no seats', { ...wish, seats: [] }, 400, 'unreadable'],
    ['an extra key', { ...wish, seed: 'mine' }, 400, 'unreadable'],
    ['a nonce: the seed must not know it', { ...wish, seats: [me('Anne'), open] }, 400, 'unreadable'],
    [
      'a colour of one’s own',
      { ...wish, seats: [{ ...bare('Anne'), colour: 'red' }, open] },
      400,
      'unreadable',
    ],
    [
      'a bot of another level',
      { ...wish, seats: [bare('Anne'), { kind: 'bot', level: 'god' }] },
      400,
      'unreadable',
    ],
    ['a clock of a second', { ...wish, clock: { kind: 'move', seconds: 1 } }, 400, 'unreadable'],
  ])('not with %s', async (_name, body, status, code) => {
    const { base } = await openServer();
    const told = await ask(base, 'POST', '/api/matches', { body });
    expect(told).toMatchObject({ status, body: { code } });
  });

  test('and a refusal says what would do', async () => {
    const { base } = await openServer();
    const told = await ask(base, 'POST', '/api/matches', { body: { ...wish, seats: [bare('Anne')] } });
    expect(told.body).toEqual({ code: 'seats-out-of-range', detail: { min: 2, max: 5 } });
  });
});

describe('the list', () => {
  const listAt = async (base: string): Promise<unknown> => (await ask(base, 'GET', '/api/matches')).body;

  test('holds listed matches while they are open, and no private one', async () => {
    const { base } = await openServer();
    await pairAt(base);
    const { act, anne, match } = await pairAt(base, { listed: true });
    expect(await listAt(base)).toMatchObject({ rooms: [{ match, status: 'open' }] });
    await act(anne, { kind: 'start' });
    expect(await listAt(base)).toEqual({ rooms: [] });
  });

  test('forgets what is deleted', async () => {
    const { base } = await openServer();
    const { anne, match } = await pairAt(base, { listed: true });
    await ask(base, 'DELETE', `/api/matches/${match}`, { token: anne });
    expect(await listAt(base)).toEqual({ rooms: [] });
  });
});

describe('the order of seats', () => {
  const seats = [me('Anne'), me('Bonny'), me('Cleo')];
  const orderOf = async (base: string, randomOrder: boolean | undefined): Promise<string> => {
    const lobby = lobbyAt(base);
    const wish = randomOrder === undefined ? {} : { randomOrder };
    const { match, tokens } = valueOf(await lobby.create({ ...plan, ...wish, seats }));
    return namesIn(valueOf(await lobby.act(match, tokens[0] ?? '', { kind: 'start' }))).join(' ');
  };

  test('is random by default: every order comes up', async () => {
    const { base } = await openServer({ limits: { requests: 1000 } });
    const orders = new Set<string>();
    // That one of six is missing after 60 has odds of 1 to 9,000.
    for (let match = 0; match < 60 && orders.size < 6; match++) orders.add(await orderOf(base, undefined));
    expect(orders.size).toBe(6);
  });

  test('is the given one where that was asked for', async () => {
    const { base } = await openServer();
    const orders = new Set<string>();
    for (let match = 0; match < 10; match++) orders.add(await orderOf(base, false));
    expect([...orders]).toEqual(['Anne Bonny Cleo']);
  });
});

describe('one’s own seat', () => {
  const seatAt = (base: string, match: string, token: string): Promise<unknown> =>
    ask(base, 'GET', `/api/matches/${match}/seat`, { token });

  test('is told with the room and whose turn it is', async () => {
    const { base } = await openServer();
    const { act, lobby, anne, jack, match } = await pairAt(base, { randomOrder: false });
    expect(valueOf(await lobby.seat(match, jack))).toMatchObject({ seat: 1, turn: [], room: { match } });
    await act(anne, { kind: 'start' });
    const [hers, his] = [valueOf(await lobby.seat(match, anne)), valueOf(await lobby.seat(match, jack))];
    expect([hers.seat, his.seat]).toEqual([0, 1]);
    expect(hers.turn).toHaveLength(1);
    expect(his.turn).toEqual(hers.turn);
    expect(his.room).toEqual(valueOf(await lobby.room(match)));
  });

  test('is nobody’s turn once it is over', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    await finish(pair);
    expect(valueOf(await pair.lobby.seat(pair.match, pair.anne))).toMatchObject({ turn: [] });
  });

  test('is told to nobody without its token', async () => {
    const { base } = await openServer();
    const { match } = await pairAt(base);
    expect(await seatAt(base, match, 'x'.repeat(43))).toEqual({
      status: 403,
      body: { code: 'not-your-seat' },
    });
    expect(await seatAt(base, 'nosuchmatch', 'x'.repeat(43))).toMatchObject({ status: 404 });
  });
});

describe('joining', () => {
  test('gives a token and the room: neither host nor ready', async () => {
    const { base } = await openServer();
    const lobby = lobbyAt(base);
    const { match, tokens } = valueOf(await lobby.create(plan));
    const joined = valueOf(await lobby.join(match, { ...guest('Jack'), seat: 1 }));
    expect(joined.match).toBe(match);
    expect(joined.tokens).toHaveLength(1);
    expect(joined.tokens).not.toEqual(tokens);
    expect(joined.room.seats).toMatchObject([
      { name: 'Anne', host: true },
      { name: 'Jack', colour: 'reef', host: false, ready: false, online: false },
    ]);
    const full = await ask(base, 'POST', `/api/matches/${match}/join`, { body: guest('Mary') });
    expect(full).toEqual({ status: 409, body: { code: 'no-open-seat' } });
  });
});

describe('acting', () => {
  test('gives the room as it is then', async () => {
    const { base } = await openServer();
    const { act, jack, lobby, match } = await pairAt(base);
    const told = await act(jack, { kind: 'dress', name: 'Calico Jack', colour: 'plum' });
    expect(namesIn(told)).toEqual(['Anne', 'Calico Jack']);
    expect(valueOf(await lobby.room(match))).toEqual(told);
  });

  test.each([
    ['by nobody', undefined, { kind: 'ready', ready: true }, 403, 'not-your-seat'],
    ['by one who has not the power', 'jack', { kind: 'free', seat: 0 }, 403, 'host-only'],
    [
      'by one who wants the power of a host who is there',
      'jack',
      { kind: 'host', seat: 1 },
      409,
      'host-is-here',
    ],
    ['before its time', 'jack', { kind: 'resign' }, 409, 'not-playing'],
    ['on a seat that is not there', 'anne', { kind: 'free', seat: 3 }, 400, 'no-such-seat'],
    ['on a seat far beyond the table', 'anne', { kind: 'free', seat: 99 }, 400, 'no-such-seat'],
    ['on a seat that cannot be', 'anne', { kind: 'free', seat: 100 }, 400, 'unreadable'],
    ['in unknown ways', 'anne', { kind: 'cheat' }, 400, 'unreadable'],
    ['without saying what is needed', 'anne', { kind: 'ready' }, 400, 'unreadable'],
    ['with more than is needed', 'anne', { kind: 'leave', seat: 1 }, 400, 'unreadable'],
  ] as const)('%s is refused', async (_name, who, body, status, code) => {
    const { base } = await openServer();
    const pair = await pairAt(base);
    const token = who === undefined ? {} : { token: pair[who] };
    const told = await ask(base, 'POST', `/api/matches/${pair.match}/actions`, { body, ...token });
    expect(told).toEqual({ status, body: { code } });
  });

  test('starts no match before the creator’s nonce is there, which comes after the commitment', async () => {
    const { base } = await openServer();
    const made = await ask(base, 'POST', '/api/matches', { body: { ...plan, seats: [bare('Anne'), bot] } });
    const { match, tokens, room } = seated.parse(made.body);
    const act = (body: unknown) =>
      ask(base, 'POST', `/api/matches/${match}/actions`, { body, token: tokens[0] ?? '' });
    expect(await act({ kind: 'start' })).toEqual({ status: 409, body: { code: 'not-ready' } });
    const bareReady = await act({ kind: 'ready', ready: true });
    expect(bareReady).toEqual({ status: 400, body: { code: 'no-nonce' } });
    expect(await act({ kind: 'ready', ready: true, nonce: 'short' })).toMatchObject({ status: 400 });
    const ready = await act({ kind: 'ready', ready: true, nonce: nonceOf('Anne') });
    expect(ready).toMatchObject({ status: 200, body: { room: { commit: room.commit } } });
    expect(await act({ kind: 'start' })).toMatchObject({ status: 200 });
  });

  test('stops a match by agreement, ranked by its scores', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    await finish(pair);
    const room = valueOf(await pair.lobby.room(pair.match));
    expect(room.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(room).toMatchObject({
      status: 'over',
      deadline: null,
      result: { by: 'agreed', places: [1, 1] },
    });
  });

  test('stops it too when the only one who has not agreed leaves', async () => {
    const { base } = await openServer();
    const { act, anne, jack } = await playingPairAt(base);
    expect(await act(anne, { kind: 'stop', agree: true })).toMatchObject({ status: 'playing' });
    expect(await act(jack, { kind: 'leave' })).toMatchObject({ status: 'over', result: { by: 'agreed' } });
  });
});

describe('a record', () => {
  test('is given when the match is over, and not before', async () => {
    const { base } = await openServer();
    const pair = await pairAt(base);
    const { lobby, match, act, anne } = pair;
    expect(await ask(base, 'GET', `/api/matches/${match}/record`)).toMatchObject({ status: 409 });
    await act(anne, { kind: 'start' });
    expect(codeOf(await lobby.record(match))).toBe('not-over');
    await finish(pair);
    const record = valueOf(await lobby.record(match));
    const { commit, seal } = valueOf(await lobby.room(match));
    const game = games.find(({ id }) => id === 'piatka-z-kosmosu');
    const kept = { commit, seal: seal ?? '', nonce: { seat: 0, nonce: me('Anne').nonce } };
    expect(game?.use(({ game: rules }) => verifyRecord(rules, record, kept))).toMatchObject({
      verdict: 'fair',
    });
  });
});

describe('deleting', () => {
  test('is the host’s, and closes everybody’s socket with a code', async () => {
    // Time stands still: nobody looks again by himself.
    const { base } = await openServer({ clock: fakeClock() });
    const { anne, jack, match, lobby } = await playingPairAt(base);
    const sockets = [await rawSocket(base), await rawSocket(base)];
    for (const [index, socket] of sockets.entries()) {
      socket.say(helloTo(match, index === 0 ? [jack] : []));
      await socket.next('resync');
    }
    const path = `/api/matches/${match}`;
    for (const token of [jack, 'forged', '']) {
      expect(await ask(base, 'DELETE', path, { token })).toEqual({
        status: 403,
        body: { code: 'host-only' },
      });
    }
    expect(await ask(base, 'DELETE', path, { token: anne })).toEqual({ status: 200, body: {} });
    for (const socket of sockets)
      expect(await socket.closed).toEqual({ code: 4000, reason: 'match-deleted' });
    expect(codeOf(await lobby.room(match))).toBe('no-such-match');
    expect(await ask(base, 'DELETE', path, { token: anne })).toMatchObject({ status: 404 });
  });
});

describe('nobody finds', () => {
  const nothing = 'nothing-here';
  test.each([
    ['GET', `/api/matches/${nothing}`, 'no-such-match'],
    ['GET', `/api/matches/${nothing}/record`, 'no-such-match'],
    ['DELETE', `/api/matches/${nothing}`, 'no-such-match'],
    ['POST', `/api/matches/${nothing}/rematch`, 'no-such-match'],
    ['POST', `/api/matches/${nothing}/device`, 'no-such-match'],
    ['GET', '/api/matches/%00', 'no-such-match'],
    ['GET', '/api/matches/*', 'no-such-match'],
    ['GET', '/api/matches/__proto__', 'no-such-match'],
    ['GET', '/api/matches/%E0%A4%A', 'not-found'],
    ['GET', `/api/matches/${'a'.repeat(101)}`, 'not-found'],
    ['GET', '/api/nothing', 'not-found'],
    ['PUT', '/api/matches', 'not-found'],
    ['GET', '/../package.json', 'not-found'],
  ])('%s %s', async (method, path, code) => {
    const { base } = await openServer();
    expect(await ask(base, method, path)).toEqual({ status: 404, body: { code } });
  });

  test('and a store is not asked for what cannot be an id', async () => {
    const store = memoryStore();
    const asked: string[] = [];
    const read = (id: string): ReturnType<typeof store.read> => {
      asked.push(id);
      return store.read(id);
    };
    const { base } = await openServer({ store: { ...store, read } });
    for (const id of ['%00', '*', 'a', nothing]) await ask(base, 'GET', `/api/matches/${id}`);
    expect(asked.filter((id) => id !== '')).toEqual([nothing]);
  });

  test('a match to join or act in', async () => {
    const { base } = await openServer();
    const lobby = lobbyAt(base);
    expect(codeOf(await lobby.join(nothing, guest('Jack')))).toBe('no-such-match');
    expect(codeOf(await lobby.act(nothing, 'token', { kind: 'leave' }))).toBe('no-such-match');
    expect(codeOf(await lobby.useDevice(nothing, 'code-code'))).toBe('no-such-match');
  });
});

describe('what is old', () => {
  const DAY = 24 * 60 * 60 * 1000;
  test('goes: unstarted after a day, finished when it is no longer kept', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock, keepDays: 3 });
    const unstarted = await pairAt(base);
    const played = await playingPairAt(base);
    const finished = await playingPairAt(base);
    await finish(finished);
    const left = async (): Promise<readonly string[]> =>
      Promise.all(
        [unstarted, played, finished].map(async ({ lobby, match }) => codeOf(await lobby.room(match))),
      );
    clock.skip(DAY - 2000);
    await clock.advance(1000);
    expect(await left()).toEqual(['ok', 'ok', 'ok']);
    await clock.advance(2000);
    expect(await left()).toEqual(['no-such-match', 'ok', 'ok']);
    clock.skip(2 * DAY);
    await clock.advance(2000);
    expect(await left()).toEqual(['no-such-match', 'ok', 'no-such-match']);
  });
});

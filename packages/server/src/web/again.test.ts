import { type ActionRequest, PROTOCOL } from '@tortuga/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { helloTo, rawSocket } from '../testing/rawSocket.ts';
import {
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

describe('a rematch', () => {
  const rematchOf = (base: string, match: string, token: string) =>
    ask(base, 'POST', `/api/matches/${match}/rematch`, { token });

  test('moves everybody a seat on, keeps the tokens and the wishes, and has luck of its own', async () => {
    const { base } = await openServer();
    const wishes = { clock: { kind: 'days', days: 2 }, standIn: 'deckhand', listed: true } as const;
    const pair = await playingPairAt(base, { ...wishes, options: { games: 2 } });
    await finish(pair);
    const before = valueOf(await pair.lobby.room(pair.match));
    const { body, status } = await rematchOf(base, pair.match, pair.jack);
    expect(status).toBe(200);
    const { rematch } = valueOf(await pair.lobby.room(pair.match));
    expect(body).toEqual({ match: rematch });
    const next = valueOf(await pair.lobby.room(rematch ?? ''));
    expect(next).toMatchObject({ ...wishes, options: before.options, status: 'open', seq: 0, result: null });
    expect(next.randomOrder).toBe(false);
    expect(next.seats).toMatchObject([
      { name: 'Jack', host: false, ready: false, stops: false },
      { name: 'Anne', host: false, ready: false, stops: false },
    ]);
    expect(next.commit).not.toBe(before.commit);
    const act = (token: string, action: ActionRequest) => pair.lobby.act(rematch ?? '', token, action);
    expect(codeOf(await act(pair.jack, { kind: 'ready', ready: true }))).toBe('no-nonce');
    valueOf(await act(pair.jack, { kind: 'ready', ready: true, nonce: nonceOf('Jack-again') }));
    expect(codeOf(await act(pair.anne, { kind: 'start' }))).toBe('host-only');
    expect(codeOf(await act(pair.jack, { kind: 'start' }))).toBe('not-ready');
    valueOf(await act(pair.anne, { kind: 'ready', ready: true, nonce: nonceOf('Anne-again') }));
    const started = valueOf(await act(pair.jack, { kind: 'start' }));
    expect(started).toMatchObject({ status: 'playing', seats: [{ name: 'Jack' }, { name: 'Anne' }] });
  });

  test('does not wait for a host who does not come: the first who is ready is it, and may do without him', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    await finish(pair);
    await rematchOf(base, pair.match, pair.anne);
    const { rematch } = valueOf(await pair.lobby.room(pair.match));
    const act = (action: ActionRequest) => pair.lobby.act(rematch ?? '', pair.jack, action);
    expect(codeOf(await act({ kind: 'free', seat: 1 }))).toBe('host-only');
    const room = valueOf(await act({ kind: 'ready', ready: true, nonce: nonceOf('Jack-again') }));
    expect(room.seats).toMatchObject([
      { name: 'Jack', host: true },
      { name: 'Anne', host: false },
    ]);
    valueOf(await act({ kind: 'free', seat: 1 }));
    valueOf(await act({ kind: 'fill', seat: 1, level: 'bosun' }));
    expect(valueOf(await act({ kind: 'start' }))).toMatchObject({ status: 'playing' });
  });

  test('is one and the same for all who ask, also at once, and everybody is told', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    await finish(pair);
    const socket = await rawSocket(base);
    socket.say(helloTo(pair.match, [pair.anne]));
    const both = await Promise.all([pair.anne, pair.jack].map((token) => rematchOf(base, pair.match, token)));
    const [first, second] = both.map(({ body }) => body);
    expect(first).toEqual(second);
    const told = await socket.next('room', ({ room }) => room.rematch !== null);
    expect({ match: told.room.rematch }).toEqual(first);
    expect((await rematchOf(base, pair.match, pair.jack)).body).toEqual(first);
    expect(codeOf(await pair.lobby.room(told.room.rematch ?? ''))).toBe('ok');
  });

  test('is refused before the end, and to those who did not play', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    expect(await rematchOf(base, pair.match, pair.anne)).toEqual({ status: 409, body: { code: 'not-over' } });
    await finish(pair);
    const refused = { status: 403, body: { code: 'not-your-seat' } };
    expect(await rematchOf(base, pair.match, 'forged')).toEqual(refused);
    expect(await ask(base, 'POST', `/api/matches/${pair.match}/rematch`)).toEqual(refused);
  });
});

describe('another device', () => {
  const TEN_MINUTES = 10 * 60 * 1000;

  test('takes the seat over once: the old token and its socket are dead, the code is spent', async () => {
    const { base } = await openServer();
    const { lobby, match, anne, act } = await playingPairAt(base);
    const old = await rawSocket(base);
    old.say(helloTo(match, [anne]));
    await old.next('resync');
    const code = valueOf(await lobby.device(match, anne));
    const { tokens, room } = valueOf(await lobby.useDevice(match, code));
    const [fresh = ''] = tokens;
    expect(fresh).not.toBe(anne);
    expect(room.seats).toMatchObject([{ name: 'Anne', host: true }, { name: 'Jack' }]);
    expect(await old.closed).toEqual({ code: 4000, reason: 'not-your-seat' });
    expect(codeOf(await lobby.act(match, anne, { kind: 'leave' }))).toBe('not-your-seat');
    expect(codeOf(await lobby.useDevice(match, code))).toBe('no-such-code');
    expect(await act(fresh, { kind: 'host', seat: 1 })).toMatchObject({ seats: [{}, { host: true }] });
    const now = await rawSocket(base);
    now.say(helloTo(match, [fresh]));
    expect((await now.next('welcome')).seats).toEqual([0]);
  });

  test('comes within ten minutes', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock });
    const { lobby, match, anne } = await playingPairAt(base);
    const late = valueOf(await lobby.device(match, anne));
    clock.skip(TEN_MINUTES);
    expect(codeOf(await lobby.useDevice(match, late))).toBe('no-such-code');
    const code = valueOf(await lobby.device(match, anne));
    clock.skip(TEN_MINUTES - 1);
    expect(codeOf(await lobby.useDevice(match, code))).toBe('ok');
  });

  test('uses the last code that was asked for, in its own match only', async () => {
    const { base } = await openServer();
    const { lobby, match, anne, jack } = await playingPairAt(base);
    const elsewhere = await playingPairAt(base);
    const first = valueOf(await lobby.device(match, anne));
    const others = valueOf(await lobby.device(match, jack));
    const second = valueOf(await lobby.device(match, anne));
    expect(codeOf(await lobby.useDevice(match, first))).toBe('no-such-code');
    expect(codeOf(await lobby.useDevice(elsewhere.match, second))).toBe('no-such-code');
    expect(codeOf(await lobby.useDevice(match, second))).toBe('ok');
    const { room } = valueOf(await lobby.useDevice(match, others));
    expect(room.seats).toMatchObject([{ name: 'Anne' }, { name: 'Jack' }]);
  });

  test('finds no seat that was left meanwhile', async () => {
    const { base } = await openServer();
    const { lobby, match, jack, act } = await pairAt(base);
    const code = valueOf(await lobby.device(match, jack));
    await act(jack, { kind: 'leave' });
    expect(codeOf(await lobby.useDevice(match, code))).toBe('no-such-code');
  });

  test('is given to nobody without a seat', async () => {
    const { base } = await openServer();
    const { lobby, match } = await playingPairAt(base);
    expect(codeOf(await lobby.device(match, 'forged'))).toBe('not-your-seat');
    expect(codeOf(await lobby.useDevice(match, 'no'))).toBe('unreadable');
  });
});

describe('who has come before the start', () => {
  test('is told the seat that the draw gave him, and sees that seat’s hand alone', async () => {
    const { base } = await openServer();
    // Drawn until Anne has been moved: half of the matches.
    for (let moved = false; !moved; ) {
      const pair = await pairAt(base, { randomOrder: true });
      const sockets = { anne: await rawSocket(base), jack: await rawSocket(base) };
      for (const who of ['anne', 'jack'] as const) {
        sockets[who].say(helloTo(pair.match, [pair[who]]));
        await sockets[who].next('room');
      }
      const started = await pair.act(pair.anne, { kind: 'start' });
      const seat = started.seats.findIndex((each) => each.kind === 'person' && each.name === 'Anne');
      for (const [who, own] of [['anne', seat] as const, ['jack', 1 - seat] as const]) {
        await sockets[who].rest();
        const { heard } = sockets[who];
        const viewers = heard.flatMap((each) => (each.kind === 'frame' ? [each.viewer] : []));
        expect(viewers.length).toBe(started.seq);
        expect(new Set(viewers)).toEqual(new Set([own]));
        const welcomes = heard.filter(({ kind }) => kind === 'welcome');
        expect(welcomes.at(-1)).toMatchObject({ protocol: PROTOCOL, seats: [own] });
        expect(welcomes).toHaveLength(seat === 0 ? 1 : 2);
      }
      moved = seat === 1;
    }
  });

  test('alone hears every frame from the first, wherever the draw puts him', async () => {
    const { base } = await openServer();
    // Drawn until Anne has been moved: half of the matches.
    for (let moved = false; !moved; ) {
      const pair = await pairAt(base, { randomOrder: true });
      const socket = await rawSocket(base);
      socket.say(helloTo(pair.match, [pair.anne]));
      await socket.rest();
      const { seats, seq } = await pair.act(pair.anne, { kind: 'start' });
      const seat = seats.findIndex((each) => each.kind === 'person' && each.name === 'Anne');
      await socket.rest();
      const frames = socket.heard.flatMap((each) => (each.kind === 'frame' ? [each.viewer] : []));
      expect(frames).toEqual(Array.from({ length: seq }, () => seat));
      moved = seat === 1;
    }
  });

  test('and was sent away sees nothing of whoever sits there next', async () => {
    const { base } = await openServer();
    const { lobby, match, anne, jack, act } = await pairAt(base, { seats: [me('Anne'), open] });
    const socket = await rawSocket(base);
    socket.say(helloTo(match, [jack]));
    await socket.next('welcome');
    await act(anne, { kind: 'free', seat: 1 });
    expect(await socket.closed).toEqual({ code: 4000, reason: 'not-your-seat' });
    const { tokens } = valueOf(await lobby.join(match, guest('Mary')));
    await act(tokens[0] ?? '', { kind: 'ready', ready: true });
    await act(anne, { kind: 'start' });
    expect(socket.heard.filter(({ kind }) => kind === 'frame')).toEqual([]);
  });
});

describe('who was sent away by the host', () => {
  test('before the start has a dead token, and comes again only as a new person, by the link', async () => {
    const { base } = await openServer();
    const { lobby, match, anne, jack, act } = await pairAt(base);
    await act(anne, { kind: 'free', seat: 1 });
    const again = await rawSocket(base);
    again.say(helloTo(match, [jack]));
    expect(await again.next('error')).toEqual({ kind: 'error', code: 'not-your-seat' });
    expect(codeOf(await lobby.act(match, jack, { kind: 'ready', ready: true }))).toBe('not-your-seat');
    expect(valueOf(await lobby.room(match)).seats[1]).toEqual(open);
    const { tokens, room } = valueOf(await lobby.join(match, guest('Jack')));
    expect(tokens).not.toEqual([jack]);
    expect(room.seats[1]).toMatchObject({ name: 'Jack', ready: false });
  });

  test('later stays away however often his browser reconnects, until he says himself that he returns', async () => {
    const { base } = await openServer();
    const { lobby, match, anne, jack, act } = await playingPairAt(base);
    await act(anne, { kind: 'free', seat: 1 });
    for (let time = 0; time < 2; time++) {
      const again = await rawSocket(base);
      again.say(helloTo(match, [jack]));
      expect((await again.next('welcome')).seats).toEqual([1]);
      await again.rest();
      again.close();
    }
    expect(valueOf(await lobby.room(match)).seats[1]).toMatchObject({ name: 'Jack', away: true });
    expect((await act(jack, { kind: 'return' })).seats[1]).toMatchObject({ name: 'Jack', away: false });
  });
});

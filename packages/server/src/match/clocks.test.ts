import { games } from '@tortuga/games';
import type { RoomView } from '@tortuga/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { thinkHere } from '../bots/think.ts';
import { memoryStore } from '../store/memory.ts';
import { ask } from '../testing/ask.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { helloTo, rawSocket } from '../testing/rawSocket.ts';
import { type Pair, pairAt, playingPairAt, valueOf } from '../testing/sitDown.ts';
import { newMatch } from '../testing/steps.ts';
import { legalMove } from '../testing/turns.ts';

afterEach(closeServers);

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const halfMinute = { clock: { kind: 'move', seconds: 30 }, standIn: 'deckhand' } as const;

const roomOf = async ({ lobby, match }: Pair): Promise<RoomView> => valueOf(await lobby.room(match));

describe('a clock', () => {
  test.each([
    ['a move', halfMinute, 30 * SECOND],
    ['days', { clock: { kind: 'days', days: 1 }, standIn: 'deckhand' } as const, 24 * HOUR],
  ])('by %s: the deadline is shown, and when it is over a bot moves', async (_name, request, time) => {
    const clock = fakeClock();
    const { base } = await openServer({ clock });
    const pair = await playingPairAt(base, request);
    const start = await roomOf(pair);
    expect(start.deadline).toBe(clock.now() + time);
    const { seat } = await legalMove(base, pair);
    const watcher = await rawSocket(base);
    watcher.say(helloTo(pair.match, [], start.seq));
    await watcher.rest();
    await clock.advance(time - 1);
    expect(await roomOf(pair)).toMatchObject({ seq: start.seq, deadline: start.deadline });
    await clock.advance(1);
    expect(await watcher.next('frame')).toMatchObject({ seq: start.seq + 1, by: seat });
    const after = await roomOf(pair);
    expect(after.deadline).toBe(clock.now() + time);
    expect(after.seats[seat]).toMatchObject({ away: false });
  });

  test('starts anew with every move, and is not touched by anything else', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock });
    const pair = await playingPairAt(base, halfMinute);
    const { deadline } = await roomOf(pair);
    await clock.advance(10 * SECOND);
    await pair.act(pair.jack, { kind: 'dress', name: 'Calico', colour: 'reef' });
    expect((await roomOf(pair)).deadline).toBe(deadline);
    const turn = await legalMove(base, pair);
    const socket = await rawSocket(base);
    socket.say(helloTo(pair.match, [pair.anne, pair.jack]));
    socket.say({ kind: 'move', id: 'm1', ...turn });
    await socket.next('accepted');
    expect((await roomOf(pair)).deadline).toBe(clock.now() + 30 * SECOND);
  });

  test('is not wound up before the start, and stands still after the end', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock });
    const pair = await pairAt(base, halfMinute);
    expect((await roomOf(pair)).deadline).toBeNull();
    await pair.act(pair.anne, { kind: 'start' });
    await pair.act(pair.anne, { kind: 'stop', agree: true });
    await pair.act(pair.jack, { kind: 'stop', agree: true });
    const over = await roomOf(pair);
    expect(over.deadline).toBeNull();
    await clock.advance(60 * SECOND);
    expect(await roomOf(pair)).toEqual(over);
  });

  test('that is none never runs out', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock });
    const pair = await playingPairAt(base);
    const start = await roomOf(pair);
    expect(start.deadline).toBeNull();
    await clock.advance(HOUR);
    expect(await roomOf(pair)).toEqual(start);
  });
});

describe('time without a server', () => {
  test('is nobody’s: the deadline is put off, whatever is done next', async () => {
    const clock = fakeClock();
    const store = memoryStore();
    const { base } = await openServer({ clock, store });
    const pair = await playingPairAt(base, halfMinute);
    await clock.advance(10 * SECOND);
    const before = await roomOf(pair);
    await closeServers();
    clock.skip(HOUR);
    const again = await openServer({ clock, store });
    const { matches } = again.server;
    const room = async (): Promise<RoomView> => {
      const found = await matches.room(pair.match);
      if (!found.ok) throw new Error(found.refused.code);
      return found.value;
    };
    const deadline = (before.deadline ?? 0) + HOUR;
    expect(await room()).toMatchObject({ deadline, seq: before.seq });
    await matches.act(pair.match, pair.jack, { kind: 'dress', name: 'Calico', colour: 'reef' });
    await clock.advance(20 * SECOND - 1);
    expect(await room()).toMatchObject({ deadline, seq: before.seq });
    await clock.advance(1);
    expect((await room()).seq).toBeGreaterThan(before.seq);
  });

  test('also where the server was there but asleep, and everybody sees the new deadline', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock });
    const pair = await playingPairAt(base, halfMinute);
    const socket = await rawSocket(base);
    socket.say(helloTo(pair.match));
    await socket.rest();
    const before = await roomOf(pair);
    clock.skip(HOUR);
    await clock.advance(SECOND);
    const told = await socket.next('room', ({ room }) => room.deadline !== before.deadline);
    expect(told.room).toMatchObject({ deadline: (before.deadline ?? 0) + HOUR, seq: before.seq });
    await clock.advance(28 * SECOND);
    expect((await roomOf(pair)).seq).toBe(before.seq);
    await clock.advance(2 * SECOND);
    expect((await roomOf(pair)).seq).toBeGreaterThan(before.seq);
  });
});

describe('bots', () => {
  test('pause, long enough to be followed', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock, botPause: 600 });
    const pair = await playingPairAt(base, { standIn: 'deckhand' });
    await pair.act(pair.anne, { kind: 'leave' });
    await pair.act(pair.jack, { kind: 'leave' });
    for (let move = 0; move < 5; move++) {
      const { seq } = await roomOf(pair);
      await clock.advance(599);
      expect((await roomOf(pair)).seq).toBe(seq);
      await clock.advance(1);
      expect((await roomOf(pair)).seq).toBeGreaterThan(seq);
    }
  });

  test('play for who has left until he is back', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock, botPause: 600 });
    const pair = await playingPairAt(base, { standIn: 'deckhand' });
    const { seat } = await legalMove(base, pair);
    const token = seat === 0 ? pair.anne : pair.jack;
    const { seq } = await roomOf(pair);
    await pair.act(token, { kind: 'leave' });
    await pair.act(token, { kind: 'return' });
    await clock.advance(10 * SECOND);
    expect((await roomOf(pair)).seq).toBe(seq);
    await pair.act(token, { kind: 'leave' });
    await clock.advance(600);
    expect((await roomOf(pair)).seq).toBeGreaterThan(seq);
  });

  test('that fail in one match do not keep the others waiting', async () => {
    const clock = fakeClock();
    const store = memoryStore();
    const { base } = await openServer({ clock, store, botPause: 2000 });
    const pairs: Pair[] = [];
    for (const game of ['piatka-z-kosmosu', 'piraten-kapern']) {
      const pair = await playingPairAt(base, { game, standIn: 'deckhand' });
      await pair.act(pair.anne, { kind: 'leave' });
      await pair.act(pair.jack, { kind: 'leave' });
      pairs.push(pair);
    }
    const before = await Promise.all(pairs.map(roomOf));
    await closeServers();
    const { choose, close } = thinkHere(games);
    const thinker = {
      choose: async (question: Parameters<typeof choose>[0]) => {
        if (question.game === 'piatka-z-kosmosu') throw new Error('no idea');
        return choose(question);
      },
      close,
    };
    clock.skip(3000);
    const { server } = await openServer({ clock, store, thinker, botPause: 2000 });
    await clock.advance(SECOND);
    const seqs = await Promise.all(pairs.map(({ match }) => server.matches.room(match)));
    expect(seqs.map((found) => (found.ok ? found.value.seq : -1))).toEqual([
      before[0]?.seq,
      expect.toSatisfy((seq: number) => seq > (before[1]?.seq ?? 0)),
    ]);
  });
});

describe('matches of another version', () => {
  test('that wait for ever keep nobody else waiting', async () => {
    const clock = fakeClock();
    const store = memoryStore();
    const first = await openServer({ clock, store });
    const pair = await playingPairAt(first.base, halfMinute);
    const { seq } = await roomOf(pair);
    await closeServers();
    const { room = '' } = (await store.read(pair.match)) ?? {};
    const old = room.replace(/"version":\d+/, '"version":0');
    const stuck = Array.from({ length: 200 }, (_, number) =>
      newMatch(`stuck-${number}`, { game: 'piatka-z-kosmosu 0', wakeAt: 1, room: old }),
    );
    await store.write(stuck);
    const second = await openServer({ clock, store });
    await clock.advance(40 * SECOND);
    expect((await store.read(pair.match))?.seq).toBeGreaterThan(seq);
    expect((await ask(second.base, 'GET', '/api/matches/stuck-17')).body).toEqual({ code: 'other-version' });
  });
});

import { games } from '@tortuga/games';
import { type FrameMessage, REACTIONS } from '@tortuga/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { closeServers, openServer } from '../testing/openServer.ts';
import { playAlone } from '../testing/player.ts';
import { helloTo, type RawSocket, rawSocket } from '../testing/rawSocket.ts';
import { bot, guest, me, open, type Pair, playingPairAt, valueOf } from '../testing/sitDown.ts';
import { playTurns } from '../testing/turns.ts';
import { lobbyAt } from '../testing/clients.ts';

afterEach(closeServers);

const comeBack = async (
  base: string,
  match: string,
  tokens: readonly string[],
  since: number | null,
): Promise<RawSocket> => {
  const socket = await rawSocket(base);
  socket.say(helloTo(match, tokens, since));
  await socket.rest();
  return socket;
};

const framesIn = ({ heard }: RawSocket): readonly FrameMessage[] =>
  heard.flatMap((each) => (each.kind === 'frame' ? [each] : []));

const resyncsIn = ({ heard }: RawSocket) => heard.flatMap((each) => (each.kind === 'resync' ? [each] : []));

const seqOf = async ({ lobby, match }: Pair): Promise<number> => valueOf(await lobby.room(match)).seq;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + 1 + index);

describe('who comes back', () => {
  test.each([
    ['a seat', (pair: Pair) => [pair.jack]],
    ['a spectator', () => []],
    ['a sofa', (pair: Pair) => [pair.jack, pair.anne]],
  ])('as %s hears what was missed, exactly as it was said, in order and without gaps', async (_name, of) => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const live = await comeBack(base, pair.match, of(pair), 0);
    await playTurns(base, pair, 20);
    await live.rest();
    const seq = await seqOf(pair);
    const tail = await comeBack(base, pair.match, of(pair), seq - 10);
    expect(framesIn(tail)).toEqual(framesIn(live).filter((frame) => frame.seq > seq - 10));
    const viewers = of(pair).length === 0 ? ['spectator'] : seatsIn(tail);
    for (const viewer of viewers) {
      const own = framesIn(tail).filter((frame) => frame.viewer === viewer);
      expect(own.map((frame) => frame.seq)).toEqual(range(seq - 10, seq));
    }
    expect(framesIn(tail)).toHaveLength(10 * viewers.length);
    expect(resyncsIn(tail)).toEqual([]);
  });

  test.each([
    ['nothing when nothing was missed', 0, 0, 0],
    ['one frame when one was', 1, 1, 0],
    ['32 frames when 32 were', 32, 32, 0],
    ['everything anew when more were', 33, 0, 1],
    ['everything anew when he claims to know the future', -1, 0, 1],
  ])('hears %s', async (_name, missed, frames, resyncs) => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    await playTurns(base, pair, 40);
    const seq = await seqOf(pair);
    const socket = await comeBack(base, pair.match, [pair.anne], seq - missed);
    expect(framesIn(socket)).toHaveLength(frames);
    expect(resyncsIn(socket)).toHaveLength(resyncs);
  });

  test('and knows nothing is shown everything as it is: the view of the last frame', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const live = await comeBack(base, pair.match, [pair.anne, pair.jack], null);
    await playTurns(base, pair, 5);
    await live.rest();
    const socket = await comeBack(base, pair.match, [pair.anne, pair.jack], null);
    const seq = await seqOf(pair);
    const last = framesIn(live).filter((frame) => frame.seq === seq);
    expect(resyncsIn(socket)).toEqual(
      last.map(({ viewer, view }) => ({ kind: 'resync', viewer, seq, view })),
    );
  });

  test('before the start hears the welcome alone, and then every frame from the first', async () => {
    const { base } = await openServer();
    const lobby = lobbyAt(base);
    const seats = [me('Anne'), bot];
    const { match, tokens } = valueOf(
      await lobby.create({ game: 'piatka-z-kosmosu', seats, randomOrder: false }),
    );
    const socket = await comeBack(base, match, tokens, null);
    expect(socket.heard.map(({ kind }) => kind)).toEqual(['welcome', 'room', 'pong']);
    await lobby.act(match, tokens[0] ?? '', { kind: 'start' });
    await socket.rest();
    const seqs = framesIn(socket).map(({ seq }) => seq);
    expect(seqs.length).toBeGreaterThan(0);
    expect(seqs).toEqual(range(0, seqs.length));
  });
});

const seatsIn = ({ heard }: RawSocket): readonly number[] =>
  heard.flatMap((each) => (each.kind === 'welcome' ? each.seats : []));

describe('a view', () => {
  test('is one’s own alone: a spectator’s names no seat, and a seat’s is no other’s', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const sockets = {
      anne: await comeBack(base, pair.match, [pair.anne], null),
      jack: await comeBack(base, pair.match, [pair.jack], null),
      nobody: await comeBack(base, pair.match, [], null),
    };
    await playTurns(base, pair, 10);
    const views = await Promise.all(
      Object.values(sockets).map(async (socket) => {
        await socket.rest();
        const told = [...framesIn(socket), ...resyncsIn(socket)];
        return {
          viewers: [...new Set(told.map(({ viewer }) => viewer))],
          last: JSON.stringify(told.at(-2)?.view),
        };
      }),
    );
    expect(views.map(({ viewers }) => viewers)).toEqual([[0], [1], ['spectator']]);
    expect(new Set(views.map(({ last }) => last)).size).toBe(3);
  });
});

describe('presence', () => {
  test('is told to all: who is online, and how many look on', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const isOnline = async (): Promise<unknown> => {
      const { seats, spectators } = valueOf(await pair.lobby.room(pair.match));
      return [...seats.map((each) => each.kind === 'person' && each.online), spectators];
    };
    expect(await isOnline()).toEqual([false, false, 0]);
    const anne = await comeBack(base, pair.match, [pair.anne], null);
    const second = await comeBack(base, pair.match, [pair.anne], null);
    const nobody = await comeBack(base, pair.match, [], null);
    expect(await isOnline()).toEqual([true, false, 1]);
    const jack = await comeBack(base, pair.match, [pair.jack], null);
    await anne.next('room', ({ room }) => room.seats.every((each) => each.kind === 'person' && each.online));
    nobody.close();
    await anne.next('room', ({ room }) => room.spectators === 0);
    second.close();
    jack.close();
    await anne.next('room', ({ room }) => room.seats[1]?.kind === 'person' && !room.seats[1].online);
    expect(await isOnline()).toEqual([true, false, 0]);
  });
});

describe('a reaction', () => {
  test('reaches all at the table, its sender included', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const sockets = [
      await comeBack(base, pair.match, [pair.anne], null),
      await comeBack(base, pair.match, [pair.jack], null),
      await comeBack(base, pair.match, [], null),
    ];
    for (const reaction of REACTIONS) {
      sockets[0]?.say({ kind: 'react', seat: 0, reaction });
      for (const socket of sockets)
        expect(await socket.next('reacted')).toEqual({ kind: 'reacted', seat: 0, reaction });
    }
  });

  test('is refused for other seats, to spectators, and in one’s own words', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const anne = await comeBack(base, pair.match, [pair.anne], null);
    const nobody = await comeBack(base, pair.match, [], null);
    for (const [socket, seat, reaction, code] of [
      [anne, 1, 'ahoy', 'not-your-seat'],
      [anne, 4, 'ahoy', 'not-your-seat'],
      [nobody, 0, 'ahoy', 'not-your-seat'],
      [anne, 0, 'arrr', 'unreadable'],
    ] as const) {
      socket.say({ kind: 'react', seat, reaction });
      expect(await socket.next('error')).toEqual({ kind: 'error', code });
    }
    await anne.rest();
    expect(anne.heard.filter(({ kind }) => kind === 'reacted')).toEqual([]);
  });
});

describe('a match over sockets that break', () => {
  test('is played to its end, and no move is lost or made twice', async () => {
    const { base } = await openServer();
    const lobby = lobbyAt(base);
    const game = games.find(({ id }) => id === 'piatka-z-kosmosu');
    if (game === undefined) throw new Error('no such game');
    const { match, tokens } = valueOf(
      await lobby.create({ game: game.id, seats: [me('Anne'), me('Bonny'), open] }),
    );
    const joined = valueOf(await lobby.join(match, guest('Jack')));
    for (const token of [tokens[1], joined.tokens[0]])
      valueOf(await lobby.act(match, token ?? '', { kind: 'ready', ready: true }));
    const sofa = playAlone(game, base, match, tokens, 'sofa', { breaksAfter: 11 });
    const jack = playAlone(game, base, match, joined.tokens, 'jack', { breaksAfter: 7 });
    valueOf(await lobby.act(match, tokens[0] ?? '', { kind: 'start' }));
    await Promise.all([sofa.done, jack.done]);
    const record = valueOf(await lobby.record(match));
    const made = record.split('\n').filter((line) => /^(\d|chance) /.test(line));
    const accepted = [...sofa.accepted, ...jack.accepted];
    expect(new Set(accepted.map(({ seq }) => seq)).size).toBe(accepted.length);
    for (const { seat, seq, move } of accepted) expect(made[seq - 1]).toBe(`${seat} ${move}`);
    for (const { client } of [sofa, jack]) client.close();
  });
});

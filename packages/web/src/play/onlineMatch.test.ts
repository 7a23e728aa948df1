import type { AnyGame } from '@tortuga/engine';
import { verifyRecord } from '@tortuga/engine';
import type { Clock, Connect, Seated, SocketEvents } from '@tortuga/protocol';
import type { Frame } from '@tortuga/table';
import { afterEach, expect, test } from 'vitest';
import { gameCalled, nextMove } from '../testing/localWorld.ts';
import { pastOf, viewOf, watch } from '../testing/looking.ts';
import { browserAt, closeAll, openHouse } from '../testing/onlineWorld.ts';
import { openOnline } from './onlineMatch.ts';
import type { Play, PlayNow } from './play.ts';

afterEach(closeAll);

const PK = gameCalled('piraten-kapern');

/** Settles as soon as it is so. */
const until = (play: Play, isSo: (now: PlayNow) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo(play.now())) return;
      stop();
      resolve();
    };
    const stop = play.subscribe(look);
    look();
  });

const seenUpTo = async (play: Play, viewer: number | 'spectator', seq: number): Promise<readonly Frame[]> => {
  await until(play, () => play.frames(viewer) !== undefined);
  return new Promise((resolve) => {
    const frames: Frame[] = [];
    const stop = watch(play, viewer, (frame) => {
      frames.push(frame);
      if (frame.seq < seq) return;
      queueMicrotask(() => {
        stop();
        resolve(frames);
      });
    });
  });
};

const NONCE = 'nonce-of-anne-0123456789';

const started = async (base: string, seats: number, mine: number, clock: Clock = { kind: 'untimed' }) => {
  const browser = browserAt(base);
  const { lobby } = browser.world;
  const created = await lobby.create({
    game: PK.id,
    randomOrder: false,
    clock,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat < mine
        ? ({ kind: 'me', name: `Anne ${seat}`, colour: 'coral', nonce: `${NONCE}${seat}` } as const)
        : ({ kind: 'bot', level: 'deckhand' } as const),
    ),
  });
  if (!created.ok) throw new Error(created.refusal.code);
  const { match, tokens, room }: Seated = created.value;
  const kept = { commit: room.commit, nonce: { seat: 0, nonce: `${NONCE}0` } };
  const play = openOnline({ match, tokens, kept }, browser.world);
  for (const token of tokens) await lobby.act(match, token, { kind: 'ready', ready: true });
  const start = await lobby.act(match, tokens[0] ?? '', { kind: 'start' });
  if (!start.ok) throw new Error(start.refusal.code);
  await until(play, (now) => now.room?.status === 'playing');
  for (const seat of play.now().seats) await seenUpTo(play, seat, 0);
  return { ...browser, play, match, tokens };
};

/** Moves for whoever of this browser is to move, as soon as one is. */
const moveOnce = async (game: AnyGame, play: Play, seed: string): Promise<number> => {
  const due = await new Promise<NonNullable<ReturnType<typeof nextMove>>>((resolve) => {
    const stops: (() => void)[] = [];
    let isFound = false;
    const look = (): void => {
      const found = isFound ? undefined : nextMove(game, play, seed);
      if (found === undefined) return;
      isFound = true;
      for (const stop of stops) stop();
      resolve(found);
    };
    for (const seat of play.now().seats) stops.push(watch(play, seat, look));
    look();
  });
  const reply = await play.move(due.seat, due.move);
  if (!reply.ok) throw new Error(reply.code);
  return reply.seq;
};

test('a match on a server looks like one in this page: room, own seats, frames, moves', async () => {
  const { play } = await started(await openHouse(), 2, 1);
  expect(play.now()).toMatchObject({ line: 'open', seats: [0], result: undefined, trouble: undefined });
  const seq = await moveOnce(PK, play, 'look');
  const frames = await seenUpTo(play, 0, seq);
  expect(frames.at(-1)?.seq).toBeGreaterThanOrEqual(seq);
  play.close();
});

test('a line that breaks says so, and comes back to what was missed, without a gap', async () => {
  const base = await openHouse();
  const sofa = await started(base, 2, 2);
  const other = openOnline({ match: sofa.match, tokens: sofa.tokens }, browserAt(base).world);
  await until(other, ({ line }) => line === 'open');
  const seqs: number[] = [];
  watch(sofa.play, 0, ({ seq }) => seqs.push(seq));
  sofa.cut();
  await until(sofa.play, ({ line }) => line === 'lost');
  const missed = await moveOnce(PK, other, 'one');
  sofa.mend();
  await until(sofa.play, ({ line }) => line === 'open');
  await seenUpTo(sofa.play, 0, missed);
  expect(seqs.length).toBeGreaterThan(1);
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  sofa.play.close();
  other.close();
});

test('a move that is under way when the line breaks is made once', async () => {
  const base = await openHouse();
  const { play, cut, mend } = await started(base, 2, 2);
  await seenUpTo(play, 0, 0);
  const due = nextMove(PK, play, 'cut');
  if (due === undefined) throw new Error('nobody is to move');
  cut();
  await until(play, ({ line }) => line === 'lost');
  const before = viewOf(play, 0).seq;
  const reply = play.move(due.seat, due.move);
  mend();
  expect(await reply).toEqual({ ok: true, seq: before + 1 });
  play.close();
});

test('who looks later sees what happened since he looked last', async () => {
  const { play } = await started(await openHouse(), 2, 2);
  await seenUpTo(play, 1, 0);
  const since = pastOf(play, 1).at(-1)?.seq ?? -1;
  let seq = since;
  for (let moves = 0; moves < 3; moves++) seq = await moveOnce(PK, play, `later ${moves}`);
  await seenUpTo(play, 1, seq);
  expect(play.frames(1)?.shown()).toMatchObject({ frame: { seq: since }, isAtRest: false });
  const seqs = pastOf(play, 1).map((frame) => frame.seq);
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  expect(seqs.at(-1)).toBeGreaterThanOrEqual(seq);
  play.close();
});

test('reactions are heard by all, also by who looks on', async () => {
  const base = await openHouse();
  const { play, match } = await started(base, 2, 1);
  const guest = openOnline({ match, tokens: [] }, browserAt(base).world);
  await until(guest, ({ line }) => line === 'open');
  const heard = new Promise((resolve) => {
    guest.listen((seat, reaction) => resolve({ seat, reaction }));
  });
  play.react(0, 'ahoy');
  expect(await heard).toEqual({ seat: 0, reaction: 'ahoy' });
  expect(guest.now().seats).toEqual([]);
  expect(await guest.move(0, 'stop')).toMatchObject({ ok: false, code: 'not-your-seat' });
  play.close();
  guest.close();
});

test('while pieces move nobody is told what happens around the table; then it is told once', async () => {
  const base = await openHouse();
  const { play, match, tokens } = await started(base, 2, 1);
  const told: string[] = [];
  play.subscribe(() => told.push('room'));
  play.listen((_, reaction) => told.push(reaction));
  play.hold(true);
  const guest = openOnline({ match, tokens: [] }, browserAt(base).world);
  const other = openOnline({ match, tokens }, browserAt(base).world);
  await Promise.all([guest, other].map((each) => until(each, ({ line }) => line === 'open')));
  const heard = new Promise((resolve) => void guest.listen(resolve));
  other.react(0, 'ahoy');
  await heard;
  // Whatever was told before has come by now: the line keeps the order.
  await play.move(0, 'nothing');
  expect(told).toEqual([]);
  expect(play.now().room?.spectators).toBe(1);
  play.hold(false);
  expect(told).toEqual(['room', 'ahoy']);
  for (const each of [play, guest, other]) each.close();
});

test('is stopped, verified by what this browser kept, and followed by a rematch', async () => {
  const { play } = await started(await openHouse(), 2, 1);
  await moveOnce(PK, play, 'stop');
  expect(await play.act(0, { kind: 'stop', agree: true })).toEqual({ ok: true });
  await until(play, ({ result }) => result !== undefined);
  const record = (await play.record()) ?? '';
  expect(PK.use(({ game }) => verifyRecord(game, record, play.kept()))).toMatchObject({ verdict: 'fair' });
  const next = await play.rematch();
  await until(play, ({ room }) => room?.rematch !== null);
  expect(next).toEqual({ ok: true, match: play.now().room?.rematch });
  play.close();
});

test('what was seen already and is sent again is not seen twice', () => {
  const sockets: SocketEvents[] = [];
  const { world } = browserAt('http://127.0.0.1:1');
  const connect: Connect = (events) => {
    sockets.push(events);
    return { send: () => undefined, close: () => undefined };
  };
  const play = openOnline({ match: 'match-id', tokens: [] }, { ...world, connect });
  const frame = (seq: number) =>
    JSON.stringify({ kind: 'frame', viewer: 'spectator', seq, by: 0, heard: [], view: {} });
  for (const seq of [4, 5, 4, 5, 6]) sockets[0]?.heard(frame(seq));
  expect(pastOf(play, 'spectator').map(({ seq }) => seq)).toEqual([4, 5, 6]);
});

test('a match that is not there is not waited for', async () => {
  const play = openOnline({ match: 'nowhere-at-all', tokens: [] }, browserAt(await openHouse()).world);
  await until(play, ({ trouble }) => trouble === 'gone');
  expect(play.now().line).toBe('lost');
});

test('whose time ran out is told that somebody else has moved for him, until he moves himself', async () => {
  const base = await openHouse();
  const { play, match, tokens } = await started(base, 2, 2, { kind: 'move', seconds: 3600 });
  const late = openOnline({ match, tokens }, { ...browserAt(base).world, now: () => Infinity });
  const early = openOnline({ match, tokens }, browserAt(base).world);
  for (const each of [late, early]) await until(each, ({ room }) => room?.deadline !== undefined);
  await moveOnce(PK, play, 'moved elsewhere');
  await until(late, ({ overtaken }) => overtaken !== undefined);
  expect([early.now().overtaken, play.now().overtaken]).toEqual([undefined, undefined]);
  const { overtaken } = late.now();
  for (let move = 0; move < 20 && late.now().overtaken !== undefined; move++)
    await moveOnce(PK, late, `${move}`);
  expect(overtaken).toBeDefined();
  expect(late.now().overtaken).toBeUndefined();
  for (const each of [late, early]) each.close();
});

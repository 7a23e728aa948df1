import { type AnyGame, verifyRecord, viewersOf } from '@tortuga/engine';
import { assert, asyncProperty, nat, property, shuffledSubarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot, gameCalled, me, nextMove, opened, playOn, start, worldWith } from '../testing/localWorld.ts';
import { pastOf, viewOf, watch } from '../testing/looking.ts';
import { memoryDrawer } from './drawers.ts';
import { type KeptMatch, makeAddition } from './keptMatch.ts';
import { type LocalWorld, openLocal } from './localMatch.ts';
import { newLocal } from './localRoom.ts';
import type { Drawer } from './matchStore.ts';
import type { Play } from './play.ts';

const cases = [
  { id: 'piraten-kapern', seats: [me('Anne'), bot] },
  { id: 'kosmiczni-piraci', seats: [me('Anne'), bot, me('Jack')] },
  { id: 'piatka-z-kosmosu', seats: [me('Anne'), bot] },
];

describe.each(cases)('$id in this page', ({ id, seats }) => {
  const game = gameCalled(id);

  test('is played to its end, and its record is fair', async () => {
    const { world, settle } = worldWith(`end of ${id}`);
    const play = start(game, { seats }, world);
    await playOn(game, play, settle, id);
    const { room, result } = play.now();
    expect(room).toMatchObject({ status: 'over', result });
    const record = (await play.record()) ?? '';
    expect(game.use(({ game: rules }) => verifyRecord(rules, record, play.kept()))).toMatchObject({
      ok: true,
      verdict: 'fair',
    });
  });

  test('a page killed at any entry and opened again shows everybody the same', async () => {
    const { world, settle, store } = worldWith(`killed ${id}`);
    const play = start(game, { seats }, world);
    await playOn(game, play, settle, id, 12);
    const kept = store.list()[0];
    if (kept === undefined) throw new Error('nothing was kept');
    const seen = new Map(viewersOf(seats.length).map((viewer) => [viewer, pastOf(play, viewer)]));
    assert(
      property(nat(kept.entries.length), (cut) => {
        const again = reopenedAt(game, kept, cut);
        // Chance moves by itself, and as it did: the luck is that of the entry's number.
        const { seq } = viewOf(again, 'spectator');
        expect(seq).toBeGreaterThanOrEqual(cut);
        for (const [viewer, frames] of seen) expect(pastOf(again, viewer)).toEqual(frames.slice(0, seq + 1));
      }),
      { numRuns: 40 },
    );
  });
});

/** Opened from what was kept when the page died after so many entries. */
const reopenedAt = (game: AnyGame, kept: KeptMatch, cut: number): Play => {
  const { world, store } = worldWith('again');
  const playing = { ...kept.room, status: 'playing', result: null, seal: null } as const;
  store.create({ ...kept, room: playing, entries: kept.entries.slice(0, cut) });
  return opened(game, kept.room.match, world);
};

const PK = gameCalled('piraten-kapern');

const dueIn = (play: Play) => {
  const due = nextMove(PK, play, 'due');
  if (due === undefined) throw new Error('nobody is to move');
  return due;
};

describe('what is shown', () => {
  test('was kept before', async () => {
    const { world, settle, store } = worldWith('before');
    const play = start(PK, { seats: [me('Anne'), bot] }, world);
    let shown = 0;
    watch(play, 0, ({ seq }) => {
      shown += 1;
      expect(store.list()[0]?.entries.length).toBeGreaterThanOrEqual(seq);
    });
    await playOn(PK, play, settle, 'before', 6);
    expect(shown).toBeGreaterThan(6);
  });

  test('waits for a viewer who looks later: all since the page was opened, without a gap', async () => {
    const { world, settle } = worldWith('gap');
    const play = start(PK, { seats: [me('Anne'), bot] }, world);
    const { seq } = viewOf(play, 0);
    await playOn(PK, play, settle, 'gap', 4);
    // Anne looks for the first time, and so does nobody in particular, whom the match has not heard of before.
    for (const viewer of [0, 'spectator'] as const) {
      expect(play.frames(viewer)?.shown()).toMatchObject({ frame: { seq }, isAtRest: false });
      const first = pastOf(play, viewer);
      expect(first.map((frame) => frame.seq)).toEqual(first.map((_, index) => index));
      expect(play.frames(viewer)?.shown().isAtRest).toBe(true);
    }
    const seen = viewOf(play, 0).seq;
    expect(seen).toBeGreaterThan(seq + 4);
    await playOn(PK, play, settle, 'gap', 4);
    expect(play.frames(0)?.shown()).toMatchObject({ frame: { seq: seen }, isAtRest: false });
    const all = pastOf(play, 0);
    expect(all.map((frame) => frame.seq)).toEqual(all.map((_, index) => index));
  });
});

describe('a browser that is full', () => {
  const full = () => {
    const content = new Map<string, string>();
    const drawer = memoryDrawer(content);
    const state = { isFull: false };
    const write = (key: string, text: string): void => {
      if (state.isFull) throw new Error('quota');
      drawer.write(key, text);
    };
    return { state, drawer: { ...drawer, write } };
  };

  test('says so, changes nothing, and goes on when there is room again', async () => {
    const { state, drawer } = full();
    const { world, settle, store } = worldWith('full', drawer);
    const play = start(PK, { seats: [me('Anne'), me('Jack')] }, world);
    const before = viewOf(play, 0);
    const { seat, move } = dueIn(play);
    state.isFull = true;
    expect(await play.move(seat, move)).toMatchObject({ ok: false, code: 'storage-full' });
    expect(play.now().trouble).toBe('full');
    expect(viewOf(play, 0)).toEqual(before);
    expect(store.list()[0]?.entries).toHaveLength(before.seq);
    state.isFull = false;
    play.retry();
    expect(play.now().trouble).toBeUndefined();
    expect(await play.move(seat, move)).toMatchObject({ ok: true });
    await settle();
  });

  test('keeps a bot waiting, who moves when there is room again', async () => {
    const { state, drawer } = full();
    const { world, settle, due } = worldWith('full bot', drawer);
    const play = start(PK, { seats: [bot, me('Anne')] }, world);
    const before = viewOf(play, 1);
    state.isFull = true;
    await settle();
    expect(play.now().trouble).toBe('full');
    expect(due).toEqual([]);
    expect(viewOf(play, 1)).toEqual(before);
    state.isFull = false;
    play.retry();
    await settle();
    expect(viewOf(play, 1).seq).toBeGreaterThan(before.seq);
  });
});

describe('besides moving', () => {
  test('all persons agree to stop, and the scores as they stand decide', async () => {
    const { world, settle } = worldWith('stop');
    const play = start(PK, { seats: [me('Anne'), bot, me('Jack')] }, world);
    await playOn(PK, play, settle, 'stop', 5);
    await play.act(0, { kind: 'stop', agree: true });
    expect(play.now().result).toBeUndefined();
    await play.act(2, { kind: 'stop', agree: true });
    expect(play.now()).toMatchObject({ result: { by: 'agreed' }, room: { status: 'over' } });
    const record = (await play.record()) ?? '';
    expect(PK.use(({ game }) => verifyRecord(game, record, play.kept()))).toMatchObject({ verdict: 'fair' });
  });

  test('a bot plays on for one who has resigned', async () => {
    const { world, settle } = worldWith('resign');
    const play = start(PK, { seats: [me('Anne'), bot] }, world);
    await play.act(0, { kind: 'resign' });
    expect(await play.move(0, 'stop')).toMatchObject({ ok: false, code: 'resigned' });
    await settle();
    expect(play.now().room?.status).toBe('over');
  });

  test('a rematch has the same people, each a seat further, and other luck', async () => {
    const { world, settle, store } = worldWith('rematch');
    const play = start(PK, { seats: [me('Anne'), bot], options: { target: 3000 } }, world);
    expect(await play.rematch()).toEqual({ ok: false, code: 'not-over' });
    await play.act(0, { kind: 'stop', agree: true });
    const next = await play.rematch();
    expect(store.read(play.now().room?.match ?? '')).toMatchObject({
      turn: [],
      room: { rematch: next.ok ? next.match : '' },
    });
    const kept = next.ok ? store.read(next.match) : undefined;
    expect(kept?.room).toMatchObject({ status: 'playing', seats: [bot, { kind: 'person', name: 'Anne' }] });
    expect(kept?.room.options).toBe(play.now().room?.options);
    expect(kept?.room.commit).not.toBe(play.now().room?.commit);
    expect(await play.rematch()).toEqual(next);
    await settle();
  });

  test('bots wait while pieces move', async () => {
    const { world, settle, due } = worldWith('held');
    const play = start(PK, { seats: [bot, me('Anne')] }, world);
    const before = viewOf(play, 1).seq;
    play.hold(true);
    expect(due).toEqual([]);
    await settle();
    expect(viewOf(play, 1).seq).toBe(before);
    play.hold(false);
    await settle();
    expect(viewOf(play, 1).seq).toBeGreaterThan(before);
  });

  test('a bot whose turn comes while pieces move waits, too', async () => {
    const { world, settle, due } = worldWith('held later');
    const play = start(PK, { seats: [me('Anne'), bot] }, world);
    play.hold(true);
    expect(await play.move(0, 'stop')).toMatchObject({ ok: true });
    expect(due).toEqual([]);
    play.hold(false);
    await settle();
    expect(viewOf(play, 0).view).toMatchObject({ round: 2 });
  });

  test('a bot that does not answer is said, and asked again', async () => {
    const { world, settle } = worldWith('dumb');
    let isDumb = true;
    const think: LocalWorld['think'] = (question) =>
      isDumb ? Promise.reject(new Error('dumb')) : world.think(question);
    const play = start(PK, { seats: [bot, me('Anne')] }, { ...world, think });
    const before = viewOf(play, 1).seq;
    await settle();
    expect(play.now().trouble).toBe('bot');
    isDumb = false;
    play.retry();
    await settle();
    expect(viewOf(play, 1).seq).toBeGreaterThan(before);
    expect(play.now().trouble).toBeUndefined();
  });
});

test('of two pages with one match, the slower one is brought up to date', async () => {
  const { world, settle } = worldWith('two pages');
  const one = start(PK, { seats: [me('Anne'), me('Jack')] }, world);
  const other = opened(PK, one.now().room?.match ?? '', world);
  const seqs: number[] = [];
  watch(other, 0, ({ seq }) => seqs.push(seq));
  const { seat, move } = dueIn(one);
  expect(await one.move(seat, move)).toMatchObject({ ok: true });
  expect(await other.move(seat, move)).toMatchObject({ ok: false, code: 'too-late' });
  expect(viewOf(other, 0)).toEqual(viewOf(one, 0));
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  await settle();
});

test('of two pages that wrote in the same instant, the one whose move was overwritten jumps to what is kept', async () => {
  const content = new Map<string, string>();
  const attended = new Set<(key: string) => void>();
  const drawer: Drawer = {
    ...memoryDrawer(content),
    attend: (changed) => {
      attended.add(changed);
      return () => void attended.delete(changed);
    },
  };
  const { world } = worldWith('same instant', drawer);
  const play = start(PK, { seats: [me('Anne'), me('Jack')] }, world);
  const match = play.now().room?.match ?? '';
  const before = new Map(content);
  const there = viewOf(play, 0).seq;
  await play.move(0, 'stop');
  const key = [...content.keys()].find((each) => !before.has(each)) ?? '';
  // What the other page has made of the same position.
  const other = worldWith('other page', memoryDrawer(new Map(before)));
  const rival = opened(PK, match, other.world);
  expect(await rival.move(0, 'roll 1 2')).toMatchObject({ ok: true });
  const kept = other.store.read(match);
  if (kept === undefined) throw new Error('nothing was kept');
  const made = kept.entries.slice(there);
  content.set(key, makeAddition({ made, turn: kept.turn, rev: kept.rev, touched: kept.touched }));
  for (const changed of attended) changed(key);
  expect(viewOf(play, 0)).toEqual(viewOf(rival, 0));
  expect(pastOf(play, 0)).toEqual(pastOf(rival, 0));
});

describe('what cannot be opened', () => {
  const { world, store } = worldWith('broken');
  const made = newLocal(PK, { seats: [me('Anne'), bot] }, world);
  const kept = made.ok ? made.match : undefined;
  const openWith = (change: (kept: KeptMatch) => KeptMatch) => {
    if (kept === undefined) throw new Error('not made');
    store.create(change(kept));
    return openLocal(PK, kept.room.match, world);
  };

  test('says why: it is not there', () => {
    expect(openLocal(PK, 'nowhere-at-all', world)).toEqual({ ok: false, code: 'no-such-match' });
  });

  test('says why: the rules are others now', () => {
    const other = openWith((each) => ({ ...each, room: { ...each.room, version: 999 } }));
    expect(other).toEqual({ ok: false, code: 'other-version' });
  });

  test('says why: its entries do not stand', () => {
    const broken = openWith((each) => ({ ...each, entries: [{ by: 0, move: 'stop' }] }));
    expect(broken).toEqual({ ok: false, code: 'broken' });
  });
});

describe('PZ-30 numbers of cards', () => {
  const game = gameCalled('piatka-z-kosmosu');
  const NAMES = ['Anne', 'Jack', 'Mary'];
  const cards = [10, 15, 20];
  const plan = { seats: NAMES.map(me), options: { deal: 'own', cards } };

  /** By name, as the options of a room have them. */
  const numbersIn = (room: KeptMatch['room'] | undefined): ReadonlyMap<string, number> => {
    const numbers = (JSON.parse(room?.options ?? '') as { cards: number[] }).cards; // printed by the game itself
    return new Map(
      room?.seats.map((each, seat) => [each.kind === 'person' ? each.name : '', numbers[seat] ?? 0]),
    );
  };
  const wanted = new Map(NAMES.map((name, at) => [name, cards[at] ?? 0]));

  test('go with those who drew other seats, and on into a rematch', async () => {
    await assert(
      asyncProperty(shuffledSubarray([0, 1, 2], { minLength: 3 }), async (order) => {
        const { world, store } = worldWith('handicaps');
        const made = newLocal(game, plan, world, order);
        if (!made.ok) throw new Error(made.code);
        expect(numbersIn(made.match.room)).toEqual(wanted);
        world.store.create(made.match);
        const play = opened(game, made.match.room.match, world);
        for (const seat of [0, 1, 2]) await play.act(seat, { kind: 'stop', agree: true });
        const next = await play.rematch();
        expect(numbersIn(next.ok ? store.read(next.match)?.room : undefined)).toEqual(wanted);
      }),
    );
  });
});

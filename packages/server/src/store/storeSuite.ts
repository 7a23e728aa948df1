/** What every adapter promises: each sentence of the port's comments is a test. */
import { pick, seededRandom } from '@tortuga/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectSound, expectWhole, killWriter } from '../testing/killedWriter.ts';
import { entriesAfter, newMatch, stepOn, stored } from '../testing/steps.ts';
import type { Store, Write } from './store.ts';
import { storeValues } from './storeValues.ts';

export interface OpenStore {
  readonly store: Store;
  /** Opens what the closed store has left; undefined where nothing outlives it. */
  readonly reopen?: () => Promise<Store>;
  /** How `testing/writer.ts` finds it: the kind of store, and where it is. */
  readonly place?: readonly [kind: string, where: string];
  /** After a writer was killed: waits until nothing of it is under way any more. */
  readonly settle?: () => Promise<void>;
  readonly dispose?: () => Promise<void>;
}

const T = 1_800_000_000_000;

const idsOf = (matches: readonly { readonly id: string }[]): readonly string[] => matches.map(({ id }) => id);

export const storeSuite = (name: string, open: () => Promise<OpenStore>, isDurable: boolean): void => {
  describe(name, () => {
    let opened: OpenStore;
    let store: Store;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });

    afterEach(async () => {
      await store.close();
      await opened.dispose?.();
    });

    const reopen = async (): Promise<void> => {
      await store.close();
      if (opened.reopen === undefined) throw new Error('nothing outlives this store');
      store = await opened.reopen();
    };

    writing(() => store);
    refusing(() => store);
    batches(() => store);
    racing(() => store);
    searching(() => store);
    waking(() => store);
    describe('beats', () => {
      beating(() => store);
    });
    storeValues(() => store);
    if (isDurable) {
      lasting(
        () => store,
        () => opened,
        reopen,
      );
    }
  });
};

type Current = () => Store;

const writing = (store: Current): void => {
  test('a new match is written on revision 0, and is then read', async () => {
    const write = newMatch('a', { status: 'open', listed: true, wakeAt: T + 5, entries: entriesAfter(0, 3) });
    expect(await store().write([write])).toEqual([true]);
    expect(await store().read('a')).toEqual(stored(write));
    expect(await store().entries('a', 0)).toEqual(entriesAfter(0, 3));
  });

  test('there is nothing to read of a match that is not there', async () => {
    expect(await store().read('a')).toBeUndefined();
    expect(await store().entries('a', 0)).toEqual([]);
  });
};

const refusing = (store: Current): void => {
  test('an id that is taken is not given again', async () => {
    const write = newMatch('a', { entries: entriesAfter(0, 1) });
    await store().write([write]);
    expect(await store().write([newMatch('a', { room: '"other"', entries: entriesAfter(0, 2) })])).toEqual([
      false,
    ]);
    expect(await store().read('a')).toEqual(stored(write));
    expect(await store().entries('a', 0)).toEqual(entriesAfter(0, 1));
  });

  test('the revision grows by one with every write, with entries and without, and everything else may change', async () => {
    await store().write([newMatch('a')]);
    const write = newMatch('a', {
      rev: 1,
      game: 'piatka 2',
      status: 'over',
      wakeAt: 7,
      touched: T + 1,
      room: '[1]',
    });
    expect(await store().write([write])).toEqual([true]);
    expect(await store().read('a')).toEqual(stored(write));
    const next = newMatch('a', { rev: 2, listed: true, entries: entriesAfter(0, 2) });
    expect(await store().write([next])).toEqual([true]);
    expect(await store().read('a')).toMatchObject({ rev: 3, seq: 2, listed: true, wakeAt: null });
  });

  test.each<readonly [string, Partial<Pick<Write, 'rev' | 'seq'>>]>([
    ['an earlier revision', { rev: 1, seq: 2 }],
    ['a later revision', { rev: 3, seq: 2 }],
    ['fewer entries', { rev: 2, seq: 1 }],
    ['more entries', { rev: 2, seq: 3 }],
  ])('what was made on %s is refused whole', async (_, made) => {
    const last = stepOn('a', 1, 1, 1);
    await store().write([stepOn('a', 0, 0, 1)]);
    await store().write([last]);
    const write = newMatch('a', { ...made, room: '"stale"', entries: entriesAfter(made.seq ?? 0, 2) });
    expect(await store().write([write])).toEqual([false]);
    expect(await store().read('a')).toEqual(stored(last));
    await expectSound(store(), 'a');
  });

  test('what was made on a match that is gone, or never was, is refused', async () => {
    expect(await store().write([stepOn('a', 1, 0, 1)])).toEqual([false]);
    expect(await store().read('a')).toBeUndefined();
    expect(await store().entries('a', 0)).toEqual([]);
  });

  test('entries come in order, those after a number only', async () => {
    for (let rev = 0; rev < 4; rev += 1) await store().write([stepOn('a', rev, rev * 3, 3)]);
    const all = [0, 3, 6, 9].flatMap((seq) => entriesAfter(seq, 3));
    for (const seq of [0, 1, 5, 11, 12, 99]) expect(await store().entries('a', seq)).toEqual(all.slice(seq));
  });
};

const batches = (store: Current): void => {
  test('a batch with losers: each write stands or falls alone', async () => {
    await store().write(['a', 'b', 'c'].map((id) => stepOn(id, 0, 0, 1)));
    await store().write([stepOn('b', 1, 1, 1)]);
    const batch = [stepOn('a', 1, 1, 2), stepOn('b', 1, 1, 2), stepOn('new', 0, 0, 1), stepOn('c', 0, 0, 1)];
    expect(await store().write([...batch, stepOn('c', 1, 1, 3)])).toEqual([true, false, true, false, true]);
    for (const id of ['a', 'b', 'c', 'new']) await expectSound(store(), id);
    expect(await store().read('b')).toMatchObject({ rev: 2, seq: 2 });
    expect(await store().read('c')).toMatchObject({ rev: 2, seq: 4 });
  });

  test('writes of one match in one batch are made one after the other', async () => {
    const batch = [stepOn('a', 0, 0, 1), stepOn('a', 0, 0, 2), stepOn('a', 1, 1, 2), stepOn('a', 2, 3, 0)];
    expect(await store().write(batch)).toEqual([true, false, true, true]);
    expect(await store().read('a')).toMatchObject({ rev: 3, seq: 3 });
    await expectSound(store(), 'a');
  });

  test('an empty batch is nothing', async () => {
    expect(await store().write([])).toEqual([]);
  });

  test.each([
    ['entries with a gap', newMatch('a', { entries: entriesAfter(1, 1) })],
    ['a new match with a past', stepOn('a', 0, 1, 1)],
  ])('%s are a bug: nothing of the batch is written', async (_, wrong) => {
    await expect(store().write([newMatch('b'), wrong])).rejects.toThrow(/entr/);
    expect(await store().read('a')).toBeUndefined();
    expect(await store().read('b')).toBeUndefined();
  });

  test('a removed match is gone with its entries, and its id is free', async () => {
    await store().write([stepOn('a', 0, 0, 3), stepOn('b', 0, 0, 2)]);
    await store().remove('a');
    await store().remove('never there');
    expect(await store().read('a')).toBeUndefined();
    expect(await store().entries('a', 0)).toEqual([]);
    expect(await store().write([stepOn('a', 1, 3, 1)])).toEqual([false]);
    expect(await store().write([stepOn('a', 0, 0, 1)])).toEqual([true]);
    await expectSound(store(), 'a');
    await expectSound(store(), 'b');
  });
};

const racing = (store: Current): void => {
  test('of 200 racing writes on one match many lose, and the entries have no gap', async () => {
    const random = seededRandom('race');
    await store().write([stepOn('a', 0, 0, 1)]);
    const race = async (): Promise<boolean> => {
      // Some look first, and some believe what they saw long ago.
      const seen = random.below(3) === 0 ? { rev: 1, seq: 1 } : await store().read('a');
      const [stands] = await store().write([stepOn('a', seen?.rev ?? 0, seen?.seq ?? 0, random.below(4))]);
      return stands === true;
    };
    const won: boolean[] = [];
    for (let round = 0; round < 10; round += 1)
      won.push(...(await Promise.all(Array.from({ length: 20 }, race))));
    const wins = won.filter(Boolean).length;
    expect(wins).toBeGreaterThanOrEqual(10);
    expect(wins).toBeLessThan(200);
    expect((await store().read('a'))?.rev).toBe(1 + wins);
    await expectSound(store(), 'a');
  });

  test('batches that write the same matches in different orders all come to an end', async () => {
    const random = seededRandom('order');
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await store().write(ids.map((id) => stepOn(id, 0, 0, 0)));
    const race = async (): Promise<number> => {
      const order = [pick(ids, random), ...ids].filter((id, i, all) => all.indexOf(id) === i);
      const seen = await Promise.all(order.map((id) => store().read(id)));
      const stand = await store().write(
        order.map((id, i) => stepOn(id, seen[i]?.rev ?? 0, seen[i]?.seq ?? 0, 1)),
      );
      return stand.filter(Boolean).length;
    };
    const wins = await Promise.all(Array.from({ length: 40 }, race));
    const revs = await Promise.all(ids.map(async (id) => (await store().read(id))?.rev ?? 0));
    expect(revs.reduce((a, b) => a + b)).toBe(ids.length + wins.reduce((a, b) => a + b));
    for (const id of ids) await expectSound(store(), id);
  });
};

const searching = (store: Current): void => {
  test('the list shows what is open and listed, the last touched first', async () => {
    const open = { status: 'open', listed: true } as const;
    await store().write([
      newMatch('old', { ...open, touched: T }),
      newMatch('new', { ...open, touched: T + 9, wakeAt: 3, room: '"🏴‍☠️"' }),
      newMatch('middle', { ...open, touched: T + 5 }),
      newMatch('private', { ...open, listed: false }),
      newMatch('playing', { ...open, status: 'playing' }),
      newMatch('over', { ...open, status: 'over' }),
    ]);
    expect(idsOf(await store().listed(10))).toEqual(['new', 'middle', 'old']);
    expect(idsOf(await store().listed(2))).toEqual(['new', 'middle']);
    expect((await store().listed(1))[0]).toEqual(await store().read('new'));
    expect(await store().listed(0)).toEqual([]);
  });

  test('untouched are those of a status that were last touched before, the longest ago first', async () => {
    await store().write([
      newMatch('b', { status: 'over', touched: T - 1 }),
      newMatch('a', { status: 'over', touched: T - 5 }),
      newMatch('just', { status: 'over', touched: T }),
      newMatch('playing', { status: 'playing', touched: T - 5 }),
    ]);
    expect(await store().untouched('over', T, 10)).toEqual(['a', 'b']);
    expect(await store().untouched('over', T, 1)).toEqual(['a']);
    expect(await store().untouched('open', T, 10)).toEqual([]);
  });

  test('all ids come in their order, in pages', async () => {
    expect(await store().ids('', 10)).toEqual([]);
    await store().write(['b', 'A', '_', 'a', '-', 'Z', '9'].map((id) => newMatch(id)));
    expect(await store().ids('', 10)).toEqual(['-', '9', 'A', 'Z', '_', 'a', 'b']);
    expect(await store().ids('9', 3)).toEqual(['A', 'Z', '_']);
    expect(await store().ids('Y', 2)).toEqual(['Z', '_']);
    expect(await store().ids('b', 2)).toEqual([]);
  });

  test('the census counts matches by game and status', async () => {
    expect(await store().census()).toEqual([]);
    await store().write([
      newMatch('a'),
      newMatch('b'),
      newMatch('c', { status: 'over' }),
      newMatch('d', { game: 'space-pirates 1' }),
    ]);
    const counts = (await store().census()).toSorted((a, b) =>
      JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
    );
    expect(counts).toEqual([
      { game: 'piatka 1', status: 'over', matches: 1 },
      { game: 'piatka 1', status: 'playing', matches: 2 },
      { game: 'space-pirates 1', status: 'playing', matches: 1 },
    ]);
  });
};

const waking = (store: Current): void => {
  test('due are those to be woken by now, the longest overdue first', async () => {
    const times = { late: T - 2, latest: T - 9, now: T, early: T + 1 };
    await store().write(Object.entries(times).map(([id, wakeAt]) => newMatch(id, { wakeAt })));
    await store().write([newMatch('never')]);
    const games = [newMatch('').game];
    expect(await store().due(games, T, 10)).toEqual(['latest', 'late', 'now']);
    expect(await store().due(games, T, 2)).toEqual(['latest', 'late']);
    expect(await store().due(games, T - 10, 10)).toEqual([]);
  });

  test('due are those of the games and versions that were asked for', async () => {
    const games = { old: 'chess 1', new: 'chess 2', other: 'it’s "go" 1' };
    const writes = Object.entries(games).map(([id, game]) => newMatch(id, { game, wakeAt: T }));
    await store().write(writes);
    expect(await store().due(['chess 2'], T, 1)).toEqual(['new']);
    expect(await store().due([games.other, 'chess 2', 'chess'], T, 10)).toEqual(['new', 'other']);
    expect(await store().due([], T, 10)).toEqual([]);
  });
};

const beating = (store: Current): void => {
  const wakeTimes = async (): Promise<readonly unknown[]> =>
    Promise.all(['a', 'b', 'never'].map(async (id) => (await store().read(id))?.wakeAt));

  beforeEach(async () => {
    await store().write([
      newMatch('a', { wakeAt: T + 50 }),
      newMatch('b', { wakeAt: T - 50 }),
      newMatch('never'),
    ]);
  });

  test('the first beat, and beats within the gap, put nothing off', async () => {
    expect(await store().beat(T, 10)).toBe(0);
    expect(await store().beat(T + 10, 10)).toBe(0);
    expect(await store().beat(T + 20, 10)).toBe(0);
    expect(await wakeTimes()).toEqual([T + 50, T - 50, null]);
  });

  test('after a longer silence all wake-up times are put off by as long, once, and no revision grows', async () => {
    await store().beat(T, 10);
    expect(await store().beat(T + 11, 10)).toBe(11);
    expect(await store().beat(T + 12, 10)).toBe(0);
    expect(await wakeTimes()).toEqual([T + 61, T - 39, null]);
    expect(await store().read('a')).toMatchObject({ rev: 1, touched: T });
  });

  test('a clock that goes back puts nothing off, and is no silence afterwards', async () => {
    await store().beat(T, 10);
    expect(await store().beat(T - 1000, 10)).toBe(0);
    expect(await store().beat(T + 5, 10)).toBe(0);
    expect(await wakeTimes()).toEqual([T + 50, T - 50, null]);
  });

  test('the last beat is known, and a clock that goes back does not undo it', async () => {
    expect(await store().lastBeat()).toBeUndefined();
    await store().beat(T + 100, 10);
    await store().beat(T + 7, 10);
    expect(await store().lastBeat()).toBe(T + 100);
  });

  test('of several that beat after a silence one puts off', async () => {
    await store().beat(T, 10);
    const put = await Promise.all(Array.from({ length: 5 }, () => store().beat(T + 100, 10)));
    expect(put.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 100]);
    expect(await wakeTimes()).toEqual([T + 150, T + 50, null]);
  });
};

const KILLS = 5;

const lasting = (store: Current, opened: () => OpenStore, reopen: () => Promise<void>): void => {
  test('everything is there when it is opened again', async () => {
    const write = newMatch('a', { status: 'open', listed: true, wakeAt: T + 5, entries: entriesAfter(0, 3) });
    await store().write([write, newMatch('gone')]);
    await store().remove('gone');
    await store().beat(T, 10);
    await reopen();
    expect(await store().read('a')).toEqual(stored(write));
    expect(await store().entries('a', 0)).toEqual(entriesAfter(0, 3));
    expect(await store().read('gone')).toBeUndefined();
    expect(await store().beat(T + 100, 10)).toBe(100);
    expect(await store().write([stepOn('a', 1, 3, 1)])).toEqual([true]);
    await expectSound(store(), 'a');
  });

  test('a process killed at any instant has lost nothing that it said was stored, and left nothing half', async () => {
    const random = seededRandom('kill');
    const { place = ['', ''], settle } = opened();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await store().close();
      const acknowledged = await killWriter(...place, random);
      await reopen();
      await settle?.();
      await expectWhole(store(), acknowledged);
    }
  });
};

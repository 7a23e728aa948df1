import { assert, nat, property } from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { gameCalled, me, worldWith } from '../testing/localWorld.ts';
import { memoryDrawer } from './drawers.ts';
import type { Addition, KeptMatch } from './keptMatch.ts';
import { newLocal } from './localRoom.ts';
import { makeMatchStore } from './matchStore.ts';

const PK = gameCalled('piraten-kapern');

const someMatch = (seed: string): KeptMatch => {
  const made = newLocal(PK, { seats: [me('Anne'), me('Jack')] }, worldWith(seed).world);
  if (!made.ok) throw new Error(made.code);
  return made.match;
};

const storeWith = () => {
  const content = new Map<string, string>();
  return { content, store: makeMatchStore(memoryDrawer(content)) };
};

describe('a kept match', () => {
  test('comes back as it was', () => {
    const { store } = storeWith();
    const match = someMatch('one');
    expect(store.create(match)).toBe('kept');
    expect(store.read(match.room.match)).toEqual(match);
  });

  test('is listed, the latest first', () => {
    const { store } = storeWith();
    const [older, newer] = [someMatch('older'), someMatch('newer')];
    store.create({ ...older, touched: 1 });
    store.create({ ...newer, touched: 2 });
    expect(store.list().map(({ room }) => room.match)).toEqual([newer.room.match, older.room.match]);
  });

  test('is gone when it is removed, with its drafts, and nothing else is', () => {
    const { store, content } = storeWith();
    const [one, other] = [someMatch('one'), someMatch('other')];
    for (const match of [one, other]) {
      store.create(match);
      store.setDraft({ match: match.room.match, viewer: 0, seq: 2 }, { chosen: 1 });
    }
    store.remove(one.room.match);
    expect([...content.keys()].every((key) => key.includes(other.room.match))).toBe(true);
    expect(content.size).toBe(2);
    expect(store.append(one.room.match, { made: [], turn: [], rev: 2, touched: 0 })).toBe('gone');
  });

  test.each([
    ['', 'nothing'],
    ['{', 'half a file'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['{"room":{}}', 'half a room'],
  ])('%j in its place (%s) is not read, not listed, and left alone', (text) => {
    const { store, content } = storeWith();
    const match = someMatch('broken');
    content.set(`tortuga.match.${match.room.match}`, text);
    store.create(someMatch('whole'));
    expect(store.read(match.room.match)).toBeUndefined();
    expect(store.list()).toHaveLength(1);
    expect(content.get(`tortuga.match.${match.room.match}`)).toBe(text);
  });

  test.each(['entries', 'nonces', 'turn', 'seed', 'rev', 'touched'])(
    'whose %s make no sense is not read',
    (field) => {
      const { store, content } = storeWith();
      const match = someMatch('field');
      store.create(match);
      const [key = ''] = content.keys();
      const text = content.get(key) ?? '';
      content.set(key, JSON.stringify({ ...JSON.parse(text), [field]: [{}] }));
      expect(store.read(match.room.match)).toBeUndefined();
    },
  );
});

const addition = (rev: number, changes: Partial<Addition> = {}): Addition => ({
  made: [{ by: rev % 2, move: `roll ${rev}` }],
  turn: [(rev + 1) % 2],
  rev,
  touched: 1000 + rev,
  ...changes,
});

describe('what is added to a match', () => {
  const added = (count: number) => {
    const { store, content } = storeWith();
    const match = someMatch('added');
    const id = match.room.match;
    store.create(match);
    for (let rev = 2; rev < count + 2; rev++) expect(store.append(id, addition(rev))).toBe('kept');
    return { store, content, match, id };
  };

  test('comes back with it, however much it is, and in its order', () => {
    assert(
      property(nat(300), (count) => {
        const { store, match, id } = added(count);
        const moves = Array.from({ length: count }, (_, index) => addition(index + 2).made).flat();
        const { turn, touched } = count === 0 ? match : addition(count + 1);
        expect(store.read(id)).toEqual({
          ...match,
          entries: [...match.entries, ...moves],
          turn,
          touched,
          rev: count + 1,
        });
        expect(store.list()).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });

  test('changes the room only where it says so', () => {
    const { store, match, id } = added(3);
    const room = { ...match.room, status: 'over' as const };
    store.append(id, addition(5, { room, turn: [], made: [] }));
    store.append(id, addition(6, { made: [] }));
    expect(store.read(id)?.room).toEqual(room);
  });

  test('to a match that was kept whole by an earlier version follows what is there', () => {
    const { store, content } = storeWith();
    const match = { ...someMatch('whole'), rev: 321 };
    const id = match.room.match;
    // Written by hand: this is how they lie in browsers.
    const { entries, ...rest } = match;
    const whole = JSON.stringify({ ...rest, entries: entries.map(({ by, move }) => `${by} ${move}`) });
    content.set(`tortuga.match.${id}`, whole);
    expect(store.read(id)).toEqual(match);
    expect(store.append(id, addition(321))).toBe('moved-on');
    for (const rev of [322, 323]) expect(store.append(id, addition(rev))).toBe('kept');
    expect(store.read(id)?.entries.slice(entries.length)).toEqual([
      ...addition(322).made,
      ...addition(323).made,
    ]);
    expect(content.get(`tortuga.match.${id}`)).toBe(whole);
  });

  test('costs the same in a long match as in a short one', () => {
    const { store, work } = counted();
    const match = someMatch('long');
    const id = match.room.match;
    store.create(match);
    const costs = Array.from({ length: 1500 }, (_, index) => {
      const before = work();
      store.append(id, addition(index + 2));
      return work() - before;
    });
    const most = (from: number, to: number): number => Math.max(...costs.slice(from, to));
    // A little for the longer numbers.
    expect(most(1000, 1500)).toBeLessThan(1.1 * most(100, 300));
    expect(store.read(id)?.entries).toHaveLength(match.entries.length + 1500);
  });

  test('by the slower one of two pages is not kept, and what the quicker one has kept stays', () => {
    for (const count of [0, 1, 61, 62, 63, 64, 130]) {
      const { store, id } = added(count);
      const before = store.read(id);
      for (const rev of [count, count + 1, count + 3])
        expect(store.append(id, addition(rev, { made: [{ by: 0, move: 'late' }] }))).toBe('moved-on');
      expect(store.read(id)).toEqual(before);
    }
  });

  test('that finds no room is not kept, and nothing is lost', () => {
    for (const count of [0, 10, 61, 62, 63, 64]) {
      const { content, id, store } = added(count);
      const before = store.read(id);
      const full = makeMatchStore({ ...memoryDrawer(content), write: outOfRoom });
      expect(full.append(id, addition(count + 2))).toBe('full');
      expect(store.read(id)).toEqual(before);
      expect(store.append(id, addition(count + 2))).toBe('kept');
    }
  });

  test('is gone with the match', () => {
    const { store, content, id } = added(200);
    store.remove(id);
    expect([...content.keys()]).toEqual([]);
    expect(store.append(id, addition(202))).toBe('gone');
  });

  test.each(['', '{', 'null', '{"made":["?"],"turn":[],"rev":3,"touched":0}'])(
    'and cannot be read (%j) is left alone, and so is the match',
    (line) => {
      const { store, content, id } = added(100);
      const key = `tortuga.moves.${id}.1`;
      content.set(key, `${content.get(key)}\n${line}`);
      const before = new Map(content);
      expect(store.read(id)).toBeUndefined();
      expect(store.append(id, addition(102))).toBe('moved-on');
      expect(store.list()).toEqual([]);
      expect(store.has(id)).toBe(true);
      expect(content).toEqual(before);
    },
  );

  test('is told to other pages', () => {
    const heard: ((key: string) => void)[] = [];
    const attend = (changed: (key: string) => void) => {
      heard.push(changed);
      return () => undefined;
    };
    let told = 0;
    makeMatchStore({ ...memoryDrawer(), attend }).attend('match-id', () => (told += 1));
    for (const key of ['tortuga.match.match-id', 'tortuga.moves.match-id.0', 'tortuga.moves.match-id-2.0'])
      for (const hear of heard) hear(key);
    expect(told).toBe(2);
  });
});

const outOfRoom = (): never => {
  throw new Error('quota');
};

/** Counts every letter that goes into or comes out of storage, and every one that is parsed. */
const counted = () => {
  const drawer = memoryDrawer();
  let letters = 0;
  const count = <V extends string | null>(text: V): V => {
    letters += text?.length ?? 0;
    return text;
  };
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  const store = makeMatchStore({
    ...drawer,
    read: (key) => count(drawer.read(key)),
    write: (key, text) => drawer.write(key, count(text)),
  });
  const parsed = (): number => parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  return { store, work: () => letters + parsed() };
};

describe('a draft', () => {
  const place = { match: 'match-id', viewer: 0, seq: 7 } as const;

  test('comes back for the same position and the same eyes alone', () => {
    const { store } = storeWith();
    store.setDraft(place, { chosen: [1, 2] });
    expect(store.draft(place)).toEqual({ chosen: [1, 2] });
    expect(store.draft({ ...place, seq: 8 })).toBeUndefined();
    expect(store.draft({ ...place, viewer: 1 })).toBeUndefined();
  });

  test('that cannot be kept costs nothing but itself', () => {
    const store = makeMatchStore({ ...memoryDrawer(), write: outOfRoom });
    store.setDraft(place, {});
    expect(store.draft(place)).toBeUndefined();
  });

  test.each(['', '{', 'null', '7'])('%j in its place is none', (text) => {
    const { store, content } = storeWith();
    content.set('tortuga.draft.match-id.0', text);
    expect(store.draft(place)).toBeUndefined();
  });
});

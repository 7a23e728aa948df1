import { describe, expect, test } from 'vitest';
import { gameCalled, me, worldWith } from '../testing/localWorld.ts';
import { memoryDrawer } from './drawers.ts';
import type { KeptMatch } from './keptMatch.ts';
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
    const full = {
      ...memoryDrawer(),
      write: () => {
        throw new Error('quota');
      },
    };
    const store = makeMatchStore(full);
    store.setDraft(place, {});
    expect(store.draft(place)).toBeUndefined();
  });

  test.each(['', '{', 'null', '7'])('%j in its place is none', (text) => {
    const { store, content } = storeWith();
    content.set('tortuga.draft.match-id.0', text);
    expect(store.draft(place)).toBeUndefined();
  });
});

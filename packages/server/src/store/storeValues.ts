/** Part of the contract suite: what is put in comes out. */
import { expect, test } from 'vitest';
import { expectSound } from '../testing/killedWriter.ts';
import { newMatch, stepOn, stored } from '../testing/steps.ts';
import type { Store } from './store.ts';

export const storeValues = (store: () => Store): void => {
  test.each([
    ['quotes', `'"\`$1 ?1 :a \\ \\' -- ; DROP TABLE matches; {}`],
    ['line ends', 'a\nb\r\nc\td\u2028'],
    ['many alphabets', 'Żółć, Ñandú, 海賊, قرصان, e\u0301'],
    ['emoji', '🏴‍☠️🦜👩🏽‍🚀'],
    ['nothing', ''],
    ['JSON with escapes', JSON.stringify({ zero: '\0', half: '\uD83D', nested: '{"a":"\\u0000"}' })],
  ])('%s come back as they were', async (_, text) => {
    const entries = [{ seq: 1, by: 0, move: text, id: text, at: 1_800_000_000_000 }];
    const write = newMatch(`id ${text}`, { game: text, room: text, entries });
    expect(await store().write([write])).toEqual([true]);
    expect(await store().read(`id ${text}`)).toEqual(stored(write));
    expect(await store().entries(`id ${text}`, 0)).toEqual(entries);
  });

  test('a room of a megabyte comes back as it was', async () => {
    const room = JSON.stringify('🦜"\\ż'.repeat(100_000));
    expect(room.length).toBeGreaterThan(2 ** 19);
    const batch = ['a', 'b'].map((id) => newMatch(id, { room: `${room}${id}` }));
    expect(await store().write(batch)).toEqual([true, true]);
    expect((await store().read('b'))?.room === `${room}b`).toBe(true);
  });

  test('a room that is not written again stays as it is', async () => {
    const rooms = ['{"of":"a"}', '{"of":"b"}'];
    await store().write([newMatch('a', { room: '{"of":"a"}' }), newMatch('b', { room: '{"of":"b"}' })]);
    const steps = ['a', 'b'].map((id) => ({ ...stepOn(id, 1, 0, 2), room: null, wakeAt: 7 }));
    expect(await store().write(steps)).toEqual([true, true]);
    for (const [i, id] of ['a', 'b'].entries())
      expect(await store().read(id)).toMatchObject({ rev: 2, seq: 2, wakeAt: 7, room: rooms[i] });
    expect(await store().write([stepOn('a', 2, 2, 1)])).toEqual([true]);
    await expectSound(store(), 'a');
    expect((await store().read('b'))?.room).toBe(rooms[1]);
  });

  test('a new match without a room is a bug of the caller', async () => {
    await expect(store().write([newMatch('a'), { ...newMatch('b'), room: null }])).rejects.toThrow(
      'the new match b has no room',
    );
    expect(await store().read('a')).toBeUndefined();
  });
};

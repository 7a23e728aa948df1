import { expect, test } from 'vitest';
import { newMatch, stepOn } from '../testing/steps.ts';
import { groupCommit } from './groupCommit.ts';
import { memoryStore } from './memory.ts';
import type { Store, Write } from './store.ts';

/** A store that says what it was given, and may be held up or broken. */
const watched = (before: () => Promise<void> = () => Promise.resolve()) => {
  const batches: string[] = [];
  const inner = memoryStore();
  const write = async (writes: readonly Write[]): Promise<readonly boolean[]> => {
    batches.push(writes.map(({ match }) => match).join(' '));
    await before();
    return inner.write(writes);
  };
  const store: Store = { ...inner, write };
  return { batches, store: groupCommit(store) };
};

const gate = (): { readonly wait: Promise<void>; readonly open: () => void } => {
  let open = (): void => {};
  const wait = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait, open };
};

test('writes of one turn share a commit, and each caller learns of its own', async () => {
  const { batches, store } = watched();
  await store.write([newMatch('taken')]);
  const answers = await Promise.all([
    store.write([newMatch('a'), newMatch('b')]),
    store.write([newMatch('taken')]),
    store.write([newMatch('c')]),
    store.write([]),
  ]);
  expect(answers).toEqual([[true, true], [false], [true], []]);
  expect(batches).toEqual(['taken', 'a b taken c']);
});

test('what comes while a commit is under way shares the next', async () => {
  const { wait, open } = gate();
  const { batches, store } = watched(() => wait);
  const first = store.write([newMatch('a')]);
  while (batches.length === 0) await new Promise(setImmediate);
  const rest = ['b', 'c', 'd'].map((id) => store.write([newMatch(id)]));
  open();
  expect(await Promise.all([first, ...rest])).toEqual([[true], [true], [true], [true]]);
  expect(batches).toEqual(['a', 'b c d']);
});

test('two writes of a match are never in one commit, and stay in order', async () => {
  const { batches, store } = watched();
  const writes = [stepOn('a', 0, 0, 1), stepOn('b', 0, 0, 1), stepOn('a', 1, 1, 1), stepOn('a', 2, 2, 1)];
  expect(await Promise.all(writes.map((write) => store.write([write])))).toEqual([
    [true],
    [true],
    [true],
    [true],
  ]);
  expect(batches).toEqual(['a b', 'a', 'a']);
});

test('when the store throws all callers of that commit are told, and the next commit is not harmed', async () => {
  let isBroken = true;
  const { store } = watched(() => (isBroken ? Promise.reject(new Error('disk full')) : Promise.resolve()));
  const answers = await Promise.allSettled([store.write([newMatch('a')]), store.write([newMatch('b')])]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await store.write([newMatch('a')])).toEqual([true]);
});

test('closing waits for what is under way', async () => {
  const { batches, store } = watched();
  const written = store.write([newMatch('a')]);
  await store.close();
  expect(batches).toEqual(['a']);
  expect(await written).toEqual([true]);
});

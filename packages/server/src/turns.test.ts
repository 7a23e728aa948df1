import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

/** Jobs that end when they are told to. */
const open = ({ isExpected = false } = {}) => {
  const told: string[] = [];
  const ends = new Map<string, { readonly well: () => void; readonly badly: () => void }>();
  const turns = makeTurns<string>({
    onFail: (key, error) => told.push(`${key} failed: ${String(error)}`),
    onIdle: (key) => {
      told.push(`${key} idle`);
      return isExpected;
    },
  });
  const take = (key: string, name: string): Promise<string> =>
    turns.take(
      key,
      () =>
        new Promise((resolve, reject) => {
          told.push(`${name} began`);
          ends.set(name, { well: () => resolve(name), badly: () => reject(new Error(`no ${name}`)) });
        }),
    );
  return { told, take, end: (name: string) => ends.get(name) };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('the first begins at once, the next when it has ended, those of other keys beside it', async () => {
  const { told, take, end } = open();
  const [a, b, c] = [take('one', 'a'), take('one', 'b'), take('other', 'c')];
  expect(told).toEqual(['a began', 'c began']);
  end('a')?.well();
  expect(await a).toBe('a');
  end('b')?.well();
  end('c')?.well();
  expect(await Promise.all([b, c])).toEqual(['b', 'c']);
  await settled();
  expect(told).toEqual(['a began', 'c began', 'b began', 'one idle', 'other idle']);
});

test('one that fails tells so before the next begins, and keeps nobody waiting', async () => {
  const { told, take, end } = open();
  const [a, b] = [take('one', 'a'), take('one', 'b')];
  end('a')?.badly();
  await expect(a).rejects.toThrow('no a');
  end('b')?.well();
  expect(await b).toBe('b');
  await settled();
  expect(told).toEqual(['a began', 'one failed: Error: no a', 'b began', 'one idle']);
});

test('one that fails before it has begun to wait is no different', async () => {
  const told: string[] = [];
  const turns = makeTurns<string>({ onFail: (key) => told.push(`${key} failed`), onIdle: () => false });
  const a = turns.take('one', () => {
    throw new Error('at once');
  });
  const b = turns.take('one', () => Promise.resolve('b'));
  await expect(a).rejects.toThrow('at once');
  expect(await b).toBe('b');
  expect(told).toEqual(['one failed']);
});

test.each([true, false])('after an idle moment all begins anew (more expected: %s)', async (isExpected) => {
  const { told, take, end } = open({ isExpected });
  const a = take('one', 'a');
  end('a')?.well();
  await a;
  await settled();
  const b = take('one', 'b');
  expect(told).toEqual(['a began', 'one idle', 'b began']);
  end('b')?.well();
  expect(await b).toBe('b');
});

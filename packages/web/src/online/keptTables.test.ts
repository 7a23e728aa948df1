import { expect, test } from 'vitest';
import { parseTables } from './keptTables.ts';

const table = (match: string, touched: number) => ({
  match,
  game: 'piraten-kapern',
  seats: [{ token: 'token-of-anne', nonce: 'nonce-of-anne' }, { token: 'token-of-bonny' }],
  commit: 'abc',
  seal: 'def',
  touched,
});

test('tables come back as they were kept, newest first', () => {
  const kept = [table('older', 1), table('newer', 2)];
  expect(parseTables(JSON.parse(JSON.stringify(kept)))).toEqual(kept.toReversed());
});

test.each([undefined, null, 'junk', 7, {}, [1, null, 'x', {}, { match: 3 }]])(
  'what is no table is left out: %j',
  (kept) => {
    expect(parseTables(kept)).toEqual([]);
  },
);

test('a seat that cannot be read costs that seat alone', () => {
  const [read] = parseTables([
    { ...table('some', 1), seats: [{ token: 5 }, { token: 'good', nonce: 7 }], seal: 1 },
  ]);
  expect(read).toMatchObject({ match: 'some', seats: [{ token: 'good' }] });
  expect(read).not.toHaveProperty('seal');
});

import { expect, test } from 'vitest';
import { chooseTable } from './menu.ts';
import { scriptedIo } from './testing/scriptedIo.ts';

const choose = async (answers: readonly (string | undefined)[]) => {
  const left = [...answers];
  const io = scriptedIo((prompt) =>
    prompt.startsWith('Your choice') && left.length > 3 ? '1' : left.shift(),
  );
  const chosen = await chooseTable(io);
  return { chosen, page: io.pages.join('') };
};

test('a game, its players and their level are chosen with a few keys', async () => {
  const { chosen, page } = await choose(['3', '1', 'Ann', '2']);
  expect(page).toContain('Piraten Kapern (2 to 5 players');
  expect(chosen?.game.id).toBe('piraten-kapern');
  expect(chosen?.sitters).toEqual([
    { name: 'Ann' },
    { name: 'Bosun 1', level: 'bosun' },
    { name: 'Bosun 2', level: 'bosun' },
  ]);
});

test('Enter takes what is proposed', async () => {
  const { chosen } = await choose(['', '2', '', '']);
  expect(chosen?.sitters).toEqual([{ name: 'Corsair 1' }, { name: 'Corsair 2' }]);
});

test('a wrong number or name is asked for again', async () => {
  const { chosen, page } = await choose(['9', 'two', '2', '2', 'x'.repeat(21), 'Ann', 'Bob']);
  expect(page).toContain('Type a number from 2 to 5, or q to leave.');
  expect(page).toContain('A name has 1 to 20 characters.');
  expect(chosen?.sitters).toEqual([{ name: 'Ann' }, { name: 'Bob' }]);
});

test.each(['q', undefined])('%s leaves', async (answer) => {
  expect((await choose([answer])).chosen).toBeUndefined();
});

import { games } from '@tortuga/games';
import { expect, test } from 'vitest';
import { chooseTable } from './menu.ts';
import { scriptedIo } from './testing/scriptedIo.ts';

const GAME = String(games.findIndex(({ id }) => id === 'piraten-kapern') + 1);

/** Answers by the beginning of the question, one after the other; what is not answered is left as proposed. */
const choose = async (answers: Readonly<Record<string, readonly (string | undefined)[]>>) => {
  const left = new Map(
    Object.entries({ 'Which game': [GAME], ...answers }).map(([asked, all]) => [asked, [...all]]),
  );
  const io = scriptedIo((prompt) => {
    const [, replies] = [...left].find(([asked, all]) => prompt.startsWith(asked) && all.length > 0) ?? [];
    return replies === undefined ? '' : replies.shift();
  });
  const chosen = await chooseTable(io);
  return { chosen, page: io.pages.join('') };
};

test('a game, its players and their level are chosen with a few keys', async () => {
  const { chosen, page } = await choose({ 'How many players': ['3'], Name: ['Ann'], 'Which level': ['2'] });
  expect(page).toContain('Piraten Kapern (2 to 5 players');
  expect(chosen?.game.id).toBe('piraten-kapern');
  expect(chosen?.sitters).toEqual([
    { name: 'Ann' },
    { name: 'Bosun 1', level: 'bosun' },
    { name: 'Bosun 2', level: 'bosun' },
  ]);
});

test('Enter takes what is proposed', async () => {
  const { chosen } = await choose({ 'How many of them are people': ['2'] });
  expect(chosen?.sitters).toEqual([{ name: 'Corsair 1' }, { name: 'Corsair 2' }]);
});

test('a wrong number or name is asked for again', async () => {
  const { chosen, page } = await choose({
    'How many players': ['9', 'two', '2'],
    'How many of them': ['2'],
    Name: ['x'.repeat(21), 'Ann', 'Bob'],
  });
  expect(page).toContain('Type a number from 2 to 5, or q to leave.');
  expect(page).toContain('A name has 1 to 20 characters.');
  expect(chosen?.sitters).toEqual([{ name: 'Ann' }, { name: 'Bob' }]);
});

test.each(['q', undefined])('%s leaves', async (answer) => {
  expect((await choose({ 'How many players': [answer] })).chosen).toBeUndefined();
});

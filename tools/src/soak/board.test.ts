import { expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import type { Task } from './task.ts';

const kills: Task = { kind: 'server', run: 'sqlite', count: 100, seed: 's', isTold: false };
const laws: Task = { game: 'dragon-race', seats: 2, kind: 'all', games: 500, seed: 's' };

const watch = (isTTY: boolean) => {
  const written: string[] = [];
  const board = makeBoard({ isTTY, columns: 40, write: (text) => written.push(text) });
  board.begin(kills);
  board.begin(laws);
  board.step(kills, 37);
  board.end(laws, 'dragon-race: passed');
  return written;
};

test('a terminal is shown how far the runs are', () => {
  expect(watch(true).map((text) => text.replace('\r\u001b[2K', '>'))).toEqual([
    '>server, sqlite',
    '>server, sqlite · dragon-race, 2 players',
    '>server, sqlite 37 % · dragon-race, 2 pl',
    '>dragon-race: passed\n',
    '>server, sqlite 37 %',
  ]);
});

test('elsewhere there are lines only', () => {
  expect(watch(false)).toEqual(['dragon-race: passed\n']);
});

/** What the first game teaches; that it is legal is a ui law. */
import { reach } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { module } from '../index.ts';
import { tutorial } from './tutorial.ts';

const { game } = module;
const { seats, seat, entries } = tutorial;

test('the game is over after the last entry, and the learner has won', () => {
  const state = reach(game, { seats, log: entries.map(({ by, move }) => `${by} ${move}`) });
  expect(game.result(state)).toMatchObject({ by: 'ship', scores: [24, 12, 14] });
  expect(game.result(state)?.places[seat]).toBe(1);
});

test('it shows what it teaches: a card turned up, a Teleport, both ships, a tie, a plundered planet', () => {
  const state = game.setup(seats, {});
  const kinds = entries.flatMap(({ by, move }) =>
    game.play(state, by, game.parseMove(move) ?? { kind: 'take', value: 0 }).map(({ kind }) => kind),
  );
  expect(new Set(kinds)).toEqual(
    new Set(['setup', 'laid', 'turned', 'sailed', 'teleported', 'revealed', 'taken', 'plundered', 'ended']),
  );
});

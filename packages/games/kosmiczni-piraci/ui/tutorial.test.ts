/** The scripted first game replays legally, and every step has words and asks for the move that is made. */
import { expect, test } from 'vitest';
import { module } from '../index.ts';
import { tutorial } from './tutorial.ts';
import { messages } from './words/messages.ts';

const { game } = module;

const replay = () => {
  const state = game.setup(tutorial.seats, {});
  for (const { by, move: text } of tutorial.entries) {
    const move = game.parseMove(text);
    if (move === undefined) throw new Error(`unreadable: ${text}`);
    expect(game.actors(state)).toEqual([by]);
    expect(game.check(state, by, move)).toBeUndefined();
    game.play(state, by, move);
  }
  return state;
};

test('every entry is legal, and the game is over after the last', () => {
  const state = replay();
  expect(game.result(state)).toMatchObject({ by: 'ship', scores: [24, 12, 14] });
  expect(game.result(state)?.places[tutorial.seat]).toBe(1);
});

test('each step lies at an entry, or after the last one', () => {
  for (const entry of tutorial.steps.keys()) {
    expect(entry).toBeGreaterThan(0);
    expect(entry).toBeLessThanOrEqual(tutorial.entries.length);
  }
});

test('the learner is asked for each of his moves, by the last step before it, and for no other', () => {
  const asked = [...tutorial.steps].flatMap(([entry, steps]) =>
    steps.flatMap(({ move }, index) =>
      move === undefined ? [] : [{ entry, move, isLast: index === steps.length - 1 }],
    ),
  );
  const his = [...tutorial.entries.entries()].flatMap(([entry, { by, move }]) =>
    by === tutorial.seat ? [{ entry, move, isLast: true }] : [],
  );
  expect(asked).toEqual(his);
});

test('every step has words in both languages', () => {
  const keys = [...tutorial.steps.values()].flat().map(({ text }) => text);
  for (const words of Object.values(messages))
    expect(Object.keys(words)).toEqual(expect.arrayContaining(keys));
  const learned = Object.keys(messages.en).filter((key) => key.startsWith('learn-'));
  expect(keys.toSorted()).toEqual(learned.toSorted());
});

test('it shows what it teaches: a card turned up, a Teleport, both ships, a tie, a plundered planet', () => {
  const state = game.setup(tutorial.seats, {});
  const kinds = tutorial.entries.flatMap(({ by, move }) =>
    game.play(state, by, game.parseMove(move) ?? { kind: 'take', value: 0 }).map(({ kind }) => kind),
  );
  expect(new Set(kinds)).toEqual(
    new Set(['setup', 'laid', 'turned', 'sailed', 'teleported', 'revealed', 'taken', 'plundered', 'ended']),
  );
});

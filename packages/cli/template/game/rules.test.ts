/** A test for each rule of README.md, named by its id. */
import { reach } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { module } from './index.ts';
import type { Options, State } from './types.ts';

const { game, policy } = module;

const DEAL = 'chance deal 3 7 12 1 5 9';
const TRICK = ['0 play 7', '1 play 9'];
const REST = ['1 play 5', '0 play 12', '0 play 3', '1 play 1'];

/** The state of two players after these moves. */
const after = (log: readonly string[], options: Partial<Options> = {}): State =>
  reach(game, { seats: 2, options, log });

test('R-1 three cards are dealt to each, and the rest stay in the box', () => {
  expect(game.actors(after([]))).toEqual(['chance']);
  const { hands, box } = after([DEAL]);
  expect(hands[0]).toEqual([3, 7, 12]);
  expect(hands[1]).toEqual([1, 5, 9]);
  expect(box).toEqual([2, 4, 6, 8, 10, 11]);
});

test('R-2 seat 0 leads the first trick, and play goes clockwise', () => {
  expect(game.actors(after([DEAL]))).toEqual([0]);
  expect(game.actors(after([DEAL, '0 play 7']))).toEqual([1]);
});

test('R-2 a card that is not in the hand is refused', () => {
  const refusal = game.check(after([DEAL]), 0, { kind: 'play', card: 5 });
  expect(refusal).toEqual({ code: 'not-in-hand', card: 5, hand: [3, 7, 12] });
});

test('R-3 the highest card takes the trick', () => {
  expect(after([DEAL, ...TRICK])).toMatchObject({ won: [0, 1], spent: [[7], [9]], trick: [null, null] });
});

test('R-4 who takes a trick leads the next', () => {
  expect(game.actors(after([DEAL, ...TRICK]))).toEqual([1]);
});

test('R-5 after three tricks most tricks wins', () => {
  expect(game.result(after([DEAL, ...TRICK]))).toBeUndefined();
  const result = game.result(after([DEAL, ...TRICK, ...REST]));
  expect(result).toEqual({ places: [1, 2], scores: [2, 1], by: 'tricks' });
});

test('R-5 ties share a place', () => {
  const tricks = [
    ['0 play 1', '1 play 4', '2 play 9'],
    ['2 play 8', '0 play 2', '1 play 12'],
    ['1 play 5', '2 play 7', '0 play 11'],
  ];
  const end = reach(game, { seats: 3, log: ['chance deal 1 2 11 4 5 12 7 8 9', ...tricks.flat()] });
  expect(game.result(end)).toEqual({ places: [1, 1, 1], scores: [1, 1, 1], by: 'tricks' });
});

test('R-6 with the option lowest the lowest card takes the trick', () => {
  expect(after([DEAL, ...TRICK], { lowest: true })).toMatchObject({ won: [1, 0], turn: 0 });
});

test('R-7 one sees one’s own hand, and of the others how many cards they hold', () => {
  const state = after([DEAL, '0 play 7']);
  expect(game.view(state, 0)).toMatchObject({ hands: [[3, 12], null], counts: [2, 3], trick: [7, null] });
  expect(game.view(state, 'spectator').hands).toEqual([null, null]);
});

test('a bot takes a trick as cheaply as it can, and throws the worst card away where it cannot', () => {
  const random = { below: () => 0 };
  expect(policy.rollout(after([DEAL, '0 play 3']), 1, random)).toEqual({ kind: 'play', card: 5 });
  expect(policy.rollout(after([DEAL, '0 play 12']), 1, random)).toEqual({ kind: 'play', card: 1 });
});

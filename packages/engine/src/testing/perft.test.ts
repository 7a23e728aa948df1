import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { reach } from './fixture.ts';
import { perft } from './perft.ts';
import { type Bids, sealedBids } from './toys/sealedBids.ts';
import { type TicTacToe, ticTacToe } from './toys/ticTacToe.ts';

describe('tic-tac-toe', () => {
  /**
   * Ways to make n moves: 9!/(9-n)! while nobody can have won, then less the games that ended before. Of those there
   * are 1,440 of five moves, 5,328 of six, 47,952 of seven, 72,576 of eight and 127,872 of nine: 255,168 in all, which is
   * the third term of https://oeis.org/A061526, the complete games on n × n cells.
   */
  const LEAVES = [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0];

  test.each(LEAVES.map((leaves, depth) => ({ depth, leaves })))(
    'has $leaves leaves at depth $depth',
    ({ depth, leaves }) => {
      expect(perft(ticTacToe, ticTacToe.setup(2, {}), depth)).toBe(leaves);
    },
  );

  test('has 255,168 games', () => {
    const leavesAt = (depth: number): number => perft(ticTacToe, ticTacToe.setup(2, {}), depth);
    const ended = [5, 6, 7, 8].map((moves) => leavesAt(moves) - leavesAt(moves + 1) / (9 - moves));
    expect(ended).toEqual([1440, 5328, 47952, 72576]);
    expect(ended.reduce((sum, games) => sum + games, leavesAt(9))).toBe(255_168);
  });

  test('is counted from any position and left as it was', () => {
    const state = reach(ticTacToe, { seats: 2, log: ['0 mark 1', '1 mark 4', '0 mark 2', '1 mark 5'] });
    const before = JSON.stringify(state);
    expect([1, 2].map((depth) => perft(ticTacToe, state, depth))).toEqual([5, 4 * 4]);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('sealed bids for two', () => {
  const deal: Bids['move'] = { kind: 'deal', tokens: [2, 5] };
  const prize: Bids['move'] = { kind: 'prize', prize: 6 };
  const fixed = ({ tokens }: Bids['state']): Bids['move'] => (tokens.length === 0 ? deal : prize);
  const count = (depth: number, luck?: typeof fixed): number =>
    perft(sealedBids, sealedBids.setup(2, { double: false }), depth, luck);

  test('has both orders of bidding, and hands a card smaller every round, where luck is fixed', () => {
    const rounds = [4, 3, 2].flatMap((cards) => [2 * cards, cards]);
    const leaves = rounds.map((_, depth) =>
      rounds.slice(0, depth + 1).reduce((product, ways) => product * ways),
    );
    expect(leaves).toEqual([8, 32, 192, 576, 2304, 4608]);
    expect([1, 2, 3, 4, 5, 6].map((depth) => count(depth, fixed))).toEqual(leaves);
  });

  test('has no leaves below its end', () => {
    expect(count(7, fixed)).toBe(0);
  });

  test('has all that chance may do where luck is free', () => {
    expect([0, 1, 2, 3].map((depth) => count(depth))).toEqual([1, 5 * 4, 20 * 6, 120 * 8]);
  });
});

test('moves that cannot be listed cannot be counted', () => {
  const unlisted: Game<TicTacToe> = { ...ticTacToe, moves: () => undefined };
  expect(() => perft(unlisted, ticTacToe.setup(2, {}), 1)).toThrow('the moves of 0 cannot be listed');
});

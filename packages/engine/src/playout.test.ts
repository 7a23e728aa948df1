import { describe, expect, test } from 'vitest';
import type { Actor, Game, Random } from './game.ts';
import { byMoves, byRollout, bySample, playout } from './playout.ts';
import { seededRandom } from './random.ts';
import { type Bids, bidsPolicy, sealedBids } from './testing/toys/sealedBids.ts';
import { type TicTacToe, ticTacToe } from './testing/toys/ticTacToe.ts';

const start = (): Bids['state'] => sealedBids.setup(3, { double: false });

/** A game from a seed, as its lines. */
const linesOf = (seed: string, choose = bySample(sealedBids)): readonly string[] => {
  const lines: string[] = [];
  playout(sealedBids, start(), choose, seededRandom(seed), (_state, by, move) => {
    lines.push(`${by} ${sealedBids.makeMove(move)}`);
  });
  return lines;
};

const choosers = {
  bySample: bySample(sealedBids),
  byMoves: byMoves(sealedBids),
  byRollout: byRollout({ game: sealedBids, policy: bidsPolicy }),
};

describe('a playout', () => {
  test.each(Object.entries(choosers))(
    '%s plays in place to the end and counts the moves',
    (_name, choose) => {
      for (let game = 0; game < 20; game++) {
        const state = start();
        expect(playout(sealedBids, state, choose, seededRandom(`ends/${game}`))).toBe(1 + 3 * 4);
        expect(sealedBids.result(state)?.by).toBe('rounds');
      }
    },
  );

  test('of a game that is over makes no move and asks for none', () => {
    const state = start();
    playout(sealedBids, state, choosers.bySample, seededRandom('over'));
    const before = JSON.stringify(state);
    const nobody = (): never => {
      throw new Error('nobody is to move');
    };
    expect(playout(sealedBids, state, nobody, { below: nobody })).toBe(0);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('goes on from any position', () => {
    const state = start();
    sealedBids.play(state, 'chance', { kind: 'deal', tokens: [5, 4, 3] });
    expect(playout(sealedBids, state, choosers.bySample, seededRandom('middle'))).toBe(3 * 4);
    expect(state.tokens).toEqual([5, 4, 3]);
  });

  test('is the same for the same seed and another for another', () => {
    expect(linesOf('one')).toEqual(linesOf('one'));
    expect(linesOf('one')).not.toEqual(linesOf('other'));
  });

  test('lets each of those who may move come first', () => {
    const firstBidders = Array.from({ length: 30 }, (_, game) => linesOf(`first/${game}`)[2]?.split(' ')[0]);
    expect(new Set(firstBidders)).toEqual(new Set(['0', '1', '2']));
  });

  test('spends no luck on who moves where only one may', () => {
    const first: Random = { below: () => 0 };
    const asked: number[] = [];
    const random: Random = { below: (n) => asked.push(n) && 0 };
    playout(
      ticTacToe,
      ticTacToe.setup(2, {}),
      (state, actor) => ticTacToe.sample(state, actor, first),
      random,
    );
    expect(asked).toEqual([]);
  });

  test('may be as long as the game says, and no longer', () => {
    const nine = [0, 1, 2, 4, 3, 5, 7, 6, 8].values();
    const drawn = (): TicTacToe['move'] => ({ cell: nine.next().value ?? 9 });
    const state = ticTacToe.setup(2, {});
    expect(playout(ticTacToe, state, drawn, seededRandom('draw'))).toBe(ticTacToe.maxMoves);
    expect(ticTacToe.result(state)?.by).toBe('full');
  });

  test('throws where a game does not end', () => {
    const endless: Game<TicTacToe> = { ...ticTacToe, play: () => [] };
    const state = endless.setup(2, {});
    const run = (): number => playout(endless, state, bySample(endless), seededRandom('endless'));
    expect(run).toThrow('tic-tac-toe is not over after 9 moves');
  });
});

describe('a witness', () => {
  test('sees every move just before it is played', () => {
    const state = start();
    const seen: { before: string; by: Actor; move: Bids['move'] }[] = [];
    const moves = playout(
      sealedBids,
      state,
      choosers.byMoves,
      seededRandom('witness'),
      (before, by, move) => {
        seen.push({ before: JSON.stringify(before), by, move });
      },
    );
    const replayed = start();
    for (const { before, by, move } of seen) {
      expect(JSON.stringify(replayed)).toBe(before);
      sealedBids.play(replayed, by, move);
    }
    expect(seen.length).toBe(moves);
    expect(replayed).toEqual(state);
  });
});

describe('a chooser', () => {
  const last: Random = { below: (n) => n - 1 };

  test('by moves takes any of those listed', () => {
    expect(byMoves(ticTacToe)(ticTacToe.setup(2, {}), 0, last)).toEqual({ cell: 8 });
  });

  test('by moves samples where they cannot be listed', () => {
    const unlisted: Game<TicTacToe> = { ...ticTacToe, moves: () => undefined, sample: () => ({ cell: 5 }) };
    expect(byMoves(unlisted)(ticTacToe.setup(2, {}), 0, last)).toEqual({ cell: 5 });
  });

  test('by rollout asks the policy for seats and the game for chance', () => {
    const policy = { ...bidsPolicy, rollout: (): Bids['move'] => ({ kind: 'bid', card: 3 }) };
    const choose = byRollout({ game: sealedBids, policy });
    const state = start();
    expect(choose(state, 1, last)).toEqual({ kind: 'bid', card: 3 });
    expect(choose(state, 'chance', last)).toEqual({ kind: 'deal', tokens: [5, 4, 3] });
  });
});

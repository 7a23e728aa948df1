import { bySample, playout, seededRandom } from '@tortuga/engine';
import { ticTacToe } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { boardgameIo, playBoardgameIo } from './boardgameIo.ts';
import { contractMoves, contractSample } from './contract.ts';
import { emptyBoard, floor, hasLine, playFloor } from './floor.ts';

/** The same luck picks the same free cells for everybody. */
const seeds = Array.from({ length: 300 }, (_, i) => `agreement ${i}`);

interface Ended {
  readonly seed: string;
  readonly cells: readonly number[];
  readonly winner: number | null;
}

const onFloor = (seed: string): Ended => {
  const cells = emptyBoard();
  playFloor(cells, seededRandom(seed));
  return { seed, cells, winner: [0, 1].find((seat) => hasLine(cells, seat + 1)) ?? null };
};

const underContract = (seed: string): Ended => {
  const state = ticTacToe.setup(2, {});
  playout(ticTacToe, state, bySample(ticTacToe), seededRandom(seed));
  return { seed, cells: state.cells, winner: state.winner };
};

test('the floor and the contract play the same games to the same winner', () => {
  expect(seeds.map(onFloor)).toEqual(seeds.map(underContract));
});

test('boardgame.io plays the same games to the same winner', () => {
  const ended = seeds.map((seed) => {
    const { G, ctx } = playBoardgameIo(seededRandom(seed));
    return { seed, cells: G.cells, gameover: ctx.gameover };
  });
  const expected = seeds.map(underContract).map(({ seed, cells, winner }) => ({
    seed,
    cells,
    gameover: { winner: winner === null ? null : String(winner) },
  }));
  expect(ended).toEqual(expected);
});

test('each seat wins, and nobody does, in some of these games', () => {
  expect(new Set(seeds.map((seed) => underContract(seed).winner))).toEqual(new Set([0, 1, null]));
});

test.each([contractSample, contractMoves, boardgameIo])(
  '$name makes as many moves as the floor',
  ({ play }) => {
    const count = (each: typeof play): readonly number[] => seeds.map((seed) => each(seededRandom(seed)));
    expect(count(play)).toEqual(count(floor.play));
  },
);

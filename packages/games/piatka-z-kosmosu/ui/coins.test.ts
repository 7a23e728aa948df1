import { bySample, playout, seededRandom } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { sumOf } from '../bonus.ts';
import { module } from '../index.ts';
import { coinsOf } from './coins.ts';
import { hasCell } from './laying.ts';

const { game } = module;

test('PZ-13 coins lie on cards of the play, one on each, and say together what was earned', () => {
  let earning = 0;
  for (let run = 0; run < 4; run++) {
    const random = seededRandom(`coins ${run}`);
    const choose = bySample(game);
    const state = game.setup(2, fullOptions(game, 2, {}));
    playout(
      game,
      state,
      (now, actor) => {
        const move = choose(now, actor, random);
        for (const event of game.play(game.clone(now), actor, move)) {
          if (event.kind !== 'played') continue;
          const coins = coinsOf(event);
          expect(coins.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(sumOf(event.earned));
          expect(coins.every((coin) => hasCell(event.cards, coin))).toBe(true);
          expect(new Set(coins.map(({ x, y }) => `${x},${y}`)).size).toBe(coins.length);
          earning += coins.length > 0 ? 1 : 0;
        }
        return move;
      },
      random,
    );
  }
  expect(earning).toBeGreaterThan(0);
});

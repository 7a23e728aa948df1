import { describe, expect, test } from 'vitest';
import { keepLaws, lawsOf } from './conformance.ts';
import type { Fixture } from './fixture.ts';
import { bidsFixture } from './toys/bidsFixture.ts';
import { sabotages } from './toys/sabotage.ts';
import { type TicTacToe, ticTacToe } from './toys/ticTacToe.ts';
import { Broken } from './walk.ts';

const oxo: Fixture<TicTacToe> = {
  module: {
    game: ticTacToe,
    policy: {
      rollout: (state, seat, random) => ticTacToe.sample(state, seat, random),
      worth: (state) => ticTacToe.scores(state),
    },
  },
  tables: [{ seats: 2 }],
  refusals: { 'game-over': true, 'not-your-turn': true, 'cell-taken': true },
  junk: ['mark 0', 'mark 10', 'mark 5'],
  illegal: [],
  hearing: { marked: 'seen' },
  inventory: ({ cells }) => cells.map(() => 'cell'),
  oddEnds: {},
  odds: [],
  smallWorlds: [],
};

describe('a sound game with simultaneous secret bids passes', () => {
  for (const { name, run } of lawsOf(bidsFixture)) test(name, run);
});

describe('a sound open game passes', () => {
  for (const { name, run } of lawsOf(oxo, { all: 100, cheap: 300 })) test(name, run);
});

describe('the suite has teeth:', () => {
  const games = { all: 120, cheap: 120 };

  test.each(sabotages)('$defect is caught by $law', ({ law, fixture }) => {
    expect(() => keepLaws(fixture(), games, 'laws', [law])).toThrow(Broken);
  });

  test('a kind that a fixture calls hidden, though all hear it, is named', () => {
    const claiming = { ...bidsFixture, hearing: { ...bidsFixture.hearing, prize: 'hidden' as const } };
    const trial = lawsOf(claiming, games).find(({ law }) => law === 'L12');
    expect(trial?.run).toThrow('hidden, but never in paired worlds: prize');
  });

  test('the law that is broken says how, with the seed to play it again', () => {
    const leak = sabotages.find(({ defect }) => defect === 'leaking view');
    const trials = leak === undefined ? [] : lawsOf(leak.fixture(), { all: 50, cheap: 50 });
    const broken = trials.filter(({ run }) => isBroken(run));
    expect(broken.map(({ law }) => law)).toContain('L11');
    expect(broken.find(({ law }) => law === 'L11')?.run).toThrow(
      /can tell worlds apart.*\n {2}game \d+ of seed laws, after move \d+/,
    );
    expect(broken.map(({ law }) => law)).not.toContain('L8');
  });
});

const isBroken = (run: () => void): boolean => {
  try {
    run();
    return false;
  } catch {
    return true;
  }
};

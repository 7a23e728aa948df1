/** When the game is won, and how the others rank. */
import { agreedResult, parseOptions } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import {
  act,
  asked,
  codeOf,
  eventsOf,
  flyIn,
  load,
  moving,
  pirate,
  putDisc,
  putShip,
  universe,
} from './testing/positions.ts';
import type { Options, State } from './types.ts';

const { game } = module;

interface Holding {
  readonly mc: number;
  readonly base?: number;
  readonly cargo?: number;
}

/** All ships far from each other in space, these holdings, this Boss, about to end his turn. */
const ending = (holdings: readonly Holding[], boss = 0, options: Partial<Options> = {}): State => {
  const state = universe(holdings.length, options);
  holdings.forEach(({ mc, base, cargo = 0 }, seat) => {
    pirate(state, seat).mc = mc;
    load(state, seat, ...Array.from({ length: cargo }, () => 'gases' as const));
    if (base === undefined) return;
    pirate(state, seat).base = base;
    const bought = state.bases[base];
    if (bought !== undefined) bought.owner = seat;
  });
  state.boss = boss;
  putShip(state, boss, 2600, 400, 0);
  moving(state, '5:RF');
  return state;
};

describe('winning', () => {
  test.each([
    ['20 MC and a base', { mc: 20, base: 0 }, true],
    ['19 MC and a base', { mc: 19, base: 0 }, false],
    ['35 MC and no base', { mc: 35 }, false],
  ])('SP-96: 20 MC in hand besides the base that is paid: %s', (_, holding, wins) => {
    const state = ending([holding, { mc: 10 }]);
    act(state, 0, 'end');
    expect(game.result(state)?.by).toBe(wins ? 'goal' : undefined);
    expect(state.phase.name).toBe(wins ? 'over' : 'move');
  });

  test('SP-95: checked at the end of the turn only: money spent before does not count', () => {
    const state = universe(2);
    Object.assign(pirate(state, 0), { mc: 18, base: 2, saw: [0] });
    Object.assign(state.bases[2] ?? {}, { owner: 0 });
    load(state, 0, 'gases');
    flyIn(state);
    act(state, 0, 'sell gases');
    expect([pirate(state, 0).mc, asked(state)]).toEqual([23, 0]);
    act(state, 0, 'fill 5 5 5 5');
    act(state, 'chance', 'energy 5:LF 5:LF 5:LF 5:RF');
    expect([pirate(state, 0).mc, game.result(state), state.boss]).toEqual([19, undefined, 1]);
  });

  test('SP-95: at the end of any turn, the Boss first, then clockwise', () => {
    for (const [boss, winner] of [
      [0, 1],
      [1, 1],
      [2, 3],
      [3, 3],
    ] as const) {
      const state = ending([{ mc: 10 }, { mc: 20, base: 0 }, { mc: 90 }, { mc: 25, base: 1 }], boss);
      act(state, boss, 'end');
      expect(game.result(state)?.places[winner]).toBe(1);
    }
  });

  test('SP-97: rent may make the owner win on the turn of another', () => {
    const state = universe(2);
    Object.assign(pirate(state, 1), { mc: 19, base: 0 });
    Object.assign(state.bases[0] ?? {}, { owner: 1 });
    pirate(state, 0).saw.push(0);
    flyIn(state);
    act(state, 0, 'fill 5');
    act(state, 'chance', 'energy 5:RF');
    expect(game.result(state)).toEqual({ by: 'goal', places: [2, 1], scores: [9, 35] });
  });

  test('SP-97: unless the Boss reaches the goal too', () => {
    const state = ending([
      { mc: 20, base: 1 },
      { mc: 30, base: 0 },
    ]);
    act(state, 0, 'end');
    expect(game.result(state)?.places).toEqual([1, 2]);
  });

  test('after the end nobody is asked, and the played card lies in the discards', () => {
    const state = ending([{ mc: 20, base: 0 }, { mc: 10 }]);
    const events = act(state, 0, 'end');
    expect(eventsOf(events, 'over')).toEqual([{ kind: 'over', by: 'goal', places: [1, 2] }]);
    expect([asked(state), codeOf(state, 0, 'end')]).toEqual([undefined, 'game-over']);
    expect([state.discards[5], state.turn.card]).toEqual([['5:RF'], null]);
  });

  test('SP-95: not before all Damage of the turn is settled', () => {
    const state = ending([{ mc: 20, base: 0, cargo: 1 }, { mc: 10 }]);
    state.storm = { x: 2900, y: 850 };
    act(state, 0, 'end');
    expect([game.result(state), asked(state)]).toEqual([undefined, 0]);
    act(state, 0, 'damage cargo gases');
    expect(game.result(state)?.by).toBe('goal');
  });
});

describe('ranking', () => {
  test.each<[string, readonly Holding[], readonly number[]]>([
    ['worth: MC, and 15 for a base', [{ mc: 12 }, { mc: 0, base: 0 }, { mc: 14 }], [3, 1, 2]],
    ['then a base', [{ mc: 20 }, { mc: 5, base: 0 }, { mc: 19 }], [2, 1, 3]],
    ['a base before any Cargo', [{ mc: 20, cargo: 6 }, { mc: 5, base: 0 }, { mc: 1 }], [2, 1, 3]],
    ['then Cargo', [{ mc: 20, cargo: 1 }, { mc: 20, cargo: 2 }, { mc: 20 }], [2, 1, 3]],
    ['worth before Cargo', [{ mc: 9, cargo: 6 }, { mc: 10 }, { mc: 8 }], [2, 1, 3]],
    ['equal in all three share a place', [{ mc: 10, cargo: 1 }, { mc: 10, cargo: 1 }, { mc: 9 }], [1, 1, 3]],
  ])('SP-99: %s, after the last round and at an agreed stop', (_, holdings, places) => {
    const state = ending(holdings, 2, { rounds: 3 });
    const { seats, options } = state;
    expect(agreedResult({ game, seats, options, state, seq: 0 })).toMatchObject({ by: 'agreed', places });
    state.round = 3;
    act(state, 2, 'end');
    const scores = holdings.map(({ mc, base }) => mc + (base === undefined ? 0 : 15));
    expect(game.result(state)).toEqual({ by: 'rounds', places, scores });
    expect(game.scores(state)).toEqual(scores);
  });

  test('SP-99: behind a winner the others rank likewise, though one is worth more than he', () => {
    const state = ending([{ mc: 20, base: 0 }, { mc: 36 }, { mc: 22, base: 1 }]);
    act(state, 0, 'end');
    expect(game.result(state)).toEqual({ by: 'goal', places: [1, 3, 2], scores: [35, 36, 37] });
    expect(game.places(state)).toEqual([1, 3, 2]);
  });

  test('SP-114: after so many rounds the game ends, with the turn of the last seat', () => {
    const first = ending([{ mc: 10 }, { mc: 11 }], 0, { rounds: 3 });
    first.round = 3;
    act(first, 0, 'end');
    expect([first.boss, first.round, game.result(first)]).toEqual([1, 3, undefined]);
    const early = ending([{ mc: 10 }, { mc: 11 }], 1, { rounds: 3 });
    early.round = 2;
    act(early, 1, 'end');
    expect([early.boss, early.round, game.result(early)]).toEqual([0, 3, undefined]);
    const last = ending([{ mc: 10 }, { mc: 11 }], 1, { rounds: 3 });
    last.round = 3;
    act(last, 1, 'end');
    expect(game.result(last)).toEqual({ by: 'rounds', places: [2, 1], scores: [10, 11] });
  });

  test('SP-114: a goal reached with the last turn is still a win', () => {
    const state = ending([{ mc: 90 }, { mc: 20, base: 0 }], 1, { rounds: 3 });
    state.round = 3;
    act(state, 1, 'end');
    expect(game.result(state)).toMatchObject({ by: 'goal', places: [2, 1] });
  });

  test.each([
    [{}, 100],
    [{ rounds: 3 }, 3],
    [{ rounds: 100 }, 100],
    [{ rounds: 2 }, undefined],
    [{ rounds: 101 }, undefined],
  ])('SP-114: rounds are 3 to 100, and 100 unless told: %o', (given, rounds) => {
    const parsed = parseOptions(game.options, given, 2);
    expect(parsed.ok ? parsed.value.rounds : undefined).toBe(rounds);
  });

  test('SP-100: the game knows no leaving: no move gives up a seat', () => {
    for (const text of ['leave', 'resign', 'quit', 'concede', 'pass'])
      expect(game.parseMove(text)).toBeUndefined();
    const state = ending([{ mc: 10 }, { mc: 10 }]);
    putDisc(state, 1, 3600, 400, 'gases');
    act(state, 0, 'end');
    expect([asked(state), state.pirates.length, state.discs.length]).toEqual([1, 2, 1]);
  });
});

/** How it ends: the target, the final round, ties, totals below zero, and the limit. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { dice, earn, eventOf, kindsOf, NOTHING, nextTurn, sitDown, type Table } from './turns.ts';
import type { Event } from './types.ts';

const { game } = module;

/** The last thing that happened. */
const last = (events: readonly Event[]): Event | undefined => events.at(-1);

const ISLAND = ['card gold', dice('4 skull 4 coin')] as const;

describe('PK-17 below zero', () => {
  test('a lost battle takes a total below zero', () => {
    const table = sitDown();
    expect(last(table.turn('card battle-2', NOTHING))).toMatchObject({ kind: 'scored', total: 300 });
    expect(last(table.turn('card battle-4', NOTHING))).toMatchObject({ kind: 'scored', total: -1000 });
    table.turn(...ISLAND);
    expect(game.scores(table.state)).toEqual([300, -1400]);
  });

  test('with floorAtZero it stops at 0 at each change, and what comes later counts from there', () => {
    const table = sitDown(2, { floorAtZero: true });
    earn(table, 200);
    expect(last(table.turn('card battle-4', NOTHING))).toMatchObject({ score: { points: -1000 }, total: 0 });
    table.turn('card battle-3', dice('8 coin'));
    earn(table, 100);
    expect(table.state.totals).toEqual([0, 100]);
  });
});

describe('PK-18 reaching 6000', () => {
  /** Seat 0 has earned 4000 in two turns, seat 1 nothing. */
  const nearlyThere = (): Table => {
    const table = sitDown();
    for (const points of [2000, 0, 2000, 0] as const) earn(table, points);
    return table;
  };

  test('less than 6000 starts nothing; 6000 starts the final round', () => {
    const table = nearlyThere();
    expect(table.state.finalRound).toBeNull();
    expect(last(earn(table, 2000))).toEqual({ kind: 'final-round', seat: 0, total: 6000 });
    expect(table.state).toMatchObject({ finalRound: 0, seat: 1, ended: null });
  });

  test('5900 is not enough to start it', () => {
    const table = nearlyThere();
    expect(last(table.turn('card chest', dice('5 coin 3 diamond')))).toMatchObject({ total: 5900 });
    expect(table.state.finalRound).toBeNull();
  });

  test('exactly 6000 is not enough to win: play goes on with the one who triggered it', () => {
    const table = nearlyThere();
    earn(table, 2000);
    expect(last(earn(table, 0))).toEqual({ kind: 'play-goes-on' });
    expect(game.result(table.state)).toBeUndefined();
    expect(table.state).toMatchObject({ finalRound: null, seat: 0 });
    expect(table.actor()).toBe('chance');
  });

  test('the trigger fires again, also at the end of a turn that gains nothing', () => {
    const table = nearlyThere();
    earn(table, 2000);
    earn(table, 0);
    expect(last(table.turn('card captain', NOTHING))).toEqual({ kind: 'final-round', seat: 0, total: 6000 });
    expect(last(table.turn('card captain', NOTHING))).toEqual({ kind: 'play-goes-on' });
    const events = table.turn('card gold', NOTHING);
    expect(last(events)).toEqual({ kind: 'final-round', seat: 0, total: 6100 });
    expect(last(table.turn('card captain', NOTHING))).toEqual({
      kind: 'ended',
      by: 'target',
      totals: [6100, 0],
    });
    expect(game.result(table.state)).toEqual({ places: [1, 2], scores: [6100, 0], by: 'target' });
  });

  test('a disqualified turn with the target in hand triggers it too', () => {
    const table = sitDown(2, { target: 1000 });
    for (const points of [1000, 0] as const) earn(table, points);
    expect(last(table.turn('card captain', dice('3 skull 5 coin')))).toEqual({
      kind: 'final-round',
      seat: 0,
      total: 1000,
    });
  });

  test('an island turn with the target in hand triggers it too', () => {
    const table = sitDown(2, { target: 1000 });
    for (const points of [1000, 0] as const) earn(table, points);
    const events = table.turn(...ISLAND);
    expect(kindsOf(events).slice(-2)).toEqual(['deducted', 'final-round']);
  });

  test('one who fell below the target triggers nothing', () => {
    const table = sitDown(2, { target: 1000 });
    for (const points of [1000, 0] as const) earn(table, points);
    expect(kindsOf(table.turn('card battle-3', NOTHING))).not.toContain('final-round');
    expect(table.state).toMatchObject({ finalRound: null, totals: [500, 0] });
  });

  test('one who reaches it within a final round that fails triggers only at the end of his own next turn', () => {
    const table = sitDown(3, { target: 1000 });
    earn(table, 1000);
    earn(table, 1000);
    expect(kindsOf(earn(table, 0))).toEqual(['card', 'rolled', 'scored', 'play-goes-on']);
    expect(table.state).toMatchObject({ seat: 0, totals: [1000, 1000, 0], finalRound: null });
    table.turn('card battle-3', NOTHING);
    expect(table.state).toMatchObject({ seat: 1, totals: [500, 1000, 0], finalRound: null });
    expect(last(earn(table, 0))).toEqual({ kind: 'final-round', seat: 1, total: 1000 });
    expect(table.state.seat).toBe(2);
  });

  test('option target: another number takes the place of 6000 on both sides', () => {
    const table = sitDown(2, { target: 500 });
    expect(kindsOf(earn(table, 200))).not.toContain('final-round');
    expect(last(earn(table, 500))).toEqual({ kind: 'final-round', seat: 1, total: 500 });
    expect(last(earn(table, 200))).toEqual({ kind: 'play-goes-on' });
    expect(table.state.seat).toBe(1);
    expect(last(earn(table, 100))).toMatchObject({ kind: 'final-round', seat: 1, total: 600 });
    expect(last(earn(table, 0))).toMatchObject({ kind: 'ended', by: 'target' });
  });
});

describe('PK-19 the final round', () => {
  const triggers = [2, 3, 4, 5].flatMap((seats) =>
    Array.from({ length: seats }, (_, seat) => ({ seats, seat })),
  );

  test.each(triggers)(
    'of $seats players, begun by seat $seat: one turn for each of the others, none for him',
    ({ seats, seat }) => {
      const table = sitDown(seats, { target: 400 });
      for (let before = 0; before < seat; before++)
        nextTurn(table, dice('3 skull 2 monkey 2 parrot 1 sword'));
      earn(table, 500);
      const turns: (number | undefined)[] = [];
      while (table.actor() !== undefined)
        turns.push(eventOf(table.turn('card captain', NOTHING), 'card')?.seat);
      expect(turns).toEqual(Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats));
      expect(game.result(table.state)).toMatchObject({ by: 'target' });
      expect(game.result(table.state)?.places[seat]).toBe(1);
    },
  );

  test('overtaking starts no second final round: the one who overtakes wins', () => {
    const table = sitDown(3, { target: 1000 });
    earn(table, 2000);
    expect(kindsOf(earn(table, 4500))).not.toContain('final-round');
    expect(last(earn(table, 500))).toEqual({ kind: 'ended', by: 'target', totals: [2000, 4500, 500] });
    expect(game.result(table.state)).toEqual({ places: [2, 1, 3], scores: [2000, 4500, 500], by: 'target' });
  });

  test('sheet: somebody else above the target is enough to end it', () => {
    const table = sitDown(2, { target: 1000 });
    earn(table, 1000);
    expect(last(earn(table, 2000))).toEqual({ kind: 'ended', by: 'target', totals: [1000, 2000] });
  });

  test('island deductions still apply, and may leave nobody above the target', () => {
    const table = sitDown(3, { target: 1000 });
    for (const points of [500, 0, 0, 500, 0, 0] as const) earn(table, points);
    expect(last(table.turn('card gold', dice('3 monkey 2 parrot 2 sword 1 skull')))).toMatchObject({
      kind: 'final-round',
      total: 1200,
    });
    table.turn(...ISLAND);
    expect(table.state.totals).toEqual([800, 0, -400]);
    expect(last(table.turn('card captain', NOTHING))).toEqual({ kind: 'play-goes-on' });
    expect(table.state).toMatchObject({ seat: 0, finalRound: null });
  });

  test('once it is over nobody moves', () => {
    const table = sitDown(2, { target: 100 });
    earn(table, 200);
    earn(table, 0);
    expect(game.actors(table.state)).toEqual([]);
    for (const by of [0, 1, 'chance'] as const)
      expect(table.refusal('stop', by)).toEqual({ code: 'game-over' });
  });
});

test('PK-20 equal totals share the win', () => {
  const table = sitDown(3, { target: 1000 });
  earn(table, 2000);
  earn(table, 0);
  expect(last(earn(table, 2000))).toMatchObject({ kind: 'ended' });
  expect(game.result(table.state)).toEqual({ places: [1, 3, 1], scores: [2000, 0, 2000], by: 'target' });
});

describe('PK-28 an endless game', () => {
  const LOSING = dice('3 skull 5 coin');

  /** The end of each of so many turns, none of which gains anything. */
  const idle = (table: Table, turns: number): readonly (Event['kind'] | undefined)[] =>
    Array.from({ length: turns }, () => last(nextTurn(table, LOSING))?.kind);

  test.each([2, 5])('of %i players ends after 200 rounds: the highest total wins, by limit', (seats) => {
    const table = sitDown(seats, { target: 20_000 });
    for (let turn = 1; turn < 200 * seats; turn++) nextTurn(table, NOTHING);
    expect(table.state).toMatchObject({ round: 200, seat: seats - 1, ended: null });
    const { totals } = table.state;
    expect(last(nextTurn(table, NOTHING))).toEqual({ kind: 'ended', by: 'limit', totals });
    const { places, scores, by } = game.result(table.state) ?? { places: [], scores: [], by: '' };
    expect(by).toBe('limit');
    expect(scores).toEqual(totals);
    expect(places).toEqual(totals.map((total) => 1 + totals.filter((other) => other > total).length));
    expect(new Set(totals).size).toBeGreaterThan(1);
    expect(table.actor()).toBeUndefined();
  });

  test('also inside a final round, which is then cut short', () => {
    const table = sitDown(2, { target: 2000, floorAtZero: true });
    idle(table, 399);
    expect(table.state.totals).toEqual([0, 0]);
    expect(kindsOf(nextTurn(table, dice('8 diamond'))).slice(-2)).toEqual(['final-round', 'ended']);
    expect(game.result(table.state)).toMatchObject({ places: [2, 1], by: 'limit' });
  });

  test('a final round that is complete with round 200 ends by target', () => {
    const table = sitDown(2, { target: 2000, floorAtZero: true });
    idle(table, 398);
    nextTurn(table, dice('8 diamond'));
    nextTurn(table, LOSING);
    expect(game.result(table.state)).toMatchObject({ places: [1, 2], by: 'target' });
  });
});

/** Who would get what now: the game's own sharing, on what a viewer can see. */
import { bySample, playout, seededRandom } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { module } from './index.ts';
import { lostTreasures, merchantGoes, openPlanets, planetsShared, standing, takenHere } from './standing.ts';
import { EXAMPLE, layAll, ROUND, sitDown } from './turns.ts';
import { PLANETS } from './types.ts';

const { game } = module;

test('before the set-up there is nothing to share', () => {
  expect(standing(sitDown(3, '').see(0))).toEqual({ points: [0, 0, 0], shared: [], hidden: 0 });
});

test('at the start nobody is anywhere: all is open but what the pirate ship takes', () => {
  const now = standing(sitDown().see(0));
  expect(now.points).toEqual([0, 0, 0]);
  expect(openPlanets(now)).toEqual([0, 1, 2, 4, 5]);
  expect(merchantGoes(now)).toBe('open');
});

test('a card face down counts for its owner alone, and is hidden from the others', () => {
  const table = sitDown();
  table.lay('7@3');
  expect(standing(table.see(0))).toMatchObject({ points: [11, 0, 0], hidden: 0 });
  expect(standing(table.see(1))).toMatchObject({ points: [0, 0, 0], hidden: 1 });
  expect(standing(table.see('spectator'))).toMatchObject({ points: [0, 0, 0], hidden: 1 });
});

test('the merchant ship is ten to the strongest where it stands, and lost where the pirate ship is', () => {
  const table = sitDown(3, 'setup 1 3 1,2 3,4 5,6 3,7 2,4 1,5');
  table.lay('7@1');
  expect(merchantGoes(standing(table.see(0)))).toBe(0);
  expect(standing(table.see(0)).points).toEqual([13, 0, 0]);
  const met = sitDown(3, 'setup 1 2 1,2 3,4 5,6 3,7 2,4 1,5');
  met.lay('6@1 1@1');
  expect(met.see(0).ships).toEqual({ merchant: 1, pirate: 1 });
  expect(merchantGoes(standing(met.see(0)))).toBe('lost');
});

test('an own Teleport face down is nobody on the planet (KP-22)', () => {
  const table = sitDown();
  table.lay('T@3');
  expect(standing(table.see(0)).points).toEqual([0, 0, 0]);
});

test.each([
  [4, EXAMPLE],
  [3, ROUND],
])('when all is turned up it says what comes if everybody takes the best: %i players', (seats, laid) => {
  const table = sitDown(seats);
  table.lay(laid);
  const foretold = standing(table.see('spectator')).points;
  table.takeBest();
  expect(game.scores(table.state)).toEqual(foretold);
});

test('in the middle of the sharing what was taken is kept, and the rest goes on from there', () => {
  const table = sitDown(4);
  table.lay(EXAMPLE);
  table.play('take 2');
  const now = standing(table.see(2));
  expect(now.shared[0]).toEqual({ kind: 'taken', seat: 1, planet: 0, values: [10] });
  table.takeBest();
  expect(game.scores(table.state)).toEqual(now.points);
});

test('when it is over it is the score', () => {
  const table = sitDown();
  layAll(table, ['2222222 1', '3333333 3', '5555555 6']);
  table.takeBest();
  expect(standing(table.see('spectator'))).toEqual({
    points: game.scores(table.state),
    shared: [],
    hidden: 0,
  });
});

test.each([3, 4, 5])('what %i players lost is told apart from what never left the box (KP-6)', (seats) => {
  const table = sitDown(seats);
  const dealt = table.see(0).planets.flatMap(({ treasures }) => treasures);
  expect(lostTreasures(table.see(0))).toEqual([]);
  layAll(
    table,
    Array.from({ length: seats }, () => '2222222 2'),
  );
  table.takeBest();
  const over = table.see('spectator');
  expect(lostTreasures(over)).not.toEqual([]);
  expect([...lostTreasures(over), ...over.loot.flat()].toSorted(byValue)).toEqual(
    [...dealt, 10].toSorted(byValue),
  );
});

test.each([3, 4, 5])('with %i players no point is lost or made, and asking changes nothing', (seats) => {
  for (let run = 0; run < 30; run++) {
    const random = seededRandom(`standing ${seats} ${run}`);
    const state = game.setup(seats, {});
    playout(game, state, bySample(game), random, (now) => {
      const view = game.view(now, random.below(seats));
      const before = structuredClone(view);
      const { points, shared } = standing(view);
      expect(view).toEqual(before);
      const boxed = shared.flatMap((event) => (event.kind === 'taken' ? [] : event.values));
      const all = [...view.planets.flatMap(({ treasures }) => treasures), ...view.loot.flat()];
      const merchant = now.homes !== null && now.ended === null ? 10 : 0;
      expect(sum(points) + sum(boxed)).toBe(sum(all) + merchant);
    });
  }
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const byValue = (one: number, other: number): number => one - other;

test('KP-27, KP-29 what was taken on the planet that is shared out, and how many were before it', () => {
  let compared = 0;
  for (let run = 0; run < 40; run++) {
    const random = seededRandom(`taken ${run}`);
    const choose = bySample(game);
    const taken: { readonly planet: number; readonly value: number | undefined }[] = [];
    playout(
      game,
      game.setup(3 + (run % 3), {}),
      (now, actor) => {
        const view = game.view(now, 'spectator');
        const { sharing } = view;
        const here = taken.flatMap(({ planet, value }) => (planet === sharing?.planet ? [value] : []));
        expect(takenHere(view)).toEqual(here);
        compared += here.length;
        const order = view.planets.map((_, step) => ((view.homes?.merchant ?? 0) + step) % PLANETS);
        const done = order.slice(0, planetsShared(view)).map((planet) => view.planets[planet]?.treasures);
        expect(done.flat()).toEqual([]);
        expect(sharing?.planet ?? order[0]).toBe(order[planetsShared(view)]);
        const move = choose(now, actor, random);
        for (const event of game.play(game.clone(now), actor, move)) {
          if (event.kind === 'taken') taken.push({ planet: event.planet, value: event.values[0] });
        }
        return move;
      },
      random,
    );
  }
  expect(compared).toBeGreaterThan(20);
});

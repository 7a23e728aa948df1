import { type Seat, seededRandom } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { WALLED } from '../testing/boards.ts';
import { playPilots } from '../testing/pilotGames.ts';
import { hold, load, moving, putDisc, putShip, universe } from '../testing/positions.ts';
import type { State } from '../types.ts';
import { universeOf } from '../universe/universe.ts';
import { headingTo } from './bearing.ts';
import { plotCourses } from './course.ts';
import { outlookOf } from './outlook.ts';
import { routesOf, routeTo } from './routes.ts';

const { game, policy } = module;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Turns of all players that a game takes without scenery and aimed flicks. */
const USUAL: Readonly<Record<number, number>> = { 2: 24, 3: 36, 4: 47 };

describe('pilots finish', () => {
  test.each([
    [2, 8],
    [3, 6],
    [4, 6],
  ])('games of %i by the victory rule, in about as many turns as usual', (seats, games) => {
    const turns = Array.from({ length: games }, (_, number) => playPilots(seats, `finish ${number}`));
    const usual = USUAL[seats] ?? 0;
    expect(median(turns)).toBeGreaterThan(usual / 4);
    expect(median(turns)).toBeLessThan(usual * 1.5);
  });

  test('a long game too', () => {
    expect(playPilots(2, 'long', { goal: 'long' })).toBeGreaterThan(playPilots(2, 'long'));
  });

  test('in random Universes', () => {
    for (const seats of [2, 3, 4]) {
      const options = { layout: game.options.fields.layout.parse({ random: seats }, seats, 'layout') };
      if (!options.layout.ok) throw new Error('a random Universe was refused');
      playPilots(seats, 'random Universe', { layout: options.layout.value });
    }
  });
});

test('a pilot before a Freighter flies over it', () => {
  const state = universe(2);
  putShip(state, 0, 1500, 4000, 0);
  putDisc(state, 1, 2700, 3900, 'gases');
  moving(state, '2:RFS');
  const outlook = outlookOf(state, 0);
  expect(plotCourses(state, outlook, 2, 0)[2]?.value).toBeGreaterThan(1);
  while (state.phase.name === 'move') game.play(state, 0, policy.rollout(state, 0, seededRandom('fly')));
  expect(state.pirates[0]?.hold).toEqual([0, 0, 0, 0, 1]);
});

test('a laden pilot without cards for more flies home', () => {
  const state = universe(2);
  putShip(state, 0, 2100, 3000, 1800);
  load(state, 0, 'minerals', 'metals', 'salts');
  moving(state, '1:RFW');
  game.play(state, 0, policy.rollout(state, 0, seededRandom('home')));
  expect(state.pirates[0]?.ship).toEqual({ at: 'hangar', base: 0 });
});

test('a pilot who has his base and enough to sell sells it and wins', () => {
  const state = universe(2);
  putShip(state, 0, 2100, 3000, 1800);
  hold(state, 0, '5:RF');
  const [owner, base] = [state.pirates[0], state.bases[2]];
  if (owner === undefined || base === undefined) throw new Error('nobody here');
  owner.base = 2;
  owner.mc = 18;
  base.owner = 0;
  load(state, 0, 'gases');
  moving(state, '1:RFW');
  while (state.result === null) game.play(state, 0, policy.rollout(state, 0, seededRandom('win')));
  expect(state.result).toMatchObject({ by: 'goal', places: [1, 2] });
});

test('the pilot’s moves are legal whatever is asked, and the only ones that are compared', () => {
  const refused: unknown[] = [];
  const kinds = new Set<string>();
  const ask = (state: State, seat: Seat, seed: string): void => {
    const move = policy.rollout(state, seat, seededRandom(seed));
    expect(policy.candidates?.(state, seat, seededRandom(seed))).toEqual([move]);
    refused.push(...[game.check(state, seat, move) ?? []].flat());
    kinds.add(state.queue[0]?.kind ?? state.phase.name);
  };
  const random = seededRandom('asked');
  for (let number = 0; number < 6; number++) {
    const state = game.setup(2, {
      goal: 'short',
      layout: number === 3 ? WALLED : 'preset',
      steadyHands: number % 2 === 0,
      rounds: 8,
    });
    for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
      if (actor !== 'chance') ask(state, actor, `asked ${number}`);
      game.play(state, actor, game.sample(state, actor, random));
    }
  }
  expect(refused).toEqual([]);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['hangar', 'place', 'flick', 'card', 'storm', 'wind', 'move', 'dock', 'damage']),
  );
});

test('a heading leads where it should', () => {
  for (const [x, y, h] of [
    [100, 0, 0],
    [0, 100, 900],
    [-100, 0, 1800],
    [0, -100, 2700],
    [100, 100, 450],
  ] as const) {
    expect(headingTo({ x: 0, y: 0 }, { x, y })).toBe(h);
  }
});

test('ways to a base lead around what stands in between', () => {
  const { options, seats } = universe(2);
  const routes = routesOf(universeOf(options, seats));
  expect(routeTo(routes, 0, { x: 1500, y: 3000 })).toBeLessThan(800);
  // Straight across the galaxy it would be 2700.
  expect(routeTo(routes, 0, { x: 3800, y: 2900 })).toBeGreaterThan(3000);
});

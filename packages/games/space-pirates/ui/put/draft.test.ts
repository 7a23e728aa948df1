import { seededRandom } from '@tortuga/engine';
import { anything, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { module } from '../../index.ts';
import { docked, universe } from '../../testing/positions.ts';
import type { State } from '../../types.ts';
import { askedOf } from '../asked.ts';
import { freshSpot, NO_SPOT, parseSpot } from './draft.ts';
import { situation } from './testing.ts';
import { putMove, wantedOf } from './wanted.ts';

const { game } = module;

/** What a reload makes of it. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const kinds = ['place', 'aside', 'storm'] as const;

test.each(kinds)('%s: what is proposed at first is legal, and is kept over a reload', (kind) => {
  const random = seededRandom(`proposals ${kind}`);
  for (let nth = 0; nth < 100; nth++) {
    const { state, seat } = situation(kind, nth, random);
    const view = game.view(state, seat);
    const spot = freshSpot(view, seat);
    const wanted = wantedOf(view);
    if (wanted === undefined || spot.at === undefined) continue;
    const move = putMove(wanted, spot.disc, spot.at);
    expect(move && game.check(state, seat, move)).toBeUndefined();
    expect(parseSpot(kept(spot), view)).toEqual(spot);
  }
});

test('SP-6: the first Hangar with room is proposed', () => {
  const state = docked(3);
  state.phase = { name: 'hangar', seat: 2 };
  state.pirates.forEach((pirate, seat) => {
    pirate.ship = seat === 2 ? { at: 'box' } : { at: 'hangar', base: 0 };
  });
  const view = game.view(state, 2);
  expect(freshSpot(view, 2).base).toBe(1);
  expect(parseSpot({ base: 9, points: [] }, view)).toBeUndefined();
});

test('others and spectators begin with nothing', () => {
  const { state } = situation('place', 1, seededRandom('others'));
  expect(freshSpot(game.view(state, 1), 1)).toEqual(NO_SPOT);
  expect(freshSpot(game.view(state, 'spectator'), 'spectator')).toEqual(NO_SPOT);
});

test('whatever was kept, reading it never fails, and gives nothing that is not there', () => {
  const random = seededRandom('kept');
  const states: readonly State[] = [
    ...kinds.flatMap((kind) => [0, 1].map((nth) => situation(kind, nth, random).state)),
    universe(3),
  ];
  const like = record(
    {
      base: anything(),
      disc: constantFrom(0, 1, 2, -1, 'x'),
      at: record({ x: integer(), y: anything() }),
      angle: integer({ min: -10, max: 4000 }),
      points: constantFrom(null, [], [{ seat: 0, point: 3 }], [{ seat: 9, point: 0 }], [7]),
    },
    { requiredKeys: [] },
  );
  assert(
    property(nat(states.length - 1), anything(), like, (nth, odd, almost) => {
      const state = states[nth];
      if (state === undefined) return;
      const view = game.view(state, askedOf(state)?.seat ?? 0);
      for (const value of [odd, almost]) {
        const spot = parseSpot(value, view);
        if (spot === undefined) continue;
        expect(spot.angle ?? 0).toBeGreaterThanOrEqual(0);
        expect(spot.angle ?? 0).toBeLessThan(3600);
        expect(spot.base === undefined || spot.base in view.bases).toBe(true);
        expect(spot.points.every(({ seat }) => view.pirates[seat]?.ship.at === 'space')).toBe(true);
      }
    }),
  );
});

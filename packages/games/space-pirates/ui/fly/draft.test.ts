import { assert, anything, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module } from '../../index.ts';
import { moving, putDisc, putShip, universe } from '../../testing/positions.ts';
import type { State, View } from '../../types.ts';
import { templateOf } from './course.ts';
import { type Flight, freshFlight, NO_FLIGHT, parseFlight } from './draft.ts';
import { bossView } from './testing.ts';

const { game } = module;

/** Seat 0 in the open, facing east, with energy for three. */
const adrift = (): State => {
  const state = universe(2);
  putShip(state, 0, 1500, 2000, 900);
  moving(state, '3:RFW');
  return state;
};

const EAST = { angle: 900, offset: 0 };
const TURNED = { angle: 700, offset: 0 };

const flightWith = (view: View, more: Partial<Flight>): Flight => ({
  ...freshFlight(view, 0, undefined),
  ...more,
});

/** Plays what the flight would send next. */
const flyOn = (state: State, flight: Flight): Flight => {
  const [next] = flight.route;
  if (next === undefined) throw new Error('nothing is drafted');
  game.play(state, 0, templateOf(next));
  return freshFlight(bossView(state), 0, flight);
};

describe('a route that is sent', () => {
  test('goes on with its second template when the first has been flown', () => {
    const state = adrift();
    const begun = flightWith(bossView(state), { route: [EAST, TURNED], isSending: true });
    const flight = flyOn(state, begun);
    expect(flight).toMatchObject({ route: [TURNED], isSending: true, laid: 1 });
    expect(flight.trail).toHaveLength(2);
    expect(flyOn(state, flight)).toMatchObject({ route: [], isSending: false, laid: 2 });
  });

  test('stops where something has come between', () => {
    const state = adrift();
    const begun = flightWith(bossView(state), { route: [EAST, TURNED], isSending: true });
    const elsewhere = { ...begun, route: [{ angle: 850, offset: 0 }, TURNED] };
    game.play(state, 0, templateOf(EAST));
    expect(freshFlight(bossView(state), 0, elsewhere)).toMatchObject({ route: [], isSending: false });
    state.queue = [{ kind: 'damage', seat: 0, why: 'storm' }];
    expect(freshFlight(bossView(state), 0, begun)).toMatchObject({ route: [], isSending: false });
  });

  test('leaves the way flown on the table, also while Damage is settled', () => {
    const state = adrift();
    const begun = flightWith(bossView(state), { route: [EAST], isSending: true });
    game.play(state, 0, templateOf(EAST));
    state.queue = [{ kind: 'damage', seat: 0, why: 'storm' }];
    const hurt = freshFlight(bossView(state), 0, begun);
    state.queue = [];
    expect(freshFlight(bossView(state), 0, hurt).trail).toEqual(hurt.trail);
    expect(hurt.trail).toHaveLength(2);
  });

  test('is nobody else’s', () => {
    const view = bossView(adrift());
    expect(freshFlight(view, 1, undefined)).toEqual(NO_FLIGHT);
    expect(freshFlight(view, 'spectator', undefined)).toEqual(NO_FLIGHT);
  });
});

describe('a flight that was kept', () => {
  test('comes back as it was, and nothing is sent by itself', () => {
    const view = bossView(adrift());
    const flight = flightWith(view, { route: [EAST, TURNED], angle: 800, isSending: true });
    const kept: unknown = JSON.parse(JSON.stringify(flight));
    expect(parseFlight(kept, view)).toEqual({ ...flight, isSending: false });
    expect(parseFlight(JSON.parse(JSON.stringify(flightWith(view, {}))), view)).toEqual(flightWith(view, {}));
  });

  test('is void where its route cannot be flown', () => {
    const state = adrift();
    const view = bossView(state);
    const parse = (more: object) => parseFlight({ ...flightWith(view, {}), ...more }, view);
    expect(parse({ route: [{ angle: 2700, offset: 0 }] })).toBeUndefined();
    expect(parse({ route: [{ angle: 900, offset: 50 }] })).toBeUndefined();
    expect(parse({ route: [EAST, EAST, EAST, EAST] })).toBeUndefined();
    expect(parse({ laid: 1 })).toBeUndefined();
    expect(parse({ angle: 3600 })).toBeUndefined();
    expect(parse({ offset: 25 })).toBeUndefined();
    expect(parse({ point: 28 })).toBeUndefined();
    putDisc(state, 1, 1500, 2900, 'salts');
    expect(parseFlight(flightWith(view, { route: [EAST, TURNED] }), bossView(state))).toBeUndefined();
  });

  test('may be anything: it is never trusted', () => {
    const view = bossView(adrift());
    assert(
      property(anything(), anything(), anything(), (kept, route, trail) => {
        parseFlight(kept, view);
        parseFlight({ ...NO_FLIGHT, route }, view);
        parseFlight({ ...NO_FLIGHT, trail }, view);
      }),
    );
  });
});

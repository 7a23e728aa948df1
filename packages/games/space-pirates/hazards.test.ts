/** Hazards: their order, who acts, what is skipped; storm and wind as far as asking goes. */
import { seatsOf } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import type { Card, Hazard } from './components.ts';
import { module } from './index.ts';
import {
  act,
  BARE,
  choosing,
  discIn,
  EMPTY_BORDER,
  eventsOf,
  hold,
  load,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { State } from './types.ts';
import type { Layout } from './universe/presets.ts';

const { game } = module;

/** This card is played: its Hazards wait. */
const played = (seats: number, card: Card, place: (state: State) => void = () => undefined): State => {
  const state = choosing(seats, card);
  place(state);
  act(state, 0, `energy ${card}`);
  return state;
};

/** Only this Hazard is left, and is chosen: what comes of it. */
const after = (hazard: Hazard, place: (state: State) => void, seats = 2): State => {
  const state = universe(seats);
  place(state);
  Object.assign(state, {
    phase: { name: 'hazards' },
    turn: { ...state.turn, card: '1:RFW', left: hazard },
  });
  act(state, 0, `hazard ${hazard}`);
  return state;
};

describe('SP-19: order and duty', () => {
  test('the Boss chooses; each once; the last one starts by itself', () => {
    const state = played(2, '1:RFS', (each) => putDisc(each, 1, 700, 700, 'salts'));
    expect(game.moves(state, 0)?.map(game.makeMove)).toEqual(['hazard F', 'hazard R', 'hazard S']);
    expect(refusalOf(state, 0, 'hazard W')).toEqual({ code: 'no-such-hazard', left: 'RFS' });
    expect(refusalOf(state, 1, 'hazard F')).toMatchObject({ code: 'not-your-turn' });
    expect(act(state, 0, 'hazard S')).toEqual([{ kind: 'hazard', seat: 0, hazard: 'S' }]);
    act(state, 0, 'storm 4500 4900');
    expect(refusalOf(state, 0, 'hazard S')).toEqual({ code: 'no-such-hazard', left: 'RF' });
    act(state, 0, 'hazard F');
    act(state, 0, 'flick 1 0 1');
    const events = act(state, 'chance', 'luck 1');
    expect(eventsOf(events, 'hazard')).toEqual([{ kind: 'hazard', seat: 0, hazard: 'R' }]);
    expect(state).toMatchObject({ phase: { name: 'draw', seat: 0, n: 1, why: 'R' }, turn: { left: '' } });
  });

  test.each(['end', 'skip', 'template 0', 'drift 0'])('`%s` does not get him out of them', (text) => {
    expect(refusalOf(played(2, '1:RFS'), 0, text)).toEqual({ code: 'wrong-phase', expected: ['hazard'] });
  });

  test('one that has a target only thanks to another is compulsory when its turn comes', () => {
    const state = played(2, '4:RF', (each) => putShip(each, 0, 1500, 4000, 0));
    act(state, 0, 'hazard R');
    act(state, 'chance', 'draw gases');
    act(state, 0, 'place 1 700 700');
    act(state, 1, 'flick 1 0 1');
    act(state, 'chance', 'luck 1');
    expect(state.phase).toEqual({ name: 'flick', seat: 0, discs: [1], why: 'F' });
  });
});

describe('SP-20: without a target it is skipped', () => {
  const asteroidUp = (state: State): void =>
    putDisc(state, 1, 700, 700, 'asteroid', { up: true, shown: true });
  const asteroidKnown = (state: State): void =>
    putDisc(state, 1, 700, 700, 'asteroid', { shown: true, seen: [0] });
  const emptyBag = (state: State): void => void state.bag.fill(0);
  const storm = (state: State): void => void Object.assign(state, { storm: { x: 4500, y: 4900 } });
  const ship = (state: State): void => putShip(state, 1, 700, 700, 0);
  const nothing = (): void => undefined;

  test.each<readonly [string, Hazard, (state: State) => void]>([
    ['F without a Freighter', 'F', nothing],
    ['F with revealed Asteroids only', 'F', asteroidUp],
    ['A without an Asteroid', 'A', nothing],
    ['A with one that is only known', 'A', asteroidKnown],
    ['R with an empty bag', 'R', emptyBag],
    ['L with an empty bag', 'L', emptyBag],
    ['W with all in Hangars and no storm', 'W', nothing],
  ])('%s', (_, hazard, place) => {
    const state = universe(2);
    place(state);
    Object.assign(state, {
      phase: { name: 'hazards' },
      turn: { ...state.turn, card: '1:RFW', left: hazard },
    });
    const events = act(state, 0, `hazard ${hazard}`);
    expect(eventsOf(events, 'skipped')).toEqual([{ kind: 'skipped', what: hazard, discs: [] }]);
    expect(state.phase).toEqual({ name: 'move' });
  });

  test.each<readonly [string, Hazard, (state: State) => void, string]>([
    ['F with an Asteroid that is only known', 'F', asteroidKnown, 'flick'],
    ['A with a revealed one', 'A', asteroidUp, 'flick'],
    ['W with a ship in space', 'W', ship, 'wind'],
    ['W with a storm alone', 'W', storm, 'wind'],
  ])('but not %s', (_, hazard, place, phase) => {
    expect(after(hazard, place).phase.name).toBe(phase);
  });
});

describe('whose finger', () => {
  test.each([
    [2, 'R', 1],
    [2, 'L', 1],
    [3, 'R', 2],
    [3, 'L', 1],
    [4, 'R', 3],
    [4, 'L', 1],
  ] as const)('SP-21, SP-103: of %i players, %s gives the Freighter to seat %i', (seats, hazard, flicker) => {
    const state = after(hazard, () => undefined, seats);
    expect(game.actors(state)).toEqual(['chance']);
    act(state, 'chance', 'draw police');
    expect(discIn(state, 1)).toMatchObject({ by: 0, seen: [0] });
    expect(state.phase).toEqual({ name: 'place', seat: 0, discs: [], why: hazard });
    act(state, 0, 'place 1 500 500');
    expect(state.phase).toEqual({ name: 'flick', seat: flicker, discs: [1], why: hazard });
    expect(refusalOf(state, 0, 'flick 1 0 1')).toMatchObject({ code: 'not-your-turn' });
    act(state, flicker, 'flick 1 0 1');
    act(state, 'chance', 'luck 1');
    expect(state.phase).toEqual({ name: 'move' });
  });

  test('SP-103: turns pass to the left, clockwise', () => {
    const state = universe(3);
    for (const seat of seatsOf(3)) putShip(state, seat, 3000, 600 + 600 * seat, 0);
    const bosses: number[] = [];
    for (let n = 0; n < 4; n++) {
      bosses.push(state.boss);
      state.turn.laid = 1;
      act(state, state.boss, 'end');
    }
    expect(bosses).toEqual([0, 1, 2, 0]);
    expect(state.round).toBe(2);
  });

  const both = (state: State): void => {
    putDisc(state, 1, 700, 700, 'salts');
    putDisc(state, 2, 700, 1200, 'asteroid', { up: true, shown: true });
    putDisc(state, 3, 700, 1700, 'gases', { where: 'lifted', by: 0 });
  };

  test.each([
    ['F', 'flick 2 0 500', { code: 'not-a-freighter', disc: 2 }],
    ['F', 'flick 3 0 500', { code: 'no-such-disc', disc: 3 }],
    ['F', 'flick 2 3600 0', { code: 'not-a-freighter', disc: 2 }],
    ['F', 'flick 1 0 500', undefined],
    ['A', 'flick 1 0 500', { code: 'not-an-asteroid', disc: 1 }],
    ['A', 'flick 4 0 500', { code: 'no-such-disc', disc: 4 }],
    ['A', 'flick 2 0 500', undefined],
  ] as const)('by %s `%s` is answered by %j', (hazard, text, refusal) => {
    expect(refusalOf(after(hazard, both), 0, text)).toEqual(refusal);
  });

  test.each([
    ['F', 1],
    ['A', 2],
  ] as const)('by %s one disc that lies on the board, once', (hazard, disc) => {
    const state = after(hazard, (each) => {
      both(each);
      putDisc(each, 4, 700, 4200, 'metals');
      putDisc(each, 5, 5300, 4400, 'asteroid', { up: true, shown: true });
    });
    expect(state.phase).toMatchObject({ name: 'flick', seat: 0, discs: hazard === 'F' ? [1, 4] : [2, 5] });
    act(state, 0, `flick ${disc} 0 1`);
    act(state, 'chance', 'luck 1');
    expect(state.phase).toEqual({ name: 'move' });
  });

  test('by R no other disc may be flicked', () => {
    const state = after('R', both);
    act(state, 'chance', 'draw minerals');
    expect(state.discs.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    act(state, 0, 'place 4 5300 4400');
    expect(refusalOf(state, 1, 'flick 1 0 500')).toEqual({ code: 'not-yours-to-flick', discs: [4] });
  });
});

/** A table too small for anything, which no check would pass. */
const tiny = (size: number, hazard: Hazard): State => {
  const layout: Layout = {
    ...BARE,
    border: EMPTY_BORDER.map(([x, y]) => [Math.min(x, size), Math.min(y, size)]),
    bases: [],
  };
  const { options } = universe(2);
  const state = game.setup(2, { ...options, layout });
  putShip(state, 0, 9000, 9000, 0);
  putShip(state, 1, 12000, 12000, 0);
  Object.assign(state, { phase: { name: 'hazards' }, turn: { ...state.turn, card: '1:RFW', left: hazard } });
  return state;
};

describe('SP-113: where there is no room', () => {
  test('to place a drawn disc, the Hazard is skipped', () => {
    const state = tiny(900, 'R');
    const events = act(state, 0, 'hazard R');
    expect(eventsOf(events, 'skipped')).toEqual([{ kind: 'skipped', what: 'R', discs: [] }]);
    expect(state).toMatchObject({ phase: { name: 'move' }, discs: [], bag: [6, 6, 6, 6, 6, 2, 2] });
    const roomy = tiny(1000, 'R');
    act(roomy, 0, 'hazard R');
    expect(roomy.phase.name).toBe('draw');
  });

  test('to place the next of a batch, it goes back to the bag and the others are flicked', () => {
    const state = tiny(1000, 'R');
    state.phase = { name: 'draw', seat: 0, n: 2, why: 'start' };
    act(state, 'chance', 'draw gases');
    act(state, 'chance', 'draw police');
    const events = act(state, 0, 'place 2 500 500');
    expect(eventsOf(events, 'skipped')).toEqual([{ kind: 'skipped', what: 'start', discs: [1] }]);
    expect(state.phase).toEqual({ name: 'flick', seat: 1, discs: [2], why: 'start' });
    expect(state.bag).toEqual([6, 6, 6, 6, 6, 2, 1]);
  });

  test('and when the bag runs out while a batch is drawn, what was drawn goes back', () => {
    const state = universe(2);
    state.bag.fill(0);
    state.bag[2] = 1;
    state.phase = { name: 'draw', seat: 0, n: 3, why: 'start' };
    const events = act(state, 'chance', 'draw hitech');
    expect(eventsOf(events, 'skipped')).toEqual([{ kind: 'skipped', what: 'start', discs: [1] }]);
    expect(state).toMatchObject({ discs: [], phase: { name: 'draw', seat: 1, n: 3, why: 'start' } });
  });

  test('for the storm, it is skipped', () => {
    const state = tiny(299, 'S');
    expect(eventsOf(act(state, 0, 'hazard S'), 'skipped')).toEqual([
      { kind: 'skipped', what: 'S', discs: [] },
    ]);
    const roomy = tiny(400, 'S');
    act(roomy, 0, 'hazard S');
    expect(roomy.phase.name).toBe('storm');
  });
});

describe('the storm is put somewhere', () => {
  const stormy = (): State =>
    after('S', (state) => {
      putShip(state, 1, 4000, 3700, 0);
      putDisc(state, 1, 1000, 4400, 'salts');
    });

  test.each([
    ['149 5000', { code: 'outside' }],
    ['7000 5000', { code: 'outside' }],
    ['150 5000', undefined],
    ['1048 3000', { code: 'overlap', with: 'base' }],
    ['1049 3000', undefined],
    ['1201 1500', undefined],
    ['1202 1500', { code: 'overlap', with: 'planet' }],
    ['3000 1623', { code: 'overlap', with: 'belt' }],
    ['3000 1624', undefined],
    ['4300 3401', undefined],
    ['4300 3402', { code: 'overlap', with: 'ship' }],
    ['1000 4126', undefined],
    ['1000 4127', { code: 'overlap', with: 'disc' }],
  ])('`storm %s` is answered by %j', (spot, refusal) => {
    expect(refusalOf(stormy(), 0, `storm ${spot}`)).toEqual(refusal);
  });

  test('ships under its disc suffer, Boss first, then clockwise; those in Hangars do not', () => {
    const state = universe(4);
    state.boss = 2;
    putShip(state, 0, 3800, 5000, 0);
    putShip(state, 1, 3800, 5700, 0);
    putShip(state, 2, 3000, 5300, 0);
    for (const seat of [0, 1, 2]) load(state, seat, 'salts');
    Object.assign(state, { phase: { name: 'storm' }, turn: { ...state.turn, card: '1:RFW' } });
    const events = act(state, 2, 'storm 3900 5400');
    expect(events.slice(0, 4)).toEqual([
      { kind: 'storm', at: { x: 3900, y: 5400 } },
      { kind: 'damaged', seat: 2, why: 'storm' },
      { kind: 'damaged', seat: 0, why: 'storm' },
      { kind: 'damaged', seat: 1, why: 'storm' },
    ]);
    expect(state.storm).toEqual({ x: 3900, y: 5400 });
    expect(game.actors(state)).toEqual([2]);
    expect(pirate(state, 3).ship.at).toBe('hangar');
  });
});

describe('the wind is called', () => {
  test.each([0, 1, 900, 1234, 3599])('SP-84: from any angle, such as %i', (angle) => {
    const state = after('W', (each) => putShip(each, 0, 500, 700, 0));
    expect(refusalOf(state, 0, `wind ${angle}`)).toBeUndefined();
    expect(act(state, 0, `wind ${angle}`)[0]).toMatchObject({ kind: 'wind', seat: 0, angle });
    expect(pirate(state, 0).ship).toMatchObject({ at: 'space', h: angle });
  });

  test('SP-84: but not from beyond a whole turn', () => {
    const state = after('W', (each) => putShip(each, 0, 500, 700, 0));
    expect(refusalOf(state, 0, 'wind 3600')).toEqual({ code: 'bad-angle' });
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'wrong-phase', expected: ['wind'] });
  });

  test('SP-94: discs do not drift, revealed or not', () => {
    const state = after('W', (each) => {
      putShip(each, 0, 1500, 4000, 0);
      hold(each, 0, '5:RF');
      putDisc(each, 1, 700, 700, 'salts');
      putDisc(each, 2, 5000, 4000, 'asteroid', { up: true, shown: true });
    });
    act(state, 0, 'wind 0');
    expect(state.discs.map(({ x, y, where }) => [x, y, where])).toEqual([
      [700, 700, 'board'],
      [5000, 4000, 'board'],
    ]);
  });
});

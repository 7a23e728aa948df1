/** How templates are laid: energy, angles, what may not be touched, and when moving ends. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import {
  act,
  asked,
  codeOf,
  hold,
  moving,
  pirate,
  putShip,
  refusalOf,
  universe,
  visitOf,
} from './testing/positions.ts';
import type { State } from './types.ts';

const { game } = module;

/** Seat 0 in the empty north of the Universe for two, heading east, with a card of value 5. */
const inSpace = (x = 600, y = 700, h = 0): State => {
  const state = universe(2);
  putShip(state, 0, x, y, h);
  moving(state, '5:RF');
  return state;
};

describe('whether to move', () => {
  test('SP-15: who holds a card must play one, and nothing else will do', () => {
    const state = inSpace();
    hold(state, 1, '2:RFS', '4:RA');
    act(state, 0, 'end');
    expect([state.boss, state.phase.name]).toEqual([1, 'card']);
    for (const other of ['end', 'skip', 'template 1800', 'drift 1800']) {
      expect(refusalOf(state, 1, other)).toEqual({ code: 'wrong-phase', expected: ['energy'] });
    }
    expect(refusalOf(state, 1, 'energy 5:LA')).toEqual({ code: 'no-such-card', card: '5:LA' });
    act(state, 1, 'energy 2:RFS');
    expect([state.turn.card, state.turn.energy, state.turn.left]).toEqual(['2:RFS', 2, 'RFS']);
    expect(codeOf(state, 1, 'template 1800')).toBe('wrong-phase');
  });

  test('SP-15: a cornered ship plays its card all the same, and drifts after the Hazards', () => {
    const state = universe(2);
    putShip(state, 0, 600, 150, 1800);
    hold(state, 0, '1:RWS');
    state.phase = { name: 'card' };
    expect(codeOf(state, 0, 'drift 0')).toBe('wrong-phase');
    act(state, 0, 'energy 1:RWS');
    expect(codeOf(state, 0, 'drift 0')).toBe('wrong-phase');
    moving(state, '1:RWS');
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-drift' });
    act(state, 0, 'drift 0');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 600, y: 150, h: 0 });
    expect(state.boss).toBe(1);
  });

  test('SP-16: in space all the energy may be wasted', () => {
    const state = inSpace();
    act(state, 0, 'end');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 600, y: 700, h: 0 });
    expect(state.boss).toBe(1);
  });

  test('SP-16: from a Hangar at least one template must be laid, and one is enough', () => {
    const state = universe(2);
    moving(state, '5:RF');
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'must-leave' });
    expect(refusalOf(state, 0, 'drift 0')).toEqual({ code: 'may-not-drift' });
    act(state, 0, 'template 0');
    expect(refusalOf(state, 0, 'end')).toBeUndefined();
  });

  test('SP-17: a ship may leave a Hangar and come back to it in the same turn', () => {
    const state = universe(2);
    moving(state, '3:RF');
    for (const text of ['template 0 -350', 'template 900', 'template 1800']) act(state, 0, text);
    expect(pirate(state, 0).ship).toEqual({ at: 'hangar', base: 0 });
    expect(visitOf(state)).toEqual(['look', 'end']);
  });

  test('SP-18: a ship whose exit is blocked wholly stays, and the turn ends without penalty', () => {
    const blocked = (): State => {
      const state = universe(4);
      putShip(state, 1, 1055, 1200, 900);
      putShip(state, 2, 1055, 1800, 900);
      hold(state, 0, '1:RFW');
      moving(state, '5:RF');
      return state;
    };
    const state = blocked();
    for (const exit of ['template 0', 'template 450 -350', 'template 3150 -350', 'template 450 350']) {
      expect(refusalOf(state, 0, exit)).toEqual({ code: 'blocked', by: 'ship' });
    }
    expect(refusalOf(state, 0, 'drift 0')).toEqual({ code: 'blocked', by: 'ship' });
    act(state, 0, 'end');
    expect([state.boss, pirate(state, 0).ship]).toEqual([1, { at: 'hangar', base: 0 }]);
    expect(pirate(state, 0).hand).toHaveLength(1);
    const ajar = blocked();
    pirate(ajar, 2).ship = { at: 'hangar', base: 2 };
    expect(codeOf(ajar, 0, 'end')).toBe('must-leave');
  });

  test('SP-18: so does one without cards', () => {
    const state = universe(4);
    putShip(state, 1, 1055, 1200, 900);
    putShip(state, 2, 1055, 1800, 900);
    act(state, 0, 'end');
    expect(state.boss).toBe(1);
  });
});

describe('laying templates', () => {
  test.each([
    [0, 900, 901, 901],
    [0, 2700, 2699, -901],
    [1800, 2700, 2701, 901],
    [1800, 900, 899, -901],
    [3550, 850, 851, 901],
    [50, 2750, 2749, -901],
  ])('SP-40: from heading %i one may turn to %i, not to %i', (h, widest, beyond, by) => {
    const state = inSpace(h === 1800 ? 1800 : 600, 5200, h);
    expect(refusalOf(state, 0, `template ${widest}`)).toBeUndefined();
    expect(refusalOf(state, 0, `template ${beyond}`)).toEqual({ code: 'too-sharp', by });
  });

  test('SP-40: each template starts at the tip of the last, and turns from its heading', () => {
    const state = inSpace(300, 5000, 0);
    act(state, 0, 'template 450');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 900, y: 5000, h: 450 });
    expect(codeOf(state, 0, 'template 1351')).toBe('too-sharp');
    act(state, 0, 'template 1350');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 1324, y: 5424, h: 1350 });
    expect([state.turn.laid, state.turn.energy]).toEqual([2, 3]);
  });

  test('SP-41: what is laid stays: the next template goes on from there, and there is no way back', () => {
    const state = inSpace();
    act(state, 0, 'template 0');
    expect(game.parseMove('undo')).toBeUndefined();
    expect(codeOf(state, 0, 'template 1800')).toBe('too-sharp');
    expect(codeOf(state, 0, 'drift 1800')).toBe('may-not-drift');
    act(state, 0, 'template 0');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 1800, y: 700, h: 0 });
  });

  test('SP-42: a path may cross itself and the place of the own ship', () => {
    const state = inSpace(600, 5000, 0);
    for (const h of [900, 1800, 2700, 0]) act(state, 0, `template ${h}`);
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 600, y: 5000, h: 0 });
    expect(state.turn.energy).toBe(1);
  });

  test('SP-44: a path that is stuck ends there, and the rest of the energy is lost', () => {
    const state = inSpace(1200, 150, 1800);
    act(state, 0, 'template 1800');
    for (const h of [900, 1800, 2250, 2700]) {
      expect(refusalOf(state, 0, `template ${h}`)).toEqual({ code: 'blocked', by: 'border' });
    }
    expect(refusalOf(state, 0, 'drift 0')).toEqual({ code: 'may-not-drift' });
    act(state, 0, 'end');
    expect(pirate(state, 0).ship).toEqual({ at: 'space', x: 600, y: 150, h: 1800 });
    expect([state.boss, state.turn.energy]).toEqual([1, 0]);
  });

  test('moving ends by itself with the last energy', () => {
    const state = universe(2);
    putShip(state, 0, 600, 700, 0);
    moving(state, '2:RFS');
    act(state, 0, 'template 0');
    expect(asked(state)).toBe(0);
    act(state, 0, 'template 0');
    expect([state.boss, state.discards[2]]).toEqual([1, ['2:RFS']]);
  });
});

interface Contact {
  readonly by: string;
  readonly seats: number;
  /** Heading of the ship and of the template. */
  readonly h: number;
  readonly x: number;
  /** Edge on edge, and the way in. */
  readonly y: number;
  readonly into: 1 | -1;
}

const contacts: readonly Contact[] = [
  { by: 'border', seats: 2, h: 0, x: 600, y: 150, into: -1 },
  { by: 'planet', seats: 2, h: 0, x: 800, y: 1000, into: 1 },
  { by: 'galaxy', seats: 2, h: 0, x: 2100, y: 2200, into: 1 },
  { by: 'moon', seats: 2, h: 0, x: 900, y: 4775, into: -1 },
  { by: 'belt', seats: 2, h: 0, x: 2100, y: 975, into: 1 },
  { by: 'base', seats: 2, h: 1800, x: 1500, y: 3650, into: -1 },
  { by: 'abandoned', seats: 3, h: 0, x: 3100, y: 5950, into: 1 },
];

describe('what may not be touched', () => {
  test.each(contacts)('SP-43: $by', ({ by, seats, h, x, y, into }) => {
    const outcome = (deep: number) => {
      const state = universe(seats);
      putShip(state, 0, x, y + deep * into, h);
      moving(state, '5:RF');
      return refusalOf(state, 0, `template ${h}`);
    };
    expect([outcome(0), outcome(1)]).toEqual([undefined, undefined]);
    expect(outcome(2)).toEqual({ code: 'blocked', by });
  });

  test('SP-43: another ship, deeper than 0.1 mm', () => {
    const outcome = (y: number) => {
      const state = inSpace(600, 500, 0);
      putShip(state, 1, 1200, y, 0);
      return refusalOf(state, 0, 'template 0');
    };
    expect([outcome(800), outcome(799), outcome(798)]).toEqual([
      undefined,
      undefined,
      { code: 'blocked', by: 'ship' },
    ]);
  });

  test('SP-43: the base of the storm, but not its disc', () => {
    const outcome = (y: number) => {
      const state = inSpace(600, 500, 0);
      state.storm = { x: 1500, y };
      return refusalOf(state, 0, 'template 0');
    };
    expect([outcome(800), outcome(799), outcome(798)]).toEqual([
      undefined,
      undefined,
      { code: 'blocked', by: 'storm' },
    ]);
  });
});

describe('refusals, in their order', () => {
  test('after the game, out of turn, of the wrong kind, of no such angle', () => {
    const state = inSpace();
    expect(codeOf(state, 1, 'template 9999')).toBe('not-your-turn');
    expect(refusalOf(state, 0, 'buy')).toEqual({
      code: 'wrong-phase',
      expected: ['template', 'drift', 'end'],
    });
    for (const text of ['template 3600 25', 'drift 3600']) expect(codeOf(state, 0, text)).toBe('bad-angle');
    state.phase = { name: 'over' };
    expect(codeOf(state, 0, 'template 0')).toBe('game-over');
  });

  test.each([50, -350, 25])('in space there is no mouth line: offset %i', (offset) => {
    expect(codeOf(inSpace(), 0, `template 0 ${offset}`)).toBe('bad-offset');
  });

  test('without energy no template', () => {
    const state = universe(2);
    putShip(state, 0, 600, 700, 0);
    for (const text of ['template 0', 'template 1800']) expect(codeOf(state, 0, text)).toBe('no-energy-left');
  });

  test('an angle comes before what is in the way', () => {
    const state = inSpace(150, 5500, 450);
    expect(codeOf(state, 0, 'template 1350')).toBe('blocked');
    expect(codeOf(state, 0, 'template 1351')).toBe('too-sharp');
  });
});

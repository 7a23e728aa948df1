/** Entering Hangars, and what is done in a base: in which order, the bribe, buying. */
import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  blowWind,
  codeOf,
  eventsOf,
  flyIn,
  hold,
  load,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
  visitOf,
} from './testing/positions.ts';
import type { State } from './types.ts';

/** Seat 0 has just entered base 0, whose prices are 1 2 3 4 5. */
const visiting = (before?: (state: State) => void): State => {
  const state = universe(2);
  before?.(state);
  flyIn(state);
  return state;
};

const step = (state: State): string | undefined => visitOf(state)[0];

describe('entering', () => {
  test('SP-56: a template that touches the line ends the movement, after its captures', () => {
    const state = universe(2);
    putShip(state, 0, 2100, 3000, 1800);
    moving(state, '5:RF');
    putDisc(state, 1, 1200, 3000, 'hitech');
    putDisc(state, 2, 1300, 2800, 'asteroid');
    load(state, 0, 'salts');
    const events = act(state, 0, 'template 1800');
    expect(events.map(({ kind }) => kind)).toEqual([
      'laid',
      'lifted',
      'revealed',
      'damaged',
      'captured',
      'entered',
    ]);
    expect(pirate(state, 0)).toMatchObject({ ship: { at: 'hangar', base: 0 }, owed: true });
    expect(asked(state)).toBe(0);
    act(state, 0, 'damage cargo salts');
    expect(refusalOf(state, 0, 'template 1800')).toEqual({ code: 'wrong-phase', expected: ['aside'] });
  });

  test.each([
    [1502, false],
    [1501, true],
  ])('SP-56: the line counts as touched from 0.1 mm on: rear tip at x = %i', (x, enters) => {
    const state = universe(2);
    putShip(state, 0, x + 600, 3000, 1800);
    moving(state, '5:RF');
    act(state, 0, 'template 1800');
    expect(pirate(state, 0).ship.at).toBe(enters ? 'hangar' : 'space');
  });

  test('SP-56: a line touched from behind is not entered by', () => {
    const state = universe(2);
    // Beside base 2, whose line lies at y = 5100: the template reaches over it, its rear tip is behind it.
    putShip(state, 0, 1750, 5240, 0);
    moving(state, '5:RF');
    expect(refusalOf(state, 0, 'template 0')).toEqual({ code: 'blocked', by: 'base' });
  });

  test('SP-57: wall and line together is entering', () => {
    const state = universe(2);
    putShip(state, 0, 1900, 2600, 1800);
    moving(state, '5:RF');
    act(state, 0, 'template 1800');
    expect(pirate(state, 0).ship).toEqual({ at: 'hangar', base: 0 });
  });

  test('SP-57: the wall alone is not', () => {
    const state = universe(2);
    putShip(state, 0, 1900, 2450, 1800);
    moving(state, '5:RF');
    expect(refusalOf(state, 0, 'template 1800')).toEqual({ code: 'blocked', by: 'base' });
  });

  test('SP-58: two fill a Hangar: its line may not be touched', () => {
    const state = universe(3);
    putShip(state, 0, 2100, 1800, 1800);
    moving(state, '5:RF');
    pirate(state, 1).ship = { at: 'hangar', base: 0 };
    expect(refusalOf(state, 0, 'template 1800')).toBeUndefined();
    pirate(state, 2).ship = { at: 'hangar', base: 0 };
    expect(refusalOf(state, 0, 'template 1800')).toEqual({ code: 'blocked', by: 'hangar-full' });
  });

  test('SP-59: the template that leaves touches the line and does not enter', () => {
    const state = universe(2);
    moving(state, '5:RF');
    act(state, 0, 'template 450 -350');
    expect(pirate(state, 0)).toMatchObject({ ship: { at: 'space', x: 900, y: 2650, h: 450 }, owed: false });
  });
});

describe('when', () => {
  test('SP-60: at the end of the turn in which one entered', () => {
    const state = visiting();
    expect(visitOf(state)).toEqual(['look', 'end']);
    expect(pirate(state, 0).owed).toBe(false);
    act(state, 0, 'skip');
    act(state, 0, 'skip');
    expect(state.boss).toBe(1);
  });

  test('SP-60: blown in on another turn, one docks at the start of the next own turn, before the card', () => {
    const state = universe(2);
    putShip(state, 0, 2600, 300, 0);
    putShip(state, 1, 4500, 3000, 0);
    hold(state, 1, '3:RF');
    blowWind(state, 0);
    expect(pirate(state, 1)).toMatchObject({ ship: { at: 'hangar', base: 1 }, owed: true });
    act(state, 0, 'drift 1800');
    expect(visitOf(state)).toEqual(['look', 'card']);
    act(state, 1, 'skip');
    expect(refusalOf(state, 1, 'energy 3:RF')).toEqual({ code: 'wrong-phase', expected: ['fill', 'skip'] });
    act(state, 1, 'fill 5');
    act(state, 'chance', 'energy 5:LA');
    expect(state.phase.name).toBe('card');
    act(state, 1, 'energy 5:LA');
    expect(state.turn.energy).toBe(5);
  });

  test('SP-60: after that visit one must fly out as ever', () => {
    const state = universe(2);
    putShip(state, 0, 2600, 300, 0);
    putShip(state, 1, 4500, 3000, 0);
    blowWind(state, 0);
    act(state, 0, 'drift 1800');
    expect(pirate(state, 1).owed).toBe(false);
    act(state, 1, 'skip');
    act(state, 1, 'skip');
    expect(codeOf(state, 1, 'end')).toBe('must-leave');
  });

  test('SP-60: at the start of the game nobody docks', () => {
    const state = universe(2);
    hold(state, 1, '3:RF');
    act(state, 0, 'drift 0');
    expect(state.phase.name).toBe('card');
  });

  /** The Boss is blown into base 0 by his own wind. */
  const blownIn = (): State => {
    const state = universe(2);
    putShip(state, 0, 2100, 3000, 1800);
    pirate(state, 0).chased = true;
    moving(state, '2:RFW');
    blowWind(state, 1800);
    return state;
  };

  test('SP-61: the Boss blown in by his own wind may stay and dock', () => {
    const state = blownIn();
    expect([step(state), pirate(state, 0).ship.at]).toEqual(['move', 'hangar']);
    act(state, 0, 'end');
    expect(step(state)).toBe('bribe');
  });

  test('SP-61: if he flies out again the visit is lost and the Police stay', () => {
    const state = blownIn();
    act(state, 0, 'template 0');
    expect(pirate(state, 0)).toMatchObject({ owed: false, chased: true });
    act(state, 0, 'end');
    expect([state.boss, pirate(state, 0).mc]).toEqual([1, 10]);
  });
});

describe('in which order', () => {
  test('SP-62: bribe, buy, look, sell, fill; a step skipped is closed', () => {
    const state = visiting((before) => {
      pirate(before, 0).chased = true;
      pirate(before, 0).mc = 20;
      load(before, 0, 'salts');
    });
    for (const [now, expected, move] of [
      ['bribe', ['bribe'], 'bribe'],
      ['buy', ['buy', 'skip'], 'skip'],
      ['look', ['look', 'skip'], 'skip'],
      ['sell', ['sell', 'skip'], 'skip'],
      ['fill', ['fill', 'skip'], 'skip'],
    ] as const) {
      expect(step(state)).toBe(now);
      const early = now === 'bribe' ? 'buy' : 'bribe';
      expect(refusalOf(state, 0, early)).toEqual({ code: 'wrong-phase', expected });
      act(state, 0, move);
    }
    expect([state.boss, pirate(state, 0).mc]).toEqual([1, 19]);
  });

  test('SP-63: what is sold in this visit cannot buy the base', () => {
    const state = visiting((before) => {
      pirate(before, 0).mc = 14;
      load(before, 0, 'gases');
    });
    act(state, 0, 'look');
    act(state, 0, 'sell gases');
    expect(pirate(state, 0).mc).toBe(19);
    expect(codeOf(state, 0, 'buy')).toBe('wrong-phase');
  });
});

describe('buying', () => {
  test('sheet: a base costs 15 MC, paid to the Bank', () => {
    const state = visiting((before) => {
      pirate(before, 0).mc = 15;
    });
    expect(eventsOf(act(state, 0, 'buy'), 'bought')).toEqual([{ kind: 'bought', seat: 0, base: 0 }]);
    expect(state.bases[0]?.owner).toBe(0);
    expect(state.pirates.map(({ mc, base }) => [mc, base])).toEqual([
      [0, 0],
      [10, null],
    ]);
  });

  test('SP-64: not one that is owned, and not a second one', () => {
    const owned = visiting((before) => {
      pirate(before, 0).mc = 40;
      pirate(before, 1).base = 0;
      const [base] = before.bases;
      if (base !== undefined) base.owner = 1;
    });
    expect(step(owned)).toBe('look');
    const second = visiting((before) => {
      pirate(before, 0).mc = 40;
      pirate(before, 0).base = 2;
      const base = before.bases[2];
      if (base !== undefined) base.owner = 0;
    });
    expect(step(second)).toBe('look');
  });
});

describe('the bribe', () => {
  const chased = (mc: number, owner: number | null, before?: (state: State) => void): State =>
    visiting((state) => {
      Object.assign(pirate(state, 0), { chased: true, mc });
      state.bag[6] = 1;
      before?.(state);
      const [base] = state.bases;
      if (base === undefined || owner === null) return;
      base.owner = owner;
      pirate(state, owner).base = 0;
    });

  test.each([
    [null, [9, 10]],
    [1, [9, 11]],
  ])('sheet: 1 MC to the owner (%s) or the Bank, and the token goes back to the bag', (owner, mcs) => {
    const state = chased(10, owner);
    expect(refusalOf(state, 0, 'skip')).toEqual({ code: 'wrong-phase', expected: ['bribe'] });
    expect(eventsOf(act(state, 0, 'bribe'), 'bribed')).toEqual([
      { kind: 'bribed', seat: 0, paid: 1, to: owner },
    ]);
    expect(state.pirates.map(({ mc }) => mc)).toEqual(mcs);
    expect([pirate(state, 0).chased, state.bag[6]]).toEqual([false, 2]);
  });

  test('SP-65: without money it is paid from the sales of this visit', () => {
    const state = chased(0, 1, (before) => load(before, 0, 'metals', 'metals'));
    expect([step(state), pirate(state, 0).chased]).toEqual(['look', true]);
    act(state, 0, 'skip');
    act(state, 0, 'sell metals');
    expect([pirate(state, 0).chased, pirate(state, 0).mc]).toEqual([true, 2]);
    const events = act(state, 0, 'skip');
    expect(eventsOf(events, 'bribed')).toEqual([{ kind: 'bribed', seat: 0, paid: 1, to: 1 }]);
    expect(state.pirates.map(({ mc }) => mc)).toEqual([1, 11]);
    expect(step(state)).toBe('fill');
  });

  test('SP-65: with nothing at all the Police leave anyway', () => {
    const state = chased(0, 1);
    expect(pirate(state, 0).chased).toBe(true);
    const events = act(state, 0, 'look');
    expect(eventsOf(events, 'bribed')).toEqual([{ kind: 'bribed', seat: 0, paid: 0, to: 1 }]);
    expect([state.bag[6], state.boss]).toEqual([2, 1]);
    expect(state.pirates.map(({ mc }) => mc)).toEqual([0, 10]);
  });

  test('SP-66: in his own base he pays nothing, and is not asked', () => {
    const state = chased(10, 0);
    expect([step(state), pirate(state, 0).chased, pirate(state, 0).mc]).toEqual(['look', false, 10]);
    expect(state.bag[6]).toBe(2);
  });
});

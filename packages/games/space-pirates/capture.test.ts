/** Discs under templates: Cargo, Asteroids, Police, and discs set aside. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import {
  act,
  asked,
  codeOf,
  eventsOf,
  hold,
  load,
  moving,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { Disc, Event, State } from './types.ts';

const { game } = module;

/** Seat 0 in the empty north, heading east: its first template lies from (1200, 700) to (1800, 700). */
const hunting = (card = '5:RF'): State => {
  const state = universe(2);
  putShip(state, 0, 600, 700, 0);
  moving(state, card);
  return state;
};

const order = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event) =>
    event.kind === 'captured' || event.kind === 'lifted' || event.kind === 'police' ? [event.disc] : [],
  );

const disc = (state: State, id: number): Disc | undefined => state.discs.find((each) => each.id === id);

describe('capturing', () => {
  test.each([
    ['beside the long edge', 1500, 974, 975],
    ['on the other side', 1500, 426, 425],
    ['before the tip', 1924, 700, 700],
  ])('SP-45: a disc %s is captured when overlapped at all, not when merely touched', (_, x, near, far) => {
    for (const [y, shift, count] of [
      [near, 0, 1],
      [far, near === far ? 1 : 0, 0],
    ] as const) {
      const state = hunting();
      putDisc(state, 1, x + shift, y, 'hitech');
      act(state, 0, 'template 0');
      expect(pirate(state, 0).hold).toEqual([0, 0, count, 0, 0]);
      expect(state.discs).toHaveLength(1 - count);
    }
  });

  test('SP-45: from rear to front, then nearest the axis, then the lower number', () => {
    const state = hunting();
    putDisc(state, 1, 1800, 700, 'gases');
    putDisc(state, 2, 1450, 950, 'gases');
    putDisc(state, 3, 1450, 451, 'minerals');
    putDisc(state, 4, 1450, 700, 'minerals');
    putDisc(state, 5, 1450, 450, 'minerals');
    putDisc(state, 6, 1300, 700, 'metals');
    expect(order(act(state, 0, 'template 0'))).toEqual([6, 4, 3, 2, 5, 1]);
  });

  test('SP-45: the order goes along the template, whichever way it points', () => {
    const state = hunting();
    putShip(state, 0, 2400, 700, 1800);
    putDisc(state, 1, 1300, 700, 'metals');
    putDisc(state, 2, 1700, 700, 'metals');
    expect(order(act(state, 0, 'template 1800'))).toEqual([2, 1]);
  });

  test('SP-46: each template has its effects before the next is laid', () => {
    const state = hunting();
    putDisc(state, 1, 1500, 700, 'salts');
    putDisc(state, 2, 2100, 700, 'asteroid');
    act(state, 0, 'template 0');
    expect(pirate(state, 0).hold).toEqual([0, 0, 0, 1, 0]);
    act(state, 0, 'template 0');
    expect(refusalOf(state, 0, 'template 0')).toEqual({ code: 'wrong-phase', expected: ['damage'] });
    act(state, 0, 'damage cargo salts');
    act(state, 0, 'template 0');
    expect(state.turn.laid).toBe(3);
  });

  test('SP-47: a hold takes any number; others see how many, not which', () => {
    const state = hunting();
    load(state, 0, ...Array.from({ length: 6 }, () => ['minerals', 'metals'] as const).flat());
    putDisc(state, 1, 1500, 700, 'gases');
    act(state, 0, 'template 0');
    expect(game.view(state, 0).pirates[0]).toMatchObject({ hold: [6, 6, 0, 0, 1], holdCount: 13 });
    expect(game.view(state, 1).pirates[0]).toMatchObject({ hold: null, holdCount: 13 });
  });

  test('SP-115: what was captured and given only its pirate sees', () => {
    const state = hunting();
    putDisc(state, 1, 1400, 700, 'gases');
    putDisc(state, 2, 1700, 700, 'asteroid', { up: true, shown: true });
    const events = [...act(state, 0, 'template 0'), ...act(state, 0, 'damage cargo gases')];
    for (const kind of ['captured', 'gave'] as const) {
      const [event] = eventsOf(events, kind);
      expect(event).toMatchObject({ seat: 0, type: 'gases' });
      expect(event && game.hear(event, 0)).toMatchObject({ type: 'gases' });
      expect(event && game.hear(event, 1)).toMatchObject({ type: null });
    }
  });
});

describe('Asteroids', () => {
  test('SP-48: one under a template is shown to all and set down Asteroid up, one width from the ship', () => {
    const state = hunting('2:RFA');
    hold(state, 0, '3:RF');
    putDisc(state, 1, 1500, 700, 'asteroid');
    const events = act(state, 0, 'template 0');
    expect(eventsOf(events, 'revealed')).toEqual([{ kind: 'revealed', seat: 0, disc: 1 }]);
    expect(eventsOf(events, 'damaged')).toEqual([{ kind: 'damaged', seat: 0, why: 'asteroid' }]);
    expect(disc(state, 1)).toMatchObject({ where: 'lifted', by: 0, up: true, shown: true });
    act(state, 'chance', 'lose 3:RF');
    act(state, 0, 'template 0');
    expect(state.queue).toEqual([{ kind: 'aside', seat: 0, disc: 1 }]);
    act(state, 0, 'aside 1 2100 125');
    expect(disc(state, 1)).toMatchObject({ where: 'board', by: null, up: true, x: 2100, y: 125 });
    expect(state.boss).toBe(1);
  });

  test('SP-48: a revealed one hurts as much; two hurt twice', () => {
    const state = hunting();
    load(state, 0, 'metals', 'metals');
    putDisc(state, 1, 1400, 700, 'asteroid', { up: true, shown: true });
    putDisc(state, 2, 1700, 700, 'asteroid');
    expect(eventsOf(act(state, 0, 'template 0'), 'damaged')).toHaveLength(2);
    act(state, 0, 'damage cargo metals');
    act(state, 0, 'damage cargo metals');
    act(state, 0, 'end');
    expect(state.queue.map((task) => task.kind === 'aside' && task.disc)).toEqual([1, 2]);
  });

  test('SP-48: a lifted one is out of the way for the rest of the turn', () => {
    const state = hunting();
    putShip(state, 0, 600, 5000, 0);
    putDisc(state, 1, 1200, 5300, 'asteroid');
    for (const h of [900, 1800, 2700, 0]) act(state, 0, `template ${h}`);
    expect(eventsOf(act(state, 0, 'template 900'), 'damaged')).toEqual([]);
    expect(asked(state)).toBe(0);
  });
});

describe('Galactic Police', () => {
  test('SP-49: of several discs on a template those after the Police are only set aside', () => {
    const state = hunting();
    putDisc(state, 1, 1300, 700, 'salts');
    putDisc(state, 2, 1450, 700, 'police');
    putDisc(state, 3, 1600, 700, 'gases');
    putDisc(state, 4, 1750, 700, 'asteroid');
    const events = act(state, 0, 'template 0');
    expect(eventsOf(events, 'police')).toEqual([{ kind: 'police', seat: 0, disc: 2 }]);
    expect(order(events)).toEqual([1, 2, 3, 4]);
    expect(pirate(state, 0)).toMatchObject({ hold: [0, 0, 0, 1, 0], chased: true });
    expect(state.discs.map(({ id, where, up, seen }) => [id, where, up, seen])).toEqual([
      [3, 'lifted', false, []],
      [4, 'lifted', false, []],
    ]);
    expect(state.turn.lifted).toEqual([3, 4]);
    expect(game.hear(events[2] ?? { kind: 'police', seat: 9, disc: 9 }, 1)).toEqual(events[2]);
  });

  test('SP-50: a chased pirate crosses Freighters, gains nothing, and sets them down face down', () => {
    const state = hunting('1:RFW');
    pirate(state, 0).chased = true;
    putDisc(state, 1, 1500, 700, 'gases');
    const events = act(state, 0, 'template 0');
    expect(eventsOf(events, 'captured')).toEqual([]);
    expect(state.queue).toEqual([{ kind: 'aside', seat: 0, disc: 1 }]);
    act(state, 0, 'aside 1 1500 125');
    expect(pirate(state, 0).hold).toEqual([0, 0, 0, 0, 0]);
    expect(disc(state, 1)).toMatchObject({ where: 'board', up: false, shown: false, seen: [] });
    expect(game.view(state, 0).discs[0]?.type).toBeNull();
  });

  test('SP-51: a chased pirate is hurt by a revealed Asteroid, not by a hidden one', () => {
    const state = hunting();
    load(state, 0, 'metals');
    pirate(state, 0).chased = true;
    putDisc(state, 1, 1400, 700, 'asteroid');
    putDisc(state, 2, 1700, 700, 'asteroid', { up: true, shown: true });
    const events = act(state, 0, 'template 0');
    expect(eventsOf(events, 'damaged')).toHaveLength(1);
    expect(eventsOf(events, 'revealed')).toEqual([]);
    act(state, 0, 'damage cargo metals');
    act(state, 0, 'end');
    act(state, 0, 'aside 1 1500 125');
    act(state, 0, 'aside 2 2225 700');
    expect(state.discs.map(({ up }) => up)).toEqual([false, true]);
  });

  test('SP-51: nor by one whose face all know, as long as it lies face down', () => {
    const state = hunting();
    pirate(state, 0).chased = true;
    putDisc(state, 1, 1400, 700, 'asteroid', { shown: true });
    expect(eventsOf(act(state, 0, 'template 0'), 'damaged')).toEqual([]);
  });

  test('SP-52: nobody gets a second Police token', () => {
    const state = hunting('1:RFW');
    putDisc(state, 1, 1400, 700, 'police');
    putDisc(state, 2, 1700, 700, 'police');
    act(state, 0, 'template 0');
    expect(pirate(state, 0).chased).toBe(true);
    expect(state.queue).toEqual([{ kind: 'aside', seat: 0, disc: 2 }]);
  });
});

describe('setting aside', () => {
  /** Seat 0 stands at (1200, 700) and has lifted disc 1. */
  const aside = (more?: (state: State) => void): State => {
    const state = hunting('1:RFW');
    pirate(state, 0).chased = true;
    putDisc(state, 1, 1500, 700, 'gases');
    more?.(state);
    act(state, 0, 'template 0');
    return state;
  };

  test.each([
    ['in front', 2225, 700, undefined],
    ['at most 30.5 mm', 2230, 700, undefined],
    ['at least 29.5 mm', 2220, 700, undefined],
    ['too far', 2231, 700, 'not-one-width'],
    ['too near', 2219, 700, 'not-one-width'],
    ['on a planet', 1700, 1275, 'overlap'],
    ['across the border', 1500, 120, 'outside'],
    ['at the border', 1500, 125, undefined],
  ])('SP-107: %s', (_, x, y, code) => {
    expect(codeOf(aside(), 0, `aside 1 ${x} ${y}`)).toBe(code);
  });

  test('SP-107: refusals in their order: the disc, the distance, what is overlapped, the border', () => {
    const state = aside((with2) => {
      putDisc(with2, 2, 2225, 600, 'gases');
      putDisc(with2, 3, 1500, 60, 'gases');
      with2.storm = { x: 1600, y: 1275 };
    });
    expect(codeOf(state, 1, 'aside 1 2225 700')).toBe('not-your-turn');
    expect(refusalOf(state, 0, 'end')).toEqual({ code: 'wrong-phase', expected: ['aside'] });
    expect(refusalOf(state, 0, 'aside 2 0 0')).toEqual({ code: 'no-such-disc', disc: 2 });
    expect(refusalOf(state, 0, 'aside 1 2000 700')).toEqual({ code: 'not-one-width', distance: 200 });
    expect(refusalOf(state, 0, 'aside 1 2225 700')).toEqual({ code: 'overlap', with: 'disc' });
    expect(refusalOf(state, 0, 'aside 1 1500 120')).toEqual({ code: 'overlap', with: 'disc' });
    expect(refusalOf(state, 0, 'aside 1 1400 1275')).toEqual({ code: 'overlap', with: 'planet' });
    state.storm = { x: 2225, y: 900 };
    expect(refusalOf(state, 0, 'aside 1 2225 710')).toEqual({ code: 'overlap', with: 'disc' });
  });

  test('SP-107: another ship is in the way, and the storm base; its disc is not', () => {
    const state = aside();
    putShip(state, 1, 2300, 700, 0);
    expect(refusalOf(state, 0, 'aside 1 2225 700')).toEqual({ code: 'overlap', with: 'ship' });
    putShip(state, 1, 2350, 700, 0);
    expect(refusalOf(state, 0, 'aside 1 2225 700')).toBeUndefined();
    state.storm = { x: 2225, y: 974 };
    expect(refusalOf(state, 0, 'aside 1 2225 700')).toEqual({ code: 'overlap', with: 'storm' });
    state.storm = { x: 2225, y: 975 };
    expect(refusalOf(state, 0, 'aside 1 2225 700')).toBeUndefined();
  });

  test('SP-107: from a ship in a Hangar it is one width from the mouth line, in front of it', () => {
    const state = universe(2);
    putShip(state, 0, 2100, 3000, 1800);
    pirate(state, 0).chased = true;
    moving(state, '1:RFW');
    putDisc(state, 1, 1200, 3000, 'gases');
    act(state, 0, 'template 1800');
    expect(asked(state)).toBe(0);
    expect(state.phase.name).toBe('dock');
    expect(refusalOf(state, 0, 'aside 1 1331 3000')).toEqual({ code: 'not-one-width', distance: 431 });
    expect(codeOf(state, 0, 'aside 1 899 3775')).toBe('not-one-width');
    expect(codeOf(state, 0, 'aside 1 900 3775')).toBeUndefined();
    act(state, 0, 'aside 1 1325 3000');
    expect(state.phase).toMatchObject({ name: 'dock', step: 'bribe' });
  });

  test('SP-107: where there is no such spot the machine takes the nearest free one', () => {
    const state = universe(2);
    putShip(state, 0, 600, 700, 0);
    pirate(state, 0).chased = true;
    moving(state, '1:RFW');
    putDisc(state, 1, 1500, 700, 'gases');
    // Discs all around, so that every spot one width away is taken.
    const around = [
      [2200, 700],
      [2200, 950],
      [2200, 450],
      [1950, 230],
      [1700, 125],
      [1450, 125],
      [1200, 125],
    ];
    const beneath = [
      [950, 230],
      [775, 450],
      [775, 700],
      [775, 950],
      [1000, 1180],
      [1250, 1250],
      [2060, 1190],
    ];
    [...around, ...beneath].forEach(([x = 0, y = 0], index) => {
      const type = (['minerals', 'metals', 'hitech'] as const)[index % 3] ?? 'salts';
      putDisc(state, index + 2, x, y, type);
    });
    const events = act(state, 0, 'template 0');
    // Ring 14 around the ship's centre, heading 800.
    expect(eventsOf(events, 'aside')).toEqual([{ kind: 'aside', seat: 0, disc: 1, x: 1549, y: 976 }]);
    expect(disc(state, 1)).toMatchObject({ where: 'board', by: null, x: 1549, y: 976 });
    expect([state.queue, state.boss]).toEqual([[], 1]);
  });
});

/** What a flick does: leaving, turning over, landing, and ships that are hit. Luck is found by search. */
import { describe, expect, test } from 'vitest';
import type { DiscType } from './components.ts';
import { module } from './index.ts';
import { hexDist } from './space/hexagon.ts';
import {
  act,
  discIn,
  eventsOf,
  flicking,
  flickUntil,
  hold,
  pirate,
  putDisc,
  putShip,
  refusalOf,
} from './testing/positions.ts';
import type { Event, State } from './types.ts';

const { game } = module;

const anyLuck = (): boolean => true;
const has = (events: readonly Event[], kind: Event['kind']): boolean =>
  events.some((event) => event.kind === kind);
const damages = (events: readonly Event[]): readonly string[] =>
  eventsOf(events, 'damaged').map(({ seat, why }) => `${seat} ${why}`);

const freighter = (x: number, y: number, type: DiscType = 'salts'): State =>
  flicking('F', (state) => {
    putDisc(state, 1, x, y, type);
    hold(state, 0, '1:RFW', '5:RF');
    hold(state, 1, '1:LFW', '5:LF');
  });

describe('the flick itself', () => {
  test('SP-25: a direction and a power; even the least moves the disc', () => {
    expect(refusalOf(freighter(1500, 3900), 0, 'flick 1 0 0')).toEqual({ code: 'bad-power' });
    const { after, events } = flickUntil(freighter(1500, 3900), 'flick 1 0 1', anyLuck);
    expect(discIn(after, 1)).toMatchObject({ x: 1510, y: 3900 });
    expect(eventsOf(events, 'slid')[0]?.rests).toEqual([[1, 1510, 3900]]);
    expect(damages(events)).toEqual([]);
  });

  test('its path survives JSON: at rest a speed is 0 and not -0', () => {
    const { events } = flickUntil(freighter(1500, 3900), 'flick 1 1800 1', anyLuck);
    const [slid] = eventsOf(events, 'slid');
    expect(JSON.parse(JSON.stringify(slid))).toEqual(slid);
    expect(slid?.pieces.at(-1)?.slice(4)).toEqual([0, 0]);
  });

  test('SP-25: it may not be passed up', () => {
    expect(refusalOf(freighter(1500, 3900), 0, 'skip')).toEqual({ code: 'wrong-phase', expected: ['flick'] });
    expect(refusalOf(freighter(1500, 3900), 0, 'end')).toEqual({ code: 'wrong-phase', expected: ['flick'] });
  });

  test('it is public, and its luck comes after it', () => {
    const state = freighter(1500, 3900);
    expect(act(state, 0, 'flick 1 0 100')).toEqual([
      { kind: 'flicked', seat: 0, disc: 1, angle: 0, power: 100 },
    ]);
    expect(state.queue).toEqual([{ kind: 'luck', disc: 1, angle: 0, power: 100, seat: 0 }]);
    expect(discIn(state, 1)).toMatchObject({ x: 1500, y: 3900 });
  });
});

describe('leaving', () => {
  test('SP-26: a disc leaves when its centre crosses the border, not its edge', () => {
    const edge = flickUntil(freighter(1000, 1030), 'flick 1 2700 100', anyLuck);
    expect(discIn(edge.after, 1)).toMatchObject({ x: 1000, y: 8 });
    expect(has(edge.events, 'left')).toBe(false);
    const centre = flickUntil(freighter(1000, 1020), 'flick 1 2700 100', anyLuck);
    expect(eventsOf(centre.events, 'left')).toEqual([{ kind: 'left', disc: 1 }]);
    expect(damages(centre.events)).toEqual(['0 left']);
  });

  test('SP-29: it is put back one width straight in from where it left', () => {
    const { after, events } = flickUntil(freighter(1000, 900), 'flick 1 2700 900', anyLuck);
    expect(discIn(after, 1)).toMatchObject({ x: 1000, y: 425, where: 'board', up: false, shown: false });
    expect(eventsOf(events, 'putBack')).toEqual([
      { kind: 'putBack', what: 'disc', id: 1, x: 1000, y: 425, h: null },
    ]);
  });

  test('SP-29: else on the nearest free spot that keeps this width from the border', () => {
    const state = freighter(800, 200);
    putDisc(state, 2, 1000, 525, 'salts');
    const { after, events } = flickUntil(state, 'flick 1 3150 900', anyLuck);
    expect(eventsOf(events, 'left')).toHaveLength(1);
    const { x, y } = discIn(after, 1);
    expect(y).toBeGreaterThanOrEqual(425);
    expect((x - 1000) ** 2 + (y - 525) ** 2).toBeGreaterThanOrEqual(250 ** 2);
    expect(Math.abs(x - 1000)).toBeLessThan(300);
  });

  test('SP-30: one that is knocked out is put back without Damage', () => {
    const state = freighter(1000, 1000);
    putDisc(state, 2, 1000, 500, 'gases');
    const { after, events } = flickUntil(state, 'flick 1 2700 150', ({ events: all }) => !has(all, 'turned'));
    expect(eventsOf(events, 'left')).toEqual([{ kind: 'left', disc: 2 }]);
    expect(discIn(after, 2)).toMatchObject({ x: 1000, y: 425, shown: false });
    expect(damages(events)).toEqual([]);
  });
});

describe('turning over', () => {
  const atPlanet = (type: DiscType): State => freighter(1700, 2300, type);
  const turned = ({ events }: { readonly events: readonly Event[] }): boolean =>
    has(events, 'turned') && !has(events, 'left');

  test.each(['gases', 'police', 'asteroid'] as const)(
    'SP-27: %s turned over is known to all, and lies Freighter side up',
    (type) => {
      const { after, events } = flickUntil(atPlanet(type), 'flick 1 2700 1000', turned);
      expect(eventsOf(events, 'turned')).toEqual([{ kind: 'turned', disc: 1, type }]);
      expect(damages(events)).toEqual(['0 turned']);
      expect(discIn(after, 1)).toMatchObject({ shown: true, up: false, cleared: false, where: 'board' });
      expect(game.view(after, 'spectator').discs[0]?.type).toBe(discIn(after, 1).type);
      expect(game.actors(after)).toEqual(['chance']);
      expect(pirate(after, 0).chased).toBe(false);
    },
  );

  test('SP-27: it takes a hard impact', () => {
    for (let n = 0; n < 200; n++) {
      const state = atPlanet('gases');
      act(state, 0, 'flick 1 2700 100');
      expect(has(act(state, 'chance', `luck ${n}`), 'turned')).toBe(false);
    }
  });

  test('SP-30: another disc that turns over is known to all, without Damage', () => {
    const state = freighter(2200, 4000);
    putDisc(state, 2, 2600, 4000, 'asteroid');
    const { after, events } = flickUntil(
      state,
      'flick 1 0 1000',
      ({ events: all }) =>
        eventsOf(all, 'turned').some(({ disc }) => disc === 2) &&
        !all.some((event) => event.kind === 'damaged'),
    );
    expect(eventsOf(events, 'turned')).toEqual([{ kind: 'turned', disc: 2, type: 'asteroid' }]);
    expect(discIn(after, 2)).toMatchObject({ shown: true, up: false });
    expect(discIn(after, 1).shown).toBe(false);
  });

  test('SP-31: turning over and leaving in one flick cost one Damage, not two', () => {
    const { events } = flickUntil(
      freighter(1700, 700),
      'flick 1 900 1000',
      ({ events: all }) => has(all, 'turned') && has(all, 'left'),
    );
    expect(damages(events)).toEqual(['0 turned']);
  });
});

describe('landing', () => {
  const TRIES = 300;
  const landings = (state: State, text: string): readonly string[] => {
    const on = new Set<string>();
    for (let n = 0; n < TRIES; n++) {
      const tried = game.clone(state);
      act(tried, 0, text);
      for (const event of eventsOf(act(tried, 'chance', `luck ${n}`), 'landed')) on.add(event.on);
    }
    return [...on];
  };

  test.each([
    ['moon', 1000, 4400, 'flick 1 0 1000'],
    ['belt', 3000, 800, 'flick 1 900 1000'],
    ['galaxy', 1800, 2900, 'flick 1 0 1000'],
  ] as const)('SP-28: on a %s, which is low, by luck', (thing, x, y, text) => {
    expect(landings(freighter(x, y), text)).toContain(thing);
    const bounced = flickUntil(freighter(x, y), text, ({ events }) => !has(events, 'landed'));
    expect(damages(bounced.events).some((damage) => damage.endsWith('landed'))).toBe(false);
  });

  test.each([
    ['a planet', 900, 1500, 'flick 1 0 1000'],
    ['a base', 1400, 3000, 'flick 1 1800 1000'],
  ] as const)('SP-28: never on %s, which is tall', (_, x, y, text) => {
    expect(landings(freighter(x, y), text).filter((thing) => thing === 'planet' || thing === 'base')).toEqual(
      [],
    );
  });

  test('SP-28: nor gently', () => {
    expect(landings(freighter(1000, 4400), 'flick 1 0 100')).toEqual([]);
  });

  test('SP-29: it is set back one width from the piece, towards where it came from', () => {
    const { after, events } = flickUntil(
      freighter(1000, 4400),
      'flick 1 0 1000',
      ({ events: all }) => has(all, 'landed') && !has(all, 'turned'),
    );
    expect(eventsOf(events, 'landed')).toEqual([{ kind: 'landed', disc: 1, on: 'moon' }]);
    expect(discIn(after, 1)).toMatchObject({ x: 1150, y: 4400, shown: false, up: false });
    expect(damages(events)).toEqual(['0 landed']);
  });

  test('SP-29: from a piece that is crowded, on the nearest free spot as far away', () => {
    const state = freighter(1300, 4400);
    putDisc(state, 2, 1040, 4400, 'gases');
    const { after } = flickUntil(state, 'flick 1 0 1000', ({ events }) => has(events, 'landed'));
    const { x, y } = discIn(after, 1);
    expect(Math.sqrt((x - 1800) ** 2 + (y - 4400) ** 2)).toBeGreaterThanOrEqual(650);
    const near = discIn(after, 2);
    expect((x - near.x) ** 2 + (y - near.y) ** 2).toBeGreaterThanOrEqual(250 ** 2);
  });

  test('SP-38: a Hangar’s mouth is solid for discs', () => {
    const { after, events } = flickUntil(freighter(1400, 3000), 'flick 1 1800 100', anyLuck);
    const { x, y } = discIn(after, 1);
    expect(x).toBeGreaterThanOrEqual(1025);
    expect(y).toBe(3000);
    expect(damages(events)).toEqual([]);
  });
});

describe('SP-32: what moves when hit', () => {
  const crowd = (place: (state: State) => void): State => {
    const state = freighter(1500, 3900);
    place(state);
    return state;
  };

  test('unrevealed Freighters do', () => {
    const { after } = flickUntil(
      crowd((state) => putDisc(state, 2, 1900, 3900, 'asteroid')),
      'flick 1 0 100',
      anyLuck,
    );
    expect(discIn(after, 1).x).toBe(1664);
    expect(discIn(after, 2).x).toBe(2568);
  });

  test('a revealed Asteroid does not', () => {
    const up = crowd((state) => putDisc(state, 2, 1900, 3900, 'asteroid', { up: true, shown: true }));
    const { after } = flickUntil(up, 'flick 1 0 100', anyLuck);
    expect(discIn(after, 2)).toMatchObject({ x: 1900, y: 3900 });
    expect(discIn(after, 1).x).toBeLessThan(1650);
  });

  test('ships and the storm’s base do not', () => {
    const state = crowd((each) => {
      putShip(each, 1, 1900, 3750, 900);
      Object.assign(each, { storm: { x: 1200, y: 3900 } });
    });
    const { after } = flickUntil(state, 'flick 1 0 300', anyLuck);
    expect(pirate(after, 1).ship).toEqual({ at: 'space', x: 1900, y: 3750, h: 900 });
    expect(after.storm).toEqual({ x: 1200, y: 3900 });
    const { x } = discIn(after, 1);
    expect(x).toBeLessThan(1650);
    expect(x).toBeGreaterThanOrEqual(1475);
  });

  test('nothing comes to rest upon anything', () => {
    const state = crowd((each) => putShip(each, 1, 2000, 3900, 0));
    const { after } = flickUntil(state, 'flick 1 0 500', ({ events }) => !has(events, 'left'));
    const { x, y } = discIn(after, 1);
    expect(hexDist({ x: 2000, y: 3900, h: 0 }, x, y)).toBeGreaterThanOrEqual(124);
  });
});

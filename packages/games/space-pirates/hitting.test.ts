/** Discs that hit ships, and Asteroids that are flicked. */
import { describe, expect, test } from 'vitest';
import type { DiscType } from './components.ts';
import { module } from './index.ts';
import {
  discIn,
  eventsOf,
  flicking,
  flickUntil,
  hold,
  load,
  pirate,
  putDisc,
  putShip,
} from './testing/positions.ts';
import type { Event, State } from './types.ts';

const { game } = module;

const anyLuck = (): boolean => true;
const damages = (events: readonly Event[]): readonly string[] =>
  eventsOf(events, 'damaged').map(({ seat, why }) => `${seat} ${why}`);

/** Disc 1 flies at the ship of this seat, whose rear tip is before it. */
const target = (seat: number, type: DiscType, place: (state: State) => void = () => undefined): State =>
  flicking('F', (state) => {
    hold(state, 0, '1:RFW', '5:RF');
    hold(state, 1, '1:LFW', '5:LF');
    putDisc(state, 1, 1500, 3900, type);
    putShip(state, seat, 1900, 3900, 0);
    place(state);
  });

describe('a ship is hit', () => {
  test.each(['minerals', 'police'] as const)(
    'SP-33, SP-34, SP-108: by %s, its owner learns it and no more happens',
    (type) => {
      const { after, events } = flickUntil(target(1, type), 'flick 1 0 100', anyLuck);
      expect(eventsOf(events, 'hit')).toEqual([{ kind: 'hit', seat: 1, disc: 1, type }]);
      expect(damages(events)).toEqual([]);
      expect(discIn(after, 1)).toMatchObject({
        seen: [1],
        shown: false,
        cleared: true,
        up: false,
        where: 'board',
      });
      expect(pirate(after, 1)).toMatchObject({ chased: false, hold: [0, 0, 0, 0, 0] });
      expect(discIn(after, 1).x).toBeLessThan(1775);
    },
  );

  test('SP-35: by an Asteroid: it is revealed where it stopped, and the ship suffers', () => {
    const { after, events } = flickUntil(target(1, 'asteroid'), 'flick 1 0 100', anyLuck);
    expect(eventsOf(events, 'hit')).toEqual([{ kind: 'hit', seat: 1, disc: 1, type: 'asteroid' }]);
    expect(eventsOf(events, 'revealed')).toEqual([{ kind: 'revealed', seat: 1, disc: 1 }]);
    expect(damages(events)).toEqual(['1 asteroid']);
    expect(discIn(after, 1)).toMatchObject({ up: true, shown: true, cleared: false, where: 'board' });
    const [, x, y] = eventsOf(events, 'slid')[0]?.rests[0] ?? [];
    expect(discIn(after, 1)).toMatchObject({ x, y });
  });

  test('SP-33, SP-35: each ship that it hits suffers once, however often it is hit', () => {
    const state = target(1, 'asteroid', (each) => putShip(each, 0, 1150, 3600, 900));
    const { after, events } = flickUntil(
      state,
      'flick 1 0 1000',
      ({ events: all }) => eventsOf(all, 'turned').length === 0,
    );
    const [slid] = eventsOf(events, 'slid');
    // Start, ship 1, ship 0, ship 1 again, and so on.
    expect(slid?.pieces.length).toBeGreaterThan(4);
    expect(eventsOf(events, 'hit').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(damages(events)).toEqual(['1 asteroid', '0 asteroid']);
    expect(eventsOf(events, 'revealed')).toHaveLength(1);
    expect(discIn(after, 1).up).toBe(true);
  });

  test('SP-36: the flicker’s own ship has no exception', () => {
    expect(damages(flickUntil(target(0, 'asteroid'), 'flick 1 0 100', anyLuck).events)).toEqual([
      '0 asteroid',
    ]);
    const { after } = flickUntil(target(0, 'gases'), 'flick 1 0 100', anyLuck);
    expect(discIn(after, 1)).toMatchObject({ seen: [0], cleared: true });
  });

  test('SP-31, SP-36: an Asteroid that hits his own ship and then leaves costs him both', () => {
    const state = target(0, 'asteroid', (each) => {
      putDisc(each, 2, 3000, 3000, 'salts', { where: 'lifted' });
      putShip(each, 0, 700, 3900, 900);
      Object.assign(discIn(each, 1), { x: 400, y: 4200 });
    });
    const { events } = flickUntil(state, 'flick 1 0 600', anyLuck);
    expect(damages(events)).toEqual(['0 asteroid', '0 left']);
  });

  test('SP-33: also by a Freighter that was knocked on, and each pair once', () => {
    const state = target(1, 'minerals', (each) => {
      putShip(each, 1, 2400, 3900, 0);
      putDisc(each, 2, 1900, 3900, 'asteroid');
    });
    const { after, events } = flickUntil(
      state,
      'flick 1 0 200',
      ({ events: all }) => !all.some(({ kind }) => kind === 'left'),
    );
    expect(eventsOf(events, 'hit').map(({ disc }) => disc)).toContain(2);
    expect(discIn(after, 2).up).toBe(true);
    const pairs = eventsOf(events, 'hit').map(({ seat, disc }) => `${seat} ${disc}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(damages(events)).toEqual(['1 asteroid']);
  });

  test('the Damage is settled by the pirate who was hit, before play goes on', () => {
    const { after } = flickUntil(
      target(1, 'asteroid', (each) => load(each, 1, 'gases')),
      'flick 1 0 100',
      anyLuck,
    );
    expect(game.actors(after)).toEqual([1]);
    expect(game.moves(after, 1)?.map(game.makeMove)).toEqual(['damage cargo gases', 'damage energy']);
  });
});

describe('a revealed Asteroid', () => {
  const asteroid = (x: number, y: number, place: (state: State) => void = () => undefined): State =>
    flicking('A', (state) => {
      hold(state, 0, '1:RFW', '5:RF');
      hold(state, 1, '1:LFW', '5:LF');
      putDisc(state, 1, x, y, 'asteroid', { up: true, shown: true });
      place(state);
    });

  test('SP-37: leaves as a Freighter does, and is set back Asteroid side up', () => {
    const { after, events } = flickUntil(asteroid(1000, 900), 'flick 1 2700 900', anyLuck);
    expect(damages(events)).toEqual(['0 left']);
    expect(discIn(after, 1)).toMatchObject({ x: 1000, y: 425, up: true, shown: true });
  });

  test.each([
    ['turned', 1700, 2300, 'flick 1 2700 1000'],
    ['landed', 1000, 4400, 'flick 1 0 1000'],
  ] as const)('SP-37: %s, it costs the flicker 1 and stays Asteroid side up', (kind, x, y, text) => {
    const { after, events } = flickUntil(asteroid(x, y), text, ({ events: all }) =>
      all.some((event) => event.kind === kind),
    );
    expect(damages(events)).toEqual([`0 ${kind}`]);
    expect(discIn(after, 1)).toMatchObject({ up: true, shown: true, where: 'board' });
  });

  test('SP-32: flicked, it moves; another one stands still', () => {
    const state = asteroid(1500, 3900, (each) =>
      putDisc(each, 2, 1900, 3900, 'asteroid', { up: true, shown: true }),
    );
    const { after } = flickUntil(state, 'flick 1 0 100', anyLuck);
    expect(discIn(after, 1).x).not.toBe(1500);
    expect(discIn(after, 2)).toMatchObject({ x: 1900, y: 3900 });
  });

  test('SP-37: flicked, it is as heavy as a Freighter', () => {
    const state = asteroid(1500, 3900, (each) => putDisc(each, 2, 1900, 3900, 'salts'));
    const { after } = flickUntil(state, 'flick 1 0 100', anyLuck);
    expect(after.discs.map(({ x }) => x)).toEqual([1664, 2568]);
  });

  test('SP-35: a ship hit by it suffers, and nothing new is revealed', () => {
    const { after, events } = flickUntil(
      asteroid(1500, 3900, (each) => putShip(each, 1, 1900, 3900, 0)),
      'flick 1 0 100',
      anyLuck,
    );
    expect(eventsOf(events, 'hit')).toEqual([{ kind: 'hit', seat: 1, disc: 1, type: 'asteroid' }]);
    expect(eventsOf(events, 'revealed')).toEqual([]);
    expect(damages(events)).toEqual(['1 asteroid']);
    expect(discIn(after, 1)).toMatchObject({ up: true, cleared: false });
  });
});

/** What holds in every position of every game, tried in random ones. The geometry here is not that of the rules. */
import { type Actor, type Random, seededRandom } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { assert, boolean, integer, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueOf } from './components.ts';
import { module } from './index.ts';
import type { Box } from './space/box.ts';
import type { Pose } from './space/point.ts';
import { WALLED } from './testing/boards.ts';
import { asked, eventsOf, putDisc, putShip, universe } from './testing/positions.ts';
import type { Event, State } from './types.ts';
import { universeOf } from './universe/universe.ts';

const { game } = module;
const SEED = 1509;

interface Step {
  readonly before: State;
  readonly after: State;
  readonly actor: Actor;
  readonly events: readonly Event[];
}

const games = record({
  seed: string(),
  seats: integer({ min: 2, max: 4 }),
  rounds: integer({ min: 3, max: 7 }),
  walled: boolean(),
});

/** Shows every step of some random games. */
const inEveryGame = (numRuns: number, watch: () => (step: Step) => void): void => {
  assert(
    property(games, ({ seed, seats, rounds, walled }) => {
      const random = seededRandom(seed);
      const layout = walled && seats === 2 ? WALLED : 'preset';
      const state = game.setup(seats, fullOptions(game, seats, { rounds, layout }));
      const see = watch();
      for (let actor = asked(state); actor !== undefined; actor = asked(state)) {
        const before = game.clone(state);
        const events = game.play(state, actor, game.sample(state, actor, random));
        see({ before, after: state, actor, events });
      }
    }),
    { seed: SEED, numRuns },
  );
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('in every game', () => {
  test('SP-58: no Hangar holds three', () => {
    inEveryGame(20, () => ({ after: { pirates, bases } }) => {
      const inside = bases.map(
        (_, base) => pirates.filter(({ ship }) => ship.at === 'hangar' && ship.base === base).length,
      );
      expect(Math.max(...inside)).toBeLessThanOrEqual(2);
    });
  });

  test('SP-50, SP-52: a chased pirate gains neither Cargo nor a second token', () => {
    inEveryGame(20, () => ({ before, events }) => {
      const gained = [...eventsOf(events, 'captured'), ...eventsOf(events, 'police')];
      for (const { seat } of gained) expect(before.pirates[seat]?.chased).toBe(false);
    });
  });

  test('SP-68, SP-110: MC come from the Bank for Cargo and go to it for bases, and where no base is owned', () => {
    inEveryGame(20, () => ({ before, after, events }) => {
      const toBank = [...eventsOf(events, 'filling'), ...eventsOf(events, 'bribed')].filter(
        ({ to }) => to === null,
      );
      const gain =
        sum(eventsOf(events, 'sold').map(({ mc }) => mc)) -
        15 * eventsOf(events, 'bought').length -
        sum(toBank.map(({ paid }) => paid));
      const all = ({ pirates }: State): number => sum(pirates.map(({ mc }) => mc));
      expect(all(after)).toBe(all(before) + gain);
      expect(Math.min(...after.pirates.map(({ mc }) => mc))).toBeGreaterThanOrEqual(0);
    });
  });

  test('SP-47: holds change by what is captured, given and sold', () => {
    inEveryGame(20, () => ({ before, after, events }) => {
      after.pirates.forEach(({ hold }, seat) => {
        const of = <V extends { readonly seat: number }>(found: readonly V[]): readonly V[] =>
          found.filter((event) => event.seat === seat);
        const change =
          of(eventsOf(events, 'captured')).length -
          of(eventsOf(events, 'gave')).length -
          sum(of(eventsOf(events, 'sold')).map(({ types }) => types.length));
        expect(sum(hold)).toBe(sum(before.pirates[seat]?.hold ?? []) + change);
      });
    });
  });

  test('SP-16, SP-53: no more templates in a turn than the card says, and one without a card', () => {
    inEveryGame(20, () => {
      let laid = 0;
      return ({ before, events }) => {
        const { card } = before.turn;
        laid += eventsOf(events, 'laid').length;
        expect(laid).toBeLessThanOrEqual(card === null ? 1 : valueOf(card));
        if (eventsOf(events, 'turn').length > 0) laid = 0;
      };
    });
  });

  test('SP-83: at most one Damage by the storm in the moving of a turn', () => {
    inEveryGame(30, () => {
      let paid = 0;
      return ({ before, events }) => {
        const storms = eventsOf(events, 'damaged').filter(({ why }) => why === 'storm');
        if (before.phase.name === 'move') paid += storms.length;
        expect(paid).toBeLessThanOrEqual(1);
        if (eventsOf(events, 'turn').length > 0) paid = 0;
      };
    });
  });

  test('SP-60: who is owed a visit sits in a Hangar, and whoever docks too', () => {
    inEveryGame(20, () => ({ after: { pirates, phase, boss } }) => {
      const visitors = pirates.filter(({ owed }, seat) => owed || (phase.name === 'dock' && seat === boss));
      expect(visitors.filter(({ ship }) => ship.at !== 'hangar')).toEqual([]);
    });
  });

  test('a ship is out, and a disc lifted, only while somebody is to put it back', () => {
    inEveryGame(20, () => ({ after: { pirates, discs, queue, turn } }) => {
      pirates.forEach(({ ship }, seat) => {
        const isDue = queue.some((task) => task.kind === 'heading' && task.seat === seat);
        expect(ship.at === 'out').toBe(isDue);
      });
      for (const { id, where } of discs) {
        const isDue =
          queue.some((task) => task.kind === 'aside' && task.disc === id) || turn.lifted.includes(id);
        expect(where === 'lifted').toBe(isDue);
      }
    });
  });
});

type Corner = readonly [x: number, y: number];

const hexagon = ({ x, y, h }: Pose): readonly Corner[] => {
  const [c, s] = [Math.cos((h * Math.PI) / 1800), Math.sin((h * Math.PI) / 1800)];
  const corners = [
    [0, 0],
    [150, 150],
    [450, 150],
    [600, 0],
    [450, -150],
    [150, -150],
  ] as const;
  return corners.map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]);
};

const rectangle = ({ x, y, h, halfX, halfY }: Box): readonly Corner[] => {
  const [c, s] = [Math.cos((h * Math.PI) / 1800), Math.sin((h * Math.PI) / 1800)];
  const corners = [
    [-halfX, -halfY],
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
  ] as const;
  return corners.map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]);
};

const sidesOf = (corners: readonly Corner[]): readonly (readonly [Corner, Corner])[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);

/** Separating axes: how deep two convex shapes overlap; negative where they are apart. */
const overlap = (one: readonly Corner[], other: readonly Corner[]): number =>
  Math.min(
    ...[...sidesOf(one), ...sidesOf(other)].map(([[ax, ay], [bx, by]]) => {
      const length = Math.hypot(bx - ax, by - ay);
      const along = ([x, y]: Corner): number => (x * (by - ay) - y * (bx - ax)) / length;
      const [mine, theirs] = [one.map(along), other.map(along)];
      return Math.min(Math.max(...mine) - Math.min(...theirs), Math.max(...theirs) - Math.min(...mine));
    }),
  );

/** From a point to a convex shape; 0 inside. */
const gap = (corners: readonly Corner[], x: number, y: number): number => {
  const turns = sidesOf(corners).map(([[ax, ay], [bx, by]]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));
  if (turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)) return 0;
  const gaps = sidesOf(corners).map(([[ax, ay], [bx, by]]) => {
    const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const t = Math.min(1, Math.max(0, share));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
  });
  return Math.min(...gaps);
};

const shipsInSpace = ({ pirates }: State): readonly Pose[] =>
  pirates.flatMap(({ ship }) => (ship.at === 'space' ? [ship] : []));

/** How deep each ship in space lies in anything, or sticks out of the Universe. */
const shipDepths = (state: State): readonly number[] => {
  const { rounds, blocks, bases, bounds } = universeOf(state.options, state.seats);
  const solids = [...blocks, ...bases.map(({ walls }) => walls)].map(rectangle);
  const ships = shipsInSpace(state).map(hexagon);
  return ships.flatMap((hex, index) => [
    ...hex.map(([x, y]) => Math.max(bounds.x0 - x, x - bounds.x1, bounds.y0 - y, y - bounds.y1)),
    ...rounds.map(({ x, y, radius }) => radius - gap(hex, x, y)),
    ...[...solids, ...ships.slice(index + 1)].map((solid) => overlap(hex, solid)),
    ...(state.storm === null ? [] : [150 - gap(hex, state.storm.x, state.storm.y)]),
  ]);
};

/** The same of discs on the board; those at the border may hang over it. */
const discDepths = (state: State): readonly number[] => {
  const { rounds, blocks, bases, bounds } = universeOf(state.options, state.seats);
  const shapes = [
    ...[...blocks, ...bases.map(({ walls }) => walls)].map(rectangle),
    ...shipsInSpace(state).map(hexagon),
  ];
  const board = state.discs.filter(({ where }) => where === 'board');
  return board.flatMap(({ x, y }, index) => [
    Math.max(bounds.x0 - x, x - bounds.x1, bounds.y0 - y, y - bounds.y1),
    ...rounds.map((round) => round.radius + 125 - Math.hypot(x - round.x, y - round.y)),
    ...shapes.map((shape) => 125 - gap(shape, x, y)),
    ...board.slice(index + 1).map((other) => 250 - Math.hypot(x - other.x, y - other.y)),
    ...(state.storm === null ? [] : [275 - Math.hypot(x - state.storm.x, y - state.storm.y)]),
  ]);
};

/** 0.1 mm, and the rounding of sums. */
const TOUCH = 1.000001;
/** Two positions rounded. */
const ROUNDED = 1.5;

const ensureSound = (state: State): void => {
  expect(Math.max(...shipDepths(state), 0)).toBeLessThanOrEqual(TOUCH);
  expect(Math.max(...discDepths(state), 0)).toBeLessThanOrEqual(ROUNDED);
};

describe('on every board', () => {
  test('SP-43, SP-91, SP-107: ships overlap nothing deeper than 0.1 mm, discs nothing by more than rounding', () => {
    inEveryGame(
      12,
      () =>
        ({ after }) =>
          ensureSound(after),
    );
  });

  test('SP-86, SP-89, SP-91: nor after any wind among ships and discs strewn at random', () => {
    const winds = record({ seed: string(), calm: boolean(), walled: boolean() });
    assert(
      property(winds, ({ seed, calm, walled }) => {
        const random = seededRandom(seed);
        const state = strewn(walled ? universe(2, { layout: WALLED }) : universe(4), random, calm);
        state.phase = { name: 'wind' };
        game.play(state, 0, game.sample(state, 0, random));
        ensureSound(state);
        while (state.queue.length > 0) {
          const actor = asked(state) ?? 0;
          game.play(state, actor, game.sample(state, actor, random));
          ensureSound(state);
        }
        const places = state.pirates.map(({ ship }) => ship.at);
        expect(places).not.toContain('out');
      }),
      { seed: SEED, numRuns: 150 },
    );
  });
});

/** All ships, six discs and mostly a storm, anywhere they fit. */
const strewn = (state: State, random: Random, calm: boolean): State => {
  const fits = (put: () => void, takeBack: () => void): void => {
    for (let n = 0; n < 40; n++) {
      put();
      if (Math.max(...shipDepths(state), ...discDepths(state), 0) <= 0) return;
      takeBack();
    }
  };
  for (const [seat, owner] of state.pirates.entries()) {
    const home = owner.ship;
    fits(
      () => putShip(state, seat, random.below(8001), random.below(7001), random.below(3600)),
      () => {
        owner.ship = home;
      },
    );
    owner.mc = 0;
  }
  for (let id = 1; id <= 6; id++) {
    const { discs, bag } = game.clone(state);
    fits(
      () => putDisc(state, id, random.below(8001), random.below(7001), id < 6 ? 'salts' : 'asteroid'),
      () => {
        state.discs = discs;
        state.bag.splice(0, 7, ...bag);
      },
    );
  }
  state.phase = { name: 'storm' };
  const move = game.sample(state, 0, random);
  if (!calm && move.kind === 'storm') state.storm = { x: move.x, y: move.y };
  return state;
};

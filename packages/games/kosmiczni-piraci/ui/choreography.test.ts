/** Motion follows what was heard: every clip moves a piece that is there, by transform and opacity alone. */
import { bySample, playout, seededRandom, type Viewer } from '@tortuga/engine';
import type { Clip, Place, Places } from '@tortuga/table';
import { clipFaults } from '@tortuga/table/testing';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { lostTreasures } from '../standing.ts';
import { sitDown, type Table } from '../turns.ts';
import { type Heard, SHIPS, type View } from '../types.ts';
import { choreography } from './choreography.ts';
import { numbered, pieces } from './pieces.ts';

const { game } = module;

/** The names of all pieces that a table shows of a view, as its components give them. */
const namesIn = (view: View): readonly string[] => [
  view.ended === null ? pieces.dial : pieces.hold,
  ...(view.homes === null
    ? []
    : SHIPS.filter((ship) => view.ended === null || ship === 'pirate').map(pieces.ship)),
  ...(view.hand ?? []).map(pieces.hand),
  ...view.planets.flatMap(({ cards, treasures }, planet) => [
    pieces.planet(planet),
    pieces.spiral(planet),
    ...cards.flatMap((_, index) => [pieces.card(planet, index), pieces.face(planet, index)]),
    ...numbered(treasures).map(({ value, nth }) => pieces.treasure(planet, value, nth)),
  ]),
  ...view.loot.flatMap((values, seat) => values.map((_, index) => pieces.loot(seat, index))),
  ...lostTreasures(view).map((_, index) => pieces.lost(index)),
  ...(view.ended === null ? goneIn(view) : []),
];

const goneIn = ({ teleportGone, lostCounts }: View): readonly string[] =>
  lostCounts.flatMap((count, seat) => [
    ...(teleportGone[seat] === true ? [pieces.goneTeleport(seat)] : []),
    ...Array.from({ length: count }, (_, index) => pieces.gone(seat, index)),
  ]);

/** Anywhere, but each piece at a place of its own. */
const placesOf = (view: View): Places =>
  new Map(
    namesIn(view).map((name, index): [string, Place] => [
      name,
      { x: index * 10, y: index * 7, width: 40, height: 56 },
    ]),
  );

const SEAT: Place = { x: 900, y: 900, width: 44, height: 44 };

const clipsOf = (before: View, heard: readonly Heard[], after: View, seats: Places = new Map()) =>
  choreography({
    heard,
    before,
    after,
    from: new Map([...placesOf(before), ...seats]),
    to: new Map([...placesOf(after), ...seats]),
  });

/** The clips of a line played by whoever is to move, as a viewer sees it. */
const clipsAfter = (table: Table, line: string, viewer: Viewer, seats?: Places): readonly Clip[] => {
  const before = table.see(viewer);
  const heard = table.play(line).flatMap((event) => game.hear(event, viewer) ?? []);
  return clipsOf(before, heard, table.see(viewer), seats);
};

const soundsOf = (clips: readonly Clip[]): readonly string[] =>
  clips
    .toSorted((one, other) => (one.delay ?? 0) - (other.delay ?? 0))
    .flatMap(({ sound }) => (sound === undefined ? [] : [sound]));

const clipOf = (clips: readonly Clip[], piece: string): Clip | undefined =>
  clips.find((clip) => clip.piece === piece);

describe.each([3, 4, 5])('with %i players', (seats) => {
  test.each([0, 'spectator'] as const)('every frame that viewer %s sees is sound', (viewer) => {
    for (let run = 0; run < 12; run++) {
      const random = seededRandom(`motion ${seats} ${run}`);
      const state = game.setup(seats, {});
      const choose = bySample(game);
      playout(
        game,
        state,
        (now, actor) => {
          const move = choose(now, actor, random);
          const next = game.clone(now);
          const heard = game.play(next, actor, move).flatMap((event) => game.hear(event, viewer) ?? []);
          const [before, after] = [game.view(now, viewer), game.view(next, viewer)];
          const known = new Set([...namesIn(before), ...namesIn(after)]);
          expect(clipFaults(clipsOf(before, heard, after), known)).toEqual([]);
          return move;
        },
        random,
      );
    }
  });
});

test('the own card flies from the hand, another’s fades in from above', () => {
  const own = clipOf(clipsAfter(sitDown(), 'play 7 3', 0), pieces.card(2, 0));
  const other = clipOf(clipsAfter(sitDown(), 'play 7 3', 1), pieces.card(2, 0));
  expect(own?.frames[0]).toMatchObject({ opacity: 1 });
  expect(other?.frames[0]).toMatchObject({ opacity: 0 });
});

test('another’s card flies from his badge, where there is one; the own from the hand all the same', () => {
  const seats = new Map([[pieces.seat(0), SEAT]]);
  const cardOf = (viewer: Viewer) =>
    clipOf(clipsAfter(sitDown(), 'play 7 3', viewer, seats), pieces.card(2, 0))?.frames[0];
  expect(cardOf(1)).toMatchObject({ opacity: 1 });
  expect(cardOf(1)?.['transform']).toMatch(/^translate\([5-9]\d\dpx, /);
  expect(cardOf(0)?.['transform']).not.toBe(cardOf(1)?.['transform']);
});

test('lay, turn up, sail: one after the other, each with its sound', () => {
  const table = sitDown();
  table.lay('7@1');
  const clips = clipsAfter(table, 'play 6 1', 2);
  expect(soundsOf(clips)).toEqual(['card', 'turn', 'ship']);
  expect(clipOf(clips, pieces.face(0, 0))?.delay).toBe(clipOf(clips, pieces.card(0, 1))?.ms);
});

test('KP-18 two ships sail at the same instant', () => {
  const table = sitDown(3, 'setup 1 2 1,2 3,4 5,6 3,7 2,4 1,5');
  table.lay('6@1 1@1 5@2');
  const clips = clipsAfter(table, 'play 2 2', 0);
  expect(clipOf(clips, pieces.ship('merchant'))?.delay).toBe(clipOf(clips, pieces.ship('pirate'))?.delay);
});

test('a Teleport draws both cards into its spiral, and no ship sails', () => {
  const table = sitDown();
  table.lay('T@1');
  const clips = clipsAfter(table, 'play 6 1', 2);
  expect(soundsOf(clips)).toEqual(['card', 'teleport']);
  for (const piece of [pieces.spiral(0), pieces.goneTeleport(0), pieces.gone(1, 0), pieces.card(0, 0)])
    expect(clipOf(clips, piece)).toBeDefined();
});

test('treasures fly from their planet to whoever takes them', () => {
  const table = sitDown(4);
  table.lay('7@1 6@1 1@1 1@2 3@1 1@2 2@3 2@3 1@4 2@4 3@5 3@5 2@6 3@6');
  const before = placesOf(table.see(3)).get(pieces.treasure(0, 5, 0));
  table.play('take 10');
  const clips = clipsAfter(table, 'take 5', 3);
  expect(before).toBeDefined();
  expect(clipOf(clips, pieces.loot(1, 0))?.sound).toBe('coin');
});

test('the end is heard', () => {
  const table = sitDown();
  const rows = ['2222222', '3333333', '5555555'];
  for (const card of [1, 2, 3, 4, 5, 6, 7]) table.play(...rows.map((row) => `play ${card} ${row[card - 1]}`));
  table.lay('T@1 T@3');
  expect(soundsOf(clipsAfter(table, 'play T 6', 0)).at(-1)).toBe('win');
});

/** Motion follows what was heard: every clip moves a piece that is there, by transform and opacity alone. */
import { bySample, playout, seededRandom, type Viewer } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import type { Clip, Place, Places } from '@tortuga/table';
import { clipFaults } from '@tortuga/table/testing';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { sitDown, type Table } from '../turns.ts';
import type { Heard, View } from '../types.ts';
import { choreography } from './choreography.ts';
import { coinsOf } from './coins.ts';
import { numbered, pieces } from './pieces.ts';

const { game } = module;

/** The names of all pieces that a table shows of a view, as its components give them. */
const namesIn = (view: View): readonly string[] => [
  ...view.board.map(pieces.card),
  ...numbered(view.hand ?? []).map(({ card, nth }) => pieces.hand(card, nth)),
  pieces.pile(view.me ?? 0),
  view.handCounts.length === 1 ? pieces.spent : pieces.box,
  ...view.handCounts.map((_, seat) => pieces.seat(seat)),
  pieces.play,
  ...(view.due === 'bonus' && view.turn === view.me ? [pieces.bonus] : []),
];

/** Where a play has earned something, there lie coins until it is taken. */
const coinsIn = (heard: readonly Heard[]): readonly string[] =>
  heard.flatMap((event) => (event.kind === 'played' ? coinsOf(event).map(pieces.coin) : []));

/** Anywhere, but each piece at a place of its own. */
const placesOf = (view: View, more: readonly string[] = []): Places =>
  new Map(
    [...namesIn(view), ...more].map((name, index): [string, Place] => [
      name,
      { x: index * 10, y: index * 7, width: 40, height: 40 },
    ]),
  );

const clipsOf = (before: View, heard: readonly Heard[], after: View): readonly Clip[] =>
  choreography({ heard, before, after, from: placesOf(before), to: placesOf(after, coinsIn(heard)) });

/** The clips of a line played by whoever is to move, as a viewer sees it. */
const clipsAfter = ({ state, play }: Table, line: string, viewer: Viewer): readonly Clip[] => {
  const before = game.view(state, viewer);
  const heard = play(line).flatMap((event) => game.hear(event, viewer) ?? []);
  return clipsOf(before, heard, game.view(state, viewer));
};

const clipOf = (clips: readonly Clip[], piece: string): Clip | undefined =>
  clips.find((clip) => clip.piece === piece);

const soundsOf = (clips: readonly Clip[]): readonly string[] =>
  clips.toSorted((one, other) => (one.delay ?? 0) - (other.delay ?? 0)).flatMap(({ sound }) => sound ?? []);

describe.each([1, 2, 3, 4])('with %i at the table', (seats) => {
  test.each([0, 'spectator'] as const)('every frame that viewer %s sees is sound', (viewer) => {
    for (let run = 0; run < 4; run++) {
      const random = seededRandom(`motion ${seats} ${run}`);
      const options = seats === 1 ? {} : { games: 2, deal: 'young' as const };
      const choose = bySample(game);
      playout(
        game,
        game.setup(seats, fullOptions(game, seats, options)),
        (now, actor) => {
          const move = choose(now, actor, random);
          const next = game.clone(now);
          const heard = game.play(next, actor, move).flatMap((event) => game.hear(event, viewer) ?? []);
          const [before, after] = [game.view(now, viewer), game.view(next, viewer)];
          const known = new Set([...namesIn(before), ...namesIn(after), ...coinsIn(heard)]);
          expect(clipFaults(clipsOf(before, heard, after), known)).toEqual([]);
          return move;
        },
        random,
      );
    }
  });
});

test('a card flies from the seat of whoever laid it, over the edge of the board', () => {
  const table = sitDown({ hands: ['A2 B3 B4 B5 C2'] });
  const clip = clipOf(clipsAfter(table, 'play A2@1,0', 1), pieces.card({ x: 1, y: 0 }));
  expect(clip?.isOver).toBe(true);
  expect(clip?.frames[0]).toMatchObject({ opacity: 1 });
});

test('cards of one play thump one after the other, then the hand is filled', () => {
  const table = sitDown({ hands: ['A2 A3 B4 B5 C2'], piles: ['D4 D5'] });
  expect(soundsOf(clipsAfter(table, 'play A2@1,0 A3@2,0', 0))).toEqual(['block', 'block', 'card', 'card']);
});

test('PZ-13 a Piątka ripples from end to end, old cards and new ones, and is heard', () => {
  const table = sitDown({ hands: ['A2 A3 A4 A5 C2'], piles: ['D4'] });
  const clips = clipsAfter(table, 'play A2@1,0 A3@2,0 A4@3,0 A5@4,0', 0);
  const ends = [0, 1, 2, 3, 4].map((x) => {
    const { ms = 0, delay = 0 } = clipOf(clips, pieces.card({ x, y: 0 })) ?? {};
    return Math.round(ms + delay);
  });
  expect(ends.slice(1).map((end, index) => end - (ends[index] ?? 0))).toEqual([90, 90, 90, 90]);
  expect(soundsOf(clips)).toContain('five');
});

test('PZ-13 a coin pops where a bonus was earned, once the cards lie there, and flies to the strip of whoever earned it', () => {
  const position = { hands: ['A2 A3 A4 B5 C2'] };
  const last = pieces.coin({ x: 3, y: 0 });
  const [own, other] = [0, 1].map((viewer) =>
    clipsAfter(sitDown(position), 'play A2@1,0 A3@2,0 A4@3,0', viewer),
  );
  const [pop, strip] = [clipOf(own ?? [], last), clipOf(own ?? [], pieces.bonus)];
  const laid = clipOf(own ?? [], pieces.card({ x: 3, y: 0 }));
  expect(pop?.delay).toBeGreaterThanOrEqual((laid?.delay ?? Infinity) + (laid?.ms ?? Infinity));
  expect(strip?.delay).toBeGreaterThanOrEqual((pop?.delay ?? Infinity) + (pop?.ms ?? Infinity));
  expect(clipOf(other ?? [], last)).toBeDefined();
  expect(clipOf(other ?? [], pieces.bonus)).toBeUndefined();
});

test('PZ-18 of what another discards one sees only that something went', () => {
  const table = sitDown({ hands: ['A2 A3 A4 B5 C2', 'B1 B2 B3 B4 C5'], piles: ['C2 C3 C4'] });
  table.play('play A2@1,0 A3@2,0 A4@3,0');
  const clips = clipsAfter(table, 'bonus C2', 1);
  expect(clips.filter(({ frames }) => frames.length > 0).map(({ piece }) => piece)).toEqual([pieces.box]);
});

test('PZ-17 the own discards fly from the hand to the box', () => {
  const table = sitDown({ hands: ['A2 A3 A4 B5 C2'], piles: ['D2 D3 D4'] });
  table.play('play A2@1,0 A3@2,0 A4@3,0');
  expect(clipOf(clipsAfter(table, 'bonus C2', 0), pieces.hand('C2', 0))).toBeDefined();
});

test('PZ-22 the own exchange goes under the pile before new cards come', () => {
  const table = sitDown({ hands: ['B3 B4 B5 C2 C3'], piles: ['D4 D5'] });
  const clips = clipsAfter(table, 'swap B3', 0);
  const [gone, come] = [clipOf(clips, pieces.hand('B3', 0)), clipOf(clips, pieces.hand('D4', 0))];
  expect(come?.delay).toBeGreaterThanOrEqual(gone?.ms ?? Infinity);
});

/** What a player reads: a sentence for everything, and a drawing that fits. */
import { byRollout, bySample, type Paint, playout, seededRandom } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { terminal } from './terminal.ts';
import { dice, sitDown } from './turns.ts';
import type { Event, Options, Refusal, Score, State } from './types.ts';

const { game } = module;
const NAMES = ['Anne', 'Bartholomew', 'Calico Jack', 'Mary', 'Edward'];
const COLUMNS = 80;

const noColour: Paint = (_, text) => text;

const SCORE: Score = { sets: 100, faces: 200, fullChest: 0, battle: 0, doubled: true, points: 600 };

/** One of each: a kind without an example does not compile. */
const EVENTS: { readonly [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  shuffled: { kind: 'shuffled' },
  card: { kind: 'card', seat: 0, card: 'battle-3' },
  rolling: { kind: 'rolling', seat: 1, dice: [2, 3], spell: true },
  rolled: { kind: 'rolled', dice: [2, 3], faces: ['coin', 'skull'] },
  chest: { kind: 'chest', seat: 0, dice: [1] },
  island: { kind: 'island', seat: 0, skulls: 4 },
  disqualified: { kind: 'disqualified', seat: 0, skulls: 3 },
  scored: { kind: 'scored', seat: 0, score: SCORE, total: 600 },
  deducted: { kind: 'deducted', seat: 0, skulls: 4, each: 400, totals: [0, -400] },
  'final-round': { kind: 'final-round', seat: 1, total: 6000 },
  'play-goes-on': { kind: 'play-goes-on' },
  ended: { kind: 'ended', by: 'target', totals: [6100, 0] },
};

const REFUSALS: { readonly [C in Refusal['code']]: Extract<Refusal, { code: C }> } = {
  'game-over': { code: 'game-over' },
  'not-your-turn': { code: 'not-your-turn', actors: [1] },
  'wrong-kind': { code: 'wrong-kind' },
  'wrong-dice-count': { code: 'wrong-dice-count', rolling: 2 },
  'card-gone': { code: 'card-gone', card: 'gold' },
  'too-few-dice': { code: 'too-few-dice' },
  'skull-locked': { code: 'skull-locked', dice: [1] },
  'one-skull-only': { code: 'one-skull-only', dice: [1, 2] },
  'three-skulls': { code: 'three-skulls' },
  'die-on-chest': { code: 'die-on-chest', dice: [3, 4] },
  'no-chest': { code: 'no-chest' },
  'no-chest-on-island': { code: 'no-chest-on-island' },
  'skull-on-chest': { code: 'skull-on-chest', dice: [1] },
  'chest-placed': { code: 'chest-placed' },
  'chest-unchanged': { code: 'chest-unchanged' },
};

const isSentence = (text: string | undefined): boolean =>
  /^\s*\S.*\S$/.test(text ?? '') && !/undefined|NaN|\[object/.test(text ?? '');

describe('sentences', () => {
  for (const event of Object.values(EVENTS)) {
    test(`${event.kind} is told`, () => {
      expect(terminal.tell(event, NAMES)).toSatisfy(isSentence);
    });
  }

  test('events are told with the names of those they happen to', () => {
    expect(terminal.tell(EVENTS['final-round'], NAMES)).toContain('Bartholomew');
    expect(terminal.tell(EVENTS.scored, NAMES)).toMatch(/Anne.*600/);
    expect(terminal.tell(EVENTS.deducted, NAMES)).toMatch(/Anne.*400/);
    expect(terminal.tell({ kind: 'chest', seat: 0, dice: [] }, NAMES)).toContain('empties');
    expect(terminal.tell({ kind: 'rolling', seat: 0, dice: [1, 2], spell: false }, NAMES)).not.toContain(
      'spell',
    );
    expect(terminal.tell({ kind: 'ended', by: 'limit', totals: [0, 0] }, NAMES)).toSatisfy(isSentence);
  });

  for (const refusal of Object.values(REFUSALS)) {
    test(`${refusal.code} is explained`, () => {
      expect(terminal.explain(refusal, NAMES)).toSatisfy(isSentence);
    });
  }

  test('a doubled nothing is told as 0', () => {
    const score: Score = { sets: 0, faces: 0, fullChest: 0, battle: 0, doubled: true, points: 0 };
    expect(terminal.tell({ kind: 'scored', seat: 0, score, total: 0 }, NAMES)).toBe(
      'Anne scores 0 and has 0.',
    );
  });

  test('dice that are at fault are named', () => {
    expect(terminal.explain(REFUSALS['die-on-chest'], NAMES)).toMatch(/3.*4/);
    expect(terminal.explain(REFUSALS['skull-locked'], NAMES)).toContain('1');
  });

  test('no two refusals are explained alike', () => {
    const texts = Object.values(REFUSALS).map((refusal) => terminal.explain(refusal, NAMES));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the drawing', () => {
  const draw = (state: State, names: readonly string[]): readonly string[] =>
    terminal.draw(game.view(state, 0), 0, names, noColour);

  const tooWide = (state: State, names: readonly string[]): readonly string[] =>
    draw(state, names).filter((line) => Array.from(line).length > COLUMNS || line.includes('\n'));

  const options: Options = fullOptions(game, 2, { target: 3000 });

  test.each([2, 3, 4, 5])('fits into 80 columns through whole games of %i players', (seats) => {
    for (const choose of [byRollout(module), bySample(game)]) {
      const state = game.setup(seats, options);
      const wide = new Set<string>();
      const look = (now: State): void => tooWide(now, NAMES).forEach((line) => wide.add(line));
      playout(game, state, choose, seededRandom(`drawing ${seats}`), look);
      look(state);
      expect([...wide]).toEqual([]);
    }
  });

  test('fits with five long names and five long totals', () => {
    const { state, play } = sitDown(5, { target: 20_000 });
    for (const seat of state.totals.keys()) state.totals[seat] = -12_300;
    play('card captain', dice('8 coin'));
    expect(
      tooWide(
        state,
        NAMES.map((name) => name.padEnd(20, 'x')),
      ),
    ).toEqual([]);
  });

  test('fits with dice on the chest and the longest score', () => {
    const { state, play } = sitDown();
    play('card chest', dice('5 coin 3 diamond'), 'chest 1 2 3 4 5 6 7 8');
    expect(tooWide(state, NAMES)).toEqual([]);
  });

  test('shows the dice with their positions, who is on and what stopping would score', () => {
    const { state, play } = sitDown();
    play('card battle-2', dice('1 coin 1 diamond 2 monkey 1 parrot 2 sword 1 skull'));
    const text = draw(state, NAMES).join('\n');
    for (const word of [
      'coin',
      'diamond',
      'monkey',
      'parrot',
      'sword',
      'skull',
      '> Anne',
      'Sea Battle',
      '500',
    ]) {
      expect(text).toContain(word);
    }
    expect(text).toMatch(/1\s+2\s+3\s+4\s+5\s+6\s+7\s+8/);
  });

  test('marks the dice on the chest', () => {
    const { state, play } = sitDown();
    play('card chest', dice('8 coin'), 'chest 2 3');
    expect(draw(state, NAMES).join('\n')).toMatch(/1 .*\[2\].*\[3\].* 4/);
  });

  test('paints without changing a word', () => {
    const { state, play } = sitDown();
    play('card captain', dice('1 skull 7 coin'));
    const view = game.view(state, 'spectator');
    const painted = terminal.draw(view, 'spectator', NAMES, (style, text) => `<${style}>${text}</>`);
    expect(painted.map((line) => line.replaceAll(/<[^>]*>/g, '').trimEnd())).toEqual(
      terminal.draw(view, 'spectator', NAMES, noColour).map((line) => line.trimEnd()),
    );
  });
});

describe('the keys', () => {
  const words = (...lines: readonly string[]): readonly string[] => {
    const { state, play } = sitDown();
    play(...lines);
    return terminal.keys(game.view(state, 0)).map(({ word }) => word);
  };

  test.each([
    ['without the chest', ['card gold', dice('8 coin')], ['roll', 'stop']],
    ['with the chest', ['card chest', dice('8 coin')], ['roll', 'chest', 'stop']],
    ['with the chest, once placed', ['card chest', dice('8 coin'), 'chest 1'], ['roll', 'stop']],
    ['with the chest, on the island', ['card chest', dice('4 skull 4 coin')], ['roll', 'stop']],
  ] as const)('%s', (_, lines, expected) => {
    expect(words(...lines)).toEqual(expected);
  });
});

test.each([
  ['roll 84', 'roll 4 8'],
  ['roll 8,4', 'roll 4 8'],
  ['roll 8, 4', 'roll 4 8'],
  ['roll 4 8', 'roll 4 8'],
  ['roll 8  4', 'roll 4 8'],
  ['chest 321', 'chest 1 2 3'],
  ['chest', 'chest'],
  ['stop', 'stop'],
  ['roll 49', 'roll 49'],
  ['roll four', 'roll four'],
  ['row 12', 'row 12'],
  ['', ''],
] as const)('tidy makes of “%s”: “%s”', (typed, tidied) => {
  expect(terminal.tidy(typed)).toBe(tidied);
});

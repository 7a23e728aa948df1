/** What a player reads: a sentence for everything, a drawing that fits, and no card that is not his to know. */
import { byRollout, type Paint, playout, seededRandom, type Viewer, viewersOf } from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { terminal } from './terminal.ts';
import { cardsIn, type Position, sitDown, STUCK } from './turns.ts';
import type { Event, Refusal, State } from './types.ts';

const { game } = module;
const NAMES = ['Michał', 'Roksana', 'Kamila', 'Zofia'];
const COLUMNS = 80;

const noColour: Paint = (_, text) => text;

const CELLS = [
  { x: 3, y: -1 },
  { x: 4, y: -1 },
];

/** One of each: a kind without an example does not compile. */
const EVENTS: { readonly [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  dealt: { kind: 'dealt', game: 2, starter: 1, first: 'C4', each: [49, 49] },
  drawn: { kind: 'drawn', seat: 1, count: 2, cards: ['A1', 'B2'] },
  played: {
    kind: 'played',
    seat: 0,
    cards: [{ x: 3, y: -1, card: 'D2' }],
    earned: [
      { cells: CELLS, bonus: 3 },
      { cells: CELLS, bonus: 1 },
    ],
  },
  discarded: { kind: 'discarded', seat: 0, hand: ['E3'], handCount: 1, pile: 2, spent: ['B5'] },
  swapped: { kind: 'swapped', seat: 1, count: 2, cards: ['A1', 'B2'] },
  dropped: { kind: 'dropped', seat: 0, cards: ['A1', 'B2', 'C3'] },
  'game-over': { kind: 'game-over', by: 'out', left: [0, 7], totals: [3, 12] },
};

const REFUSALS: { readonly [C in Refusal['code']]: Extract<Refusal, { code: C }> } = {
  'game-over': { code: 'game-over' },
  'not-your-turn': { code: 'not-your-turn', actors: [1] },
  'wrong-kind': { code: 'wrong-kind', due: 'turn' },
  'wrong-deal': { code: 'wrong-deal' },
  'wrong-under': { code: 'wrong-under' },
  'card-not-in-hand': { code: 'card-not-in-hand', card: 'C4' },
  'cell-taken': { code: 'cell-taken', cell: { x: 3, y: -1 } },
  'not-in-line': { code: 'not-in-line', cells: CELLS },
  'not-connected': { code: 'not-connected', cells: CELLS },
  'two-groups': { code: 'two-groups', cells: CELLS },
  'no-old-card': { code: 'no-old-card', cells: CELLS },
  'group-of-six': { code: 'group-of-six', cells: CELLS },
  'same-card': { code: 'same-card', cells: CELLS },
  'double-alien': { code: 'double-alien', cells: CELLS, alien: 'D' },
  'double-background': { code: 'double-background', cells: CELLS, background: '5' },
  'mixed-group': { code: 'mixed-group', cells: CELLS },
  'too-many-discards': { code: 'too-many-discards', right: 3 },
  'pile-too-short': { code: 'pile-too-short', left: 1 },
  'card-not-spent': { code: 'card-not-spent', card: 'C4' },
  'no-swap-in-solo': { code: 'no-swap-in-solo' },
  'no-drop-with-others': { code: 'no-drop-with-others' },
  'three-cards-at-least': { code: 'three-cards-at-least' },
  'drop-three': { code: 'drop-three' },
  'play-exists': { code: 'play-exists', cards: [{ x: 3, y: -1, card: 'D2' }] },
};

const isSentence = (text: string | undefined): boolean =>
  /^\s*\S.*\S$/.test(text ?? '') && !/undefined|null|NaN|\[object/.test(text ?? '');

const toldTo = (viewer: Viewer, event: Event): string => {
  const heard = game.hear(event, viewer);
  return heard === undefined ? '' : (terminal.tell(heard, NAMES) ?? '');
};

describe('sentences', () => {
  for (const event of Object.values(EVENTS)) {
    test(`${event.kind} is told, to whoever hears it`, () => {
      for (const viewer of viewersOf(2)) {
        expect(toldTo(viewer, event)).toSatisfy(isSentence);
      }
    });
  }

  test.each(['out', 'stalemate', 'stalled', 'solo', 'games'] as const)('an end by %s is told', (by) => {
    expect(terminal.tell({ ...EVENTS['game-over'], by }, NAMES)).toSatisfy(isSentence);
  });

  test('events are told with names, cards and numbers', () => {
    expect(terminal.tell(EVENTS.dealt, NAMES)).toMatch(/C4.*Roksana/);
    expect(terminal.tell(EVENTS.played, NAMES)).toMatch(/Michał.*D2@3,-1.*4/);
    expect(terminal.tell(EVENTS.discarded, NAMES)).toMatch(/Michał.*E3.*2.*B5/);
    expect(terminal.tell(EVENTS['game-over'], NAMES)).toMatch(/Michał 0.*Roksana 7/);
  });

  test.each(['drawn', 'swapped', 'discarded'] as const)(
    'PZ-18, PZ-32 of %s others are told no card',
    (kind) => {
      const { seat } = EVENTS[kind];
      expect(cardsIn(terminal.tell(EVENTS[kind], NAMES))).not.toEqual([]);
      for (const viewer of viewersOf(2).filter((each) => each !== seat)) {
        const told = toldTo(viewer, { ...EVENTS[kind], ...(kind === 'discarded' ? { spent: [] } : {}) });
        expect(told).toSatisfy(isSentence);
        expect(cardsIn(told)).toEqual([]);
      }
    },
  );

  for (const refusal of Object.values(REFUSALS)) {
    test(`${refusal.code} is explained`, () => {
      expect(terminal.explain(refusal, NAMES)).toSatisfy(isSentence);
    });
  }

  test('no two refusals are explained alike', () => {
    const texts = Object.values(REFUSALS).map((refusal) => terminal.explain(refusal, NAMES));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('cells and cards at fault are named', () => {
    const named = Object.values(REFUSALS).filter((refusal) =>
      /"(card|cell)s?"/.test(JSON.stringify(refusal)),
    );
    expect(named).toHaveLength(13);
    for (const refusal of named) expect(terminal.explain(refusal, NAMES)).toMatch(/3,-1|C4/);
    expect(terminal.explain({ code: 'wrong-kind', due: 'bonus' }, NAMES)).toContain('bonus');
  });
});

const draw = (state: State, viewer: Viewer, names: readonly string[] = NAMES): readonly string[] =>
  terminal.draw(game.view(state, viewer), viewer, names.slice(0, state.hands.length), noColour);

const tooWide = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => Array.from(line).length > COLUMNS || line.includes('\n'));

/** The layout of an ordinary game is some twenty cells wide. */
const isOrdinary = ({ board }: State): boolean => {
  const columns = board.map(({ x }) => x);
  return Math.max(...columns) - Math.min(...columns) <= 22;
};

describe('the drawing', () => {
  test.each([1, 2, 3, 4])('fits into 80 columns through a game of %i', (seats) => {
    const state = game.setup(seats, fullOptions(game, seats));
    const wide = new Set<string>();
    playout(game, state, byRollout(module), seededRandom(`drawing ${seats}`), (now) => {
      if (isOrdinary(now)) for (const line of tooWide(draw(now, 0))) wide.add(line);
    });
    expect([...wide]).toEqual([]);
  });

  test('fits with four long names and points', () => {
    const { state } = sitDown({ seats: 4, options: { deal: 'normal', games: 9 } });
    for (const seat of state.totals.keys()) state.totals[seat] = 192;
    expect(
      tooWide(
        draw(
          state,
          0,
          NAMES.map((name) => name.padEnd(20, 'x')),
        ),
      ),
    ).toEqual([]);
  });

  test('fits with a large discard pile', () => {
    const { state, play } = sitDown({ seats: 1, hands: [STUCK[0]] });
    for (let times = 0; times < 30 && state.ended === null; times++) {
      play(game.makeMove(game.sample(state, 0, seededRandom(`large ${times}`))));
      if (state.due === 'bonus') play('bonus');
    }
    expect(state.spent.length).toBeGreaterThan(30);
    expect(tooWide(draw(state, 0))).toEqual([]);
  });

  /** B and C are seat 0’s, D and E seat 1’s. */
  const at: Position = { hands: ['B1 B2 B3 B4 B5', 'D1 D2 D3 D4 D5'], piles: ['C1 C2', 'E1 E2'] };

  test.each([
    [0, 'B1 B2 B3 B4 B5'],
    [1, 'D1 D2 D3 D4 D5'],
    ['spectator', ''],
  ] as const)('PZ-32 shows %s the layout and “%s”, and no card besides', (viewer, hand) => {
    expect(cardsIn(draw(sitDown(at).state, viewer).join('\n'))).toEqual(cardsIn(`A1 ${hand}`));
  });

  test('PZ-18 shows no discard and no exchanged card to others', () => {
    const table = sitDown({
      hands: ['A2 A3 A4 A5 B5', 'D1 D2 D3 D4 D5'],
      piles: ['C1 C2 C3 C4 C5', 'E1 E2'],
    });
    table.play('play A2@0,1 A3@0,2 A4@0,3 A5@0,4', 'bonus B5 pile*1', 'swap D1 D2');
    expect(cardsIn(draw(table.state, 'spectator').join('\n')).every((card) => card.startsWith('A'))).toBe(
      true,
    );
    expect(cardsIn(draw(table.state, 0).join('\n')).every((card) => /[AC]/.test(card))).toBe(true);
  });

  test('PZ-32 shows who is on, and cards in hand and pile', () => {
    const text = draw(sitDown(at).state, 'spectator').join('\n');
    expect(text).toMatch(/> Michał 5\+2/);
    expect(text).toMatch(/Roksana 5\+2/);
  });

  test('numbers columns and rows as the notation does', () => {
    const [, head = '', ...rows] = draw(sitDown({ plays: ['B1@1,0', 'A2@0,1'] }).state, 'spectator');
    expect(head.trim().split(/\s+/)).toEqual(['-1', '0', '1', '2']);
    expect(rows.map((row) => row.trim().split(/\s+/))).toEqual([
      ['-1', '·', '·', '·', '·'],
      ['0', '·', 'A1', 'B1', '·'],
      ['1', '·', 'A2', '·', '·'],
      ['2', '·', '·', '·', '·'],
    ]);
  });

  test('tells of a bonus to come', () => {
    const table = sitDown({ hands: ['A2 A3 A4 A5 B5'], piles: ['C1'] });
    table.play('play A2@0,1 A3@0,2 A4@0,3 A5@0,4');
    expect(draw(table.state, 0).join('\n')).toMatch(/discard 3/);
  });

  test('paints without changing a word', () => {
    const view = game.view(sitDown(at).state, 0);
    const painted = terminal.draw(view, 0, NAMES.slice(0, 2), (style, text) => `<${style}>${text}</>`);
    expect(painted.map((line) => line.replaceAll(/<[^>]*>/g, '').trimEnd())).toEqual(
      terminal.draw(view, 0, NAMES.slice(0, 2), noColour).map((line) => line.trimEnd()),
    );
  });

  test('before the deal there is no layout to draw', () => {
    expect(draw(game.setup(2, fullOptions(game, 2)), 0)).toHaveLength(1);
  });
});

test.each([
  ['a turn', { hands: ['B1 B2 B3 B4 B5'] }, [], ['play', 'swap']],
  ['a turn alone', { seats: 1, hands: ['B1 B2 B3 B4 B5'] }, [], ['play', 'drop']],
  ['a bonus', { hands: ['A2 A3 A4 A5 B5'] }, ['play A2@0,1 A3@0,2 A4@0,3 A5@0,4'], ['bonus']],
] as const)('the keys of %s', (_, at, lines, words) => {
  const table = sitDown(at);
  table.play(...lines);
  expect(terminal.keys(game.view(table.state, 0)).map(({ word }) => word)).toEqual(words);
});

test.each([
  ['swap b2 a1', 'swap A1 B2'],
  ['drop e5  a1 c3 ', 'drop A1 C3 E5'],
  ['play b1@1,0 c1@2,0', 'play B1@1,0 C1@2,0'],
  ['bonus', 'bonus'],
  ['bonus a1 b2 pile*2', 'bonus A1 B2 pile*2'],
  ['bonus a1 spent:b2', 'bonus A1 spent:B2'],
  ['bonus b2 a1', 'bonus A1 B2'],
  ['bonus pile*1 spent:c3 spent:b2 a1', 'bonus A1 spent:B2 spent:C3 pile*1'],
  ['play c1@2,0 b1@1,0', 'play B1@1,0 C1@2,0'],
  ['play a3@0,2 a2@0,-1', 'play A2@0,-1 A3@0,2'],
  ['swap f9', 'swap f9'],
  ['', ''],
])('tidy makes of “%s”: “%s”', (typed, tidied) => {
  expect(terminal.tidy(typed)).toBe(tidied);
});

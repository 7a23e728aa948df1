/** A table of tic-tac-toe under all ui laws, and ways to spoil it, each caught by the law meant for it. */
import { type Fixture, reach, type TicTacToe, ticTacToe } from '@tortuga/engine/testing';
import { createElement } from 'react';
import type { Exhibit, Scene, TableProps, Ui } from '../../ui.ts';
import type { DrawnOf, UiFixture } from '../law.ts';

interface Draft {
  readonly cell: number | null;
}
type Shown = DrawnOf<TicTacToe, Draft>;

const en = {
  caption: 'Mark {number} of 9',
  marked: '{name} marks {count, plural, one {a cell} other {# cells}}: {cell}.',
  line: '{name} has a line.',
  full: 'The board is full.',
  agreed: 'Stopped by agreement.',
  waits: 'plays on',
  key: 'mark a cell',
  'why-game-over': 'It is over.',
  'why-not-your-turn': 'Another one is to move.',
  'why-cell-taken': 'There is a mark.',
  'learn-mark': 'Mark the middle.',
  'learn-done': 'That is all.',
};
type OxoWords = typeof en;

const pl: OxoWords = {
  caption: 'Znak {number} z 9',
  marked: '{name} stawia {count, plural, one {znak} few {# znaki} many {# znaków} other {# znaku}}: {cell}.',
  line: '{name} ma linię.',
  full: 'Plansza jest pełna.',
  agreed: 'Koniec za zgodą.',
  waits: 'gra dalej',
  key: 'postaw znak',
  'why-game-over': 'Już po grze.',
  'why-not-your-turn': 'Teraz gra ktoś inny.',
  'why-cell-taken': 'Tu jest już znak.',
  'learn-mark': 'Zaznacz środek.',
  'learn-done': 'To wszystko.',
};

const fixture: Fixture<TicTacToe> = {
  module: {
    game: ticTacToe,
    policy: {
      rollout: (state, seat, random) => ticTacToe.sample(state, seat, random),
      worth: (state) => ticTacToe.scores(state),
    },
  },
  tables: [{ seats: 2 }],
  refusals: { 'game-over': true, 'not-your-turn': true, 'cell-taken': true },
  junk: ['mark 5'],
  illegal: [],
  hearing: { marked: 'seen' },
  inventory: ({ cells }) => cells.map(() => 'cell'),
  oddEnds: {},
  odds: [],
  smallWorlds: [],
};

const Board = ({ view }: TableProps<Shown>) =>
  createElement(
    'div',
    null,
    view.cells.map((mark, cell) =>
      createElement('span', { key: cell, 'data-piece': `cell-${cell + 1}` }, mark),
    ),
  );

const Nothing = () => null;

const RULES = { 'game-over': 'OX-2', 'not-your-turn': 'OX-1', 'cell-taken': 'OX-1' } as const;

const book = (title: string): string => `# ${title} {OX-1}\n\n![X](art:cross)\n\n## ${title} {OX-2}\n`;

const ui: Ui<Shown, OxoWords> = {
  messages: { en, pl },
  freshDraft: () => ({ cell: null }),
  parseDraft: (kept, { cells }) => {
    const cell: unknown = Object(kept) === kept ? Reflect.get(Object(kept) as object, 'cell') : undefined; // an object, by the test before
    if (cell === null) return { cell };
    return typeof cell === 'number' && cells[cell] === 0 ? { cell } : undefined;
  },
  Board,
  Hand: Nothing,
  Side: Nothing,
  caption: ({ moves }, say) => say('caption', { number: moves + 1 }),
  badge: (_view, _seat, say) => ({ score: 0, line: say('waits') }),
  sheet: ({ moves }, say) =>
    moves === 0 ? undefined : [{ label: say('caption', { number: moves }), scores: [0, 0] }],
  tell: ({ seat, cell }, names, say) => ({
    seat,
    text: say('marked', { name: names[seat] ?? '', count: 1, cell: cell + 1 }),
  }),
  explain: ({ code }, _names, say) => ({ text: say(`why-${code}`), rule: RULES[code] }),
  ending: (by, { winner }, names, say) => {
    if (by === 'line') return say('line', { name: names[winner ?? 0] ?? '' });
    return say(by === 'full' ? 'full' : 'agreed');
  },
  keys: (say) => [{ keys: ['1–9'], text: say('key') }],
  choreography: () => [],
  rulebook: { en: () => Promise.resolve(book('Rules')), pl: () => Promise.resolve(book('Zasady')) },
  art: { cross: 'cross.svg' },
  tutorial: {
    seats: 2,
    seat: 0,
    entries: [
      { by: 0, move: 'mark 5' },
      { by: 1, move: 'mark 1' },
    ],
    steps: new Map([
      [0, [{ text: 'learn-mark', piece: 'cell-5', move: 'mark 5' }]],
      [2, [{ text: 'learn-done' }]],
    ]),
  },
};

const LOG = ['0 mark 5', '1 mark 1'];

const sceneAfter = (log: readonly string[]): Scene => {
  const state = reach(ticTacToe, { seats: 2, log });
  return {
    seats: 2,
    log,
    viewer: 0,
    view: state,
    turn: [0],
    moves: ticTacToe.moves(state, 0),
    draft: { cell: 1 },
  };
};

const middle: Exhibit = { name: 'middle', node: createElement('b', null, '×'), scene: sceneAfter(LOG) };

type OxoTable = UiFixture<TicTacToe, Draft, OxoWords>;

export const oxoTable: OxoTable = {
  fixture,
  ui,
  gallery: [middle],
  readme: 'OX-1 One mark a turn. OX-2 The end.',
};

export interface Sabotage {
  readonly defect: string;
  readonly law: string;
  readonly table: OxoTable;
}

const withUi = (change: Partial<typeof ui>): OxoTable => ({ ...oxoTable, ui: { ...ui, ...change } });
const withPolish = (change: Partial<OxoWords>): OxoTable =>
  withUi({ messages: { en, pl: { ...pl, ...change } } });
const withTutorial = (change: Partial<typeof ui.tutorial>): OxoTable =>
  withUi({ tutorial: { ...ui.tutorial, ...change } });
const withScene = (change: Partial<Scene>): OxoTable => ({
  ...oxoTable,
  gallery: [{ ...middle, scene: { ...sceneAfter(LOG), ...change } }],
});

/** As if somebody had forgotten it. */
const { line: _line, ...lacking } = pl;
const Broken = (): never => {
  throw new Error('nothing to draw');
};

export const sabotages: readonly Sabotage[] = [
  // The compiler would have found it: a file of words that is loaded need not be what it was.
  { defect: 'a word is missing', law: 'U1', table: withUi({ messages: { en, pl: lacking as OxoWords } }) },
  { defect: 'a word is empty', law: 'U1', table: withPolish({ full: ' ' }) },
  {
    defect: 'a plural is missing',
    law: 'U1',
    table: withPolish({ marked: '{name} {cell} {count, plural, one {znak} other {znaki}}' }),
  },
  {
    defect: 'a value is asked for in one language only',
    law: 'U1',
    table: withPolish({ line: 'Jest linia.' }),
  },
  { defect: 'what is heard is not told', law: 'U2', table: withUi({ tell: () => undefined }) },
  {
    defect: 'what goes without saying is told',
    law: 'U2',
    table: { ...oxoTable, isUntold: () => true },
  },
  {
    defect: 'a value is not given',
    law: 'U2',
    table: withUi({
      tell: ({ seat }, _names, say) => ({ seat, text: say('marked', { count: 1, cell: 1 }) }),
    }),
  },
  {
    defect: 'a value is given in vain',
    law: 'U2',
    table: withUi({ tell: ({ seat }, _names, say) => ({ seat, text: say('full', { seat }) }) }),
  },
  {
    defect: 'a refusal has no words',
    law: 'U3',
    table: withUi({ explain: () => ({ text: '', rule: undefined }) }),
  },
  {
    defect: 'a refusal cites no rule of the book',
    law: 'U3',
    table: withUi({ explain: (_refusal, _names, say) => ({ text: say('full'), rule: 'OX-9' }) }),
  },
  {
    defect: 'a refusal never comes up',
    law: 'U3',
    table: { ...oxoTable, fixture: { ...fixture, tables: [] } },
  },
  { defect: 'an ending is not said', law: 'U4', table: withUi({ ending: () => '' }) },
  {
    defect: 'the caption says undefined',
    law: 'U4',
    table: withUi({ caption: () => `Mark ${String(undefined)}` }),
  },
  {
    defect: 'the score sheet forgets a seat',
    law: 'U4',
    table: withUi({ sheet: (_view, say) => [{ label: say('line', { name: 'Maja' }), scores: [0] }] }),
  },
  {
    defect: 'an option has no name',
    law: 'U5',
    table: {
      ...oxoTable,
      fixture: {
        ...fixture,
        module: {
          ...fixture.module,
          game: {
            ...ticTacToe,
            options: { ...ticTacToe.options, fields: { size: { shape: { kind: 'flag' } } } },
          },
        },
      },
    },
  },
  {
    defect: 'a rule is no anchor',
    law: 'U6',
    table: { ...oxoTable, readme: `${oxoTable.readme} OX-3 More.` },
  },
  { defect: 'a rulebook shows what does not exist', law: 'U6', table: withUi({ art: {} }) },
  {
    defect: 'the rulebooks differ',
    law: 'U6',
    table: withUi({ rulebook: { ...ui.rulebook, pl: () => Promise.resolve('# Z {OX-1 OX-2}\n') } }),
  },
  {
    defect: 'the first game is illegal',
    law: 'U7',
    table: withTutorial({
      entries: [
        { by: 0, move: 'mark 5' },
        { by: 1, move: 'mark 5' },
      ],
    }),
  },
  {
    defect: 'the learner is not asked',
    law: 'U7',
    table: withTutorial({
      steps: new Map([
        [0, [{ text: 'learn-mark' }]],
        [2, [{ text: 'learn-done' }]],
      ]),
    }),
  },
  {
    defect: 'an entry of somebody else goes by itself twice over',
    law: 'U7',
    table: withTutorial({
      entries: ui.tutorial.entries.map((entry) => ({ ...entry, byItself: true })),
      steps: new Map([[2, [{ text: 'learn-mark' }, { text: 'learn-done' }]]]),
    }),
  },
  {
    defect: 'what the learner is asked for is not near enough to itself',
    law: 'U7',
    table: withTutorial({
      entries: ui.tutorial.entries.map((entry) =>
        entry.by === ui.tutorial.seat ? { ...entry, accepts: () => false } : entry,
      ),
    }),
  },
  {
    defect: 'the first game has options that the rules refuse',
    law: 'U7',
    table: withTutorial({ options: { size: 4 } }),
  },
  {
    defect: 'the first game has no last word',
    law: 'U7',
    table: withTutorial({ steps: new Map([[0, [{ text: 'learn-mark', move: 'mark 5' }]]]) }),
  },
  {
    defect: 'a step has no words',
    law: 'U7',
    table: withTutorial({ steps: new Map([...ui.tutorial.steps, [1, [{ text: 'learn-more' }]]]) }),
  },
  {
    defect: 'a step points at nothing',
    law: 'U7',
    table: withTutorial({
      steps: new Map([...ui.tutorial.steps, [1, [{ text: 'learn-done', piece: 'cell-12' }]]]),
    }),
  },
  { defect: 'a scene cannot come about', law: 'U8', table: withScene({ view: ticTacToe.setup(2, {}) }) },
  {
    defect: 'a scene is played by illegal moves',
    law: 'U8',
    table: withScene({ log: ['0 mark 5', '1 mark 5'] }),
  },
  { defect: 'a scene offers what is illegal', law: 'U8', table: withScene({ moves: [{ cell: 4 }] }) },
  {
    defect: 'a scene shows a decision that nobody can make',
    law: 'U8',
    table: withScene({ draft: { cell: 4 } }),
  },
  {
    defect: 'a scene cannot be drawn',
    law: 'U8',
    table: { ...oxoTable, gallery: [{ ...middle, node: createElement(Broken) }] },
  },
  { defect: 'two exhibits have one name', law: 'U8', table: { ...oxoTable, gallery: [middle, middle] } },
];

/** What a player reads: a sentence for everything, a drawing that fits, and no secret in either. */
import {
  byRollout,
  bySample,
  type Paint,
  playout,
  seededRandom,
  type Viewer,
  viewersOf,
} from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { terminal } from './terminal.ts';
import { EXAMPLE, layAll, ROUND, sitDown, type Table } from './turns.ts';
import { type Event, type Heard, MERCHANT, type Refusal, type State, TELEPORT } from './types.ts';

const { game } = module;
/** Ten characters each. */
const NAMES = ['Anne Bonny', 'Calicojack', 'Mary Reade', 'Blackbeard', 'Bartolomew'];
const COLUMNS = 80;

const noColour: Paint = (_, text) => text;

/** One of each: a kind without an example does not compile. */
const EVENTS: { readonly [K in Heard['kind']]: Extract<Heard, { kind: K }> } = {
  setup: { kind: 'setup', homes: { merchant: 2, pirate: 5 }, treasures: [[1], [2], [3], [4], [5], [6]] },
  laid: { kind: 'laid', seat: 0, planet: 2, card: 7 },
  turned: { kind: 'turned', seat: 1, planet: 2, card: 6 },
  teleported: { kind: 'teleported', seat: 0, owner: 1, planet: 2, card: 7 },
  sailed: { kind: 'sailed', ship: 'pirate', from: 0, to: 5 },
  revealed: { kind: 'revealed', by: 'ship', cards: [{ planet: 3, seat: 2, card: TELEPORT }] },
  plundered: { kind: 'plundered', planet: 4, values: [3, 7, MERCHANT] },
  unclaimed: { kind: 'unclaimed', planet: 4, values: [2] },
  taken: { kind: 'taken', seat: 3, planet: 0, values: [MERCHANT] },
  ended: { kind: 'ended', scores: [12, 5, 4, 0], varieties: [2, 1, 1, 0] },
};

const REFUSALS: { readonly [C in Refusal['code']]: Extract<Refusal, { code: C }> } = {
  'game-over': { code: 'game-over' },
  'not-your-turn': { code: 'not-your-turn', actors: [1] },
  'wrong-kind': { code: 'wrong-kind', due: 'take' },
  'same-home': { code: 'same-home' },
  'wrong-treasures': { code: 'wrong-treasures', planet: 2 },
  'card-not-in-hand': { code: 'card-not-in-hand', card: 7, hand: [1, TELEPORT] },
  'no-such-treasure': { code: 'no-such-treasure', value: 3, left: [2, MERCHANT] },
};

const isSentence = (text: string | undefined): boolean =>
  /^\s*\S.*[.!]$/.test(text ?? '') && !/undefined|null|NaN|\[object/.test(text ?? '');

describe('sentences', () => {
  for (const event of Object.values(EVENTS)) {
    test(`${event.kind} is told`, () => {
      expect(terminal.tell(event, NAMES)).toSatisfy(isSentence);
    });
  }

  test.each<readonly [Heard, RegExp]>([
    [EVENTS.setup, /merchant.*3.*pirate.*6/],
    [EVENTS.laid, /Anne Bonny.*7.*planet 3/],
    [{ kind: 'laid', seat: 0, planet: 2, card: TELEPORT }, /Anne Bonny.*\bT\b.*planet 3/],
    [{ kind: 'laid', seat: 0, planet: 2, card: null }, /^Anne Bonny [^\d]*planet 3\.$/],
    [EVENTS.turned, /Calicojack.*6/],
    [EVENTS.teleported, /Calicojack.*Anne Bonny.*7/],
    [{ kind: 'teleported', seat: 0, owner: 1, planet: 2, card: null }, /Calicojack.*Anne Bonny[^\d]*$/],
    [EVENTS.sailed, /pirate ship.*6/],
    [EVENTS.revealed, /home.*Mary Reade.*T.*4/],
    [{ kind: 'revealed', by: 'cards', cards: [] }, /cards/],
    [EVENTS.plundered, /5.*pirate ship.*3, 7.*merchant ship/],
    [EVENTS.unclaimed, /5.*2/],
    [EVENTS.taken, /1.*Blackbeard.*merchant ship/],
  ])('%j is told with its names, cards and planets, counted from 1', (event, words) => {
    expect(terminal.tell(event, NAMES)).toSatisfy(isSentence);
    expect(terminal.tell(event, NAMES)?.trim()).toMatch(words);
  });

  for (const refusal of Object.values(REFUSALS)) {
    test(`${refusal.code} is explained`, () => {
      expect(terminal.explain(refusal, NAMES)).toSatisfy(isSentence);
    });
  }

  test.each<readonly [Refusal, RegExp]>([
    [{ code: 'wrong-kind', due: 'play' }, /card/],
    [REFUSALS['wrong-kind'], /treasure/],
    [{ code: 'wrong-treasures', planet: null }, /players/],
    [REFUSALS['wrong-treasures'], /3/],
    [REFUSALS['card-not-in-hand'], /7.*1 T/],
    [REFUSALS['no-such-treasure'], /3.*2, .*10/],
  ])('%j is explained with what is at fault', (refusal, words) => {
    expect(terminal.explain(refusal, NAMES)).toMatch(words);
  });

  test('no two refusals are explained alike', () => {
    const texts = Object.values(REFUSALS).map((refusal) => terminal.explain(refusal, NAMES));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

const draw = (state: State, viewer: Viewer): readonly string[] =>
  terminal.draw(game.view(state, viewer), viewer, NAMES, noColour);

const tooWide = (state: State): readonly string[] =>
  viewersOf(state.hands.length)
    .flatMap((viewer) => draw(state, viewer))
    .filter((line) => Array.from(line).length > COLUMNS || line.includes('\n'));

describe('the drawing', () => {
  test.each([3, 4, 5])('fits into 80 columns through whole games of %i players with long names', (seats) => {
    for (const choose of [byRollout(module), bySample(game)]) {
      const state = game.setup(seats, {});
      const wide = new Set<string>();
      const look = (now: State): void => tooWide(now).forEach((line) => wide.add(line));
      playout(game, state, choose, seededRandom(`drawing ${seats}`), look);
      look(state);
      expect([...wide]).toEqual([]);
    }
  });

  test('fits when all five are on every planet with a hidden card on top', () => {
    const { state, lay } = sitDown(5);
    for (const [card, planet] of [
      [7, 2],
      [6, 3],
      [5, 5],
      [4, 6],
      [3, 2],
      [2, 3],
    ])
      lay(Array.from({ length: 5 }, () => `${card}@${planet}`).join(' '));
    expect(tooWide(state)).toEqual([]);
  });

  test('fits at the end of it, all treasures being shared out among five', () => {
    const table = sitDown(5);
    layAll(table, ['2233556 1', '2233556 2', '2233556 3', '2233556 5', '2233556 6']);
    expect(tooWide(table.state)).toEqual([]);
    table.takeBest();
    expect(tooWide(table.state)).toEqual([]);
  });

  test('shows ships and their steps from home, treasures, strengths and the own hand', () => {
    const { state, lay } = sitDown();
    lay('7@2 6@2 1@1 2@1 5@5');
    const lines = draw(state, 0);
    const isDrawn = (words: RegExp): boolean => lines.some((line) => words.test(line));
    expect(lines).toSatisfy(() => isDrawn(/merchant.*2.*5.*pirate.*4.*6/));
    expect(lines).toSatisfy(() => isDrawn(/^\s*2\b.*M.*3 4.*7.*\?/));
    expect(lines).toSatisfy(() => isDrawn(/^\s*4\b.*P.*3 7/));
    expect(lines).toSatisfy(() => isDrawn(/1 +3 +4 +5 +6 +T/));
    for (const name of NAMES.slice(0, 3)) expect(lines.join('')).toContain(name);
  });

  test('shows points and the planet that is shared out', () => {
    const { state, lay, play } = sitDown(4);
    lay(EXAMPLE);
    play('take 10', 'take 5', 'take 4');
    const text = draw(state, 0).join('\n');
    expect(text).toMatch(/\b12\b/);
    expect(text).toMatch(/Planet 2/);
  });

  test('there is something to see before the set-up', () => {
    expect(draw(sitDown(3, '').state, 'spectator').join('')).toContain('Anne Bonny');
  });

  test('paints without changing a word', () => {
    const { state, lay } = sitDown();
    lay('7@2 6@2 1@1 2@1 5@5');
    const painted = terminal.draw(
      game.view(state, 0),
      0,
      NAMES,
      (style, text) => `<${style}>${text}</${style}>`,
    );
    expect(painted.map((line) => line.replaceAll(/<[^>]*>/g, '').trimEnd())).toEqual(
      draw(state, 0).map((line) => line.trimEnd()),
    );
    expect(painted.join('')).toContain('<');
  });
});

describe('secrets', () => {
  /** Two games that differ in one hidden card alone. */
  const twins: readonly (readonly [name: string, owner: number, one: string, other: string])[] = [
    ['a card face down', 0, '7@2', 'T@2'],
    ['a lost card', 2, '7@3 T@3 4@3', '7@3 T@3 5@3'],
    ['a Teleport lost', 1, 'T@3 T@3', 'T@3 5@3'],
  ];

  const played = (cards: string): { readonly table: Table; readonly events: readonly Event[] } => {
    const table = sitDown();
    return { events: table.lay(cards), table };
  };

  const read = ({ table, events }: ReturnType<typeof played>, viewer: Viewer): readonly string[] => [
    ...draw(table.state, viewer),
    ...events.flatMap((event) => {
      const heard = game.hear(event, viewer);
      return heard === undefined ? [] : [terminal.tell(heard, NAMES) ?? ''];
    }),
  ];

  test.each(twins)('%s of another is neither drawn nor told', (_, owner, one, other) => {
    for (const viewer of viewersOf(3)) {
      const isSame = read(played(one), viewer).join('\n') === read(played(other), viewer).join('\n');
      expect(isSame).toBe(viewer !== owner);
    }
  });

  test('its owner is reminded of what he lost', () => {
    expect(draw(played('7@3 T@3 4@3').table.state, 2).join('\n')).toMatch(/Lost.*4/);
  });

  test('KP-15 lost cards are not drawn for others in the end', () => {
    const ended = (lost: string): Table => {
      const table = sitDown();
      table.lay(`7@3 T@3 ${lost}@3 1@1 1@1 1@2 2@2 2@3 2@3 3@3 3@4 3@4 4@5 4@5 7@6 5@6`);
      table.takeBest();
      return table;
    };
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(draw(ended('4').state, viewer)).toEqual(draw(ended('5').state, viewer));
  });
});

describe('the keys', () => {
  test('a card is played, and in the collecting phase a treasure taken', () => {
    const { see, lay } = sitDown();
    const keys = (): readonly string[] => terminal.keys(see(0)).map(({ word, takes }) => `${word} ${takes}`);
    expect(keys()).toEqual(['play 7 3']);
    lay(ROUND);
    expect(keys()).toEqual(['take 5']);
  });

  test('what a key takes can be read as a move', () => {
    const { see, lay } = sitDown();
    for (const phase of ['play', 'take']) {
      const [key] = terminal.keys(see(0));
      expect(game.parseMove(`${phase} ${key?.takes}`)).toBeDefined();
      if (phase === 'play') lay(ROUND);
    }
  });
});

test.each([
  ['play t 3', 'play T 3'],
  ['play T 3', 'play T 3'],
  ['play  7   3', 'play 7 3'],
  ['play\t7 3', 'play 7 3'],
  ['play 7 3', 'play 7 3'],
  ['take  10', 'take 10'],
  ['take t', 'take t'],
  ['', ''],
] as const)('tidy makes of “%s”: “%s”', (typed, tidied) => {
  expect(terminal.tidy(typed)).toBe(tidied);
});

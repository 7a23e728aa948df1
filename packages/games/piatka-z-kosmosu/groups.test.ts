/** What may be laid: one group in one line, with an old card in it, and every line it touches a group. */
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { NARROW, type Position, sitDown, WIDE } from './turns.ts';
import type { Cell, Refusal } from './types.ts';

const { game } = module;

const cells = (text: string): readonly Cell[] =>
  text.split(' ').map((cell) => {
    const [x, y] = cell.split(',').map(Number);
    return { x: x ?? 0, y: y ?? 0 };
  });

interface Legal {
  readonly name: string;
  readonly at?: Position;
  readonly hand: string;
  readonly play: string;
}

/** Kamila's layout: a row to enlarge, and a column of C that ends beside it. */
const CROSSING = ['A2@0,1 A3@0,2', 'B3@1,2 C3@2,2', 'C2@2,1'] as const;
/** A1 at 0,0 and A2 at 2,0, a free cell between them. */
const APART = ['B1@0,1', 'B3@1,1 B2@2,1', 'A2@2,0'] as const;

const legal: readonly Legal[] = [
  {
    name: 'sheet: Michał lays two different aliens on the same background',
    hand: 'B1 C1 D2 D3 D4',
    play: 'B1@1,0 C1@2,0',
  },
  {
    name: 'sheet: Roksana lays two of the same alien on different backgrounds',
    hand: 'A2 A3 D2 D3 D4',
    play: 'A2@0,1 A3@0,2',
  },
  {
    name: 'sheet: Kamila lays two aliens on one background, one of which fits the crossing column too',
    at: { plays: CROSSING },
    hand: 'B1 C1 D2 D3 D4',
    play: 'B1@1,0 C1@2,0',
  },
  { name: 'PZ-3 one card', hand: 'B1 D2 D3 D4 E2', play: 'B1@0,-1' },
  {
    name: 'PZ-3 four cards, which with the old one make five',
    hand: 'B1 C1 D1 E1 E2',
    play: 'B1@-2,0 C1@-1,0 D1@1,0 E1@2,0',
  },
  {
    name: 'PZ-3 four cards in a column',
    hand: 'A2 A3 A4 A5 E2',
    play: 'A2@0,-1 A3@0,1 A4@0,2 A5@0,3',
  },
  {
    name: 'PZ-3 old cards may lie between the new',
    at: { plays: ['B1@1,0'] },
    hand: 'C1 D1 E2 E3 E4',
    play: 'C1@-1,0 D1@2,0',
  },
  {
    name: 'PZ-4 a crossing group that arises by the way',
    at: { plays: ['A2@0,1', 'B2@1,1'] },
    hand: 'B1 C1 E2 E3 E4',
    play: 'B1@1,0 C1@2,0',
  },
  {
    name: 'PZ-6 a single card joins any neighbour, here two lines at once',
    at: { plays: ['A2@0,1', 'B2@1,1'] },
    hand: 'B1 E2 E3 E4 E5',
    play: 'B1@1,0',
  },
  {
    name: 'PZ-10 one card fills a gap and joins two groups',
    at: { plays: [...WIDE, 'B1@1,0', 'D1@3,0'] },
    hand: 'C1 B2 B4 B5 C5',
    play: 'C1@2,0',
  },
  {
    name: 'PZ-10 two cards fill a wider gap',
    at: { plays: NARROW },
    hand: 'B1 C1 B2 B4 B5',
    play: 'B1@1,0 C1@2,0',
  },
  {
    name: 'PZ-10 a gap between two of one alien',
    at: { plays: APART },
    hand: 'A3 E2 E3 E4 E5',
    play: 'A3@1,0',
  },
  {
    name: 'PZ-11 only the final position counts: alone, the first card named would touch nothing',
    hand: 'B1 C1 D2 D3 D4',
    play: 'C1@-2,0 B1@-1,0',
  },
];

for (const { name, at = {}, hand, play } of legal) {
  test(name, () => {
    const table = sitDown({ ...at, hands: [hand] });
    expect(table.refusal(`play ${play}`)).toBeUndefined();
    expect(table.choices()).toContain(`play ${play}`);
    table.play(`play ${play}`);
    expect(table.state.board.slice(-play.split(' ').length)).toEqual(
      play.split(' ').map((placed) => {
        const [card = '', where = ''] = placed.split('@');
        return { ...cells(where)[0], card };
      }),
    );
  });
}

interface Illegal extends Legal {
  readonly refusal: Refusal;
}

/** A full row. */
const FIVE = ['B1@1,0 C1@2,0 D1@3,0 E1@4,0'] as const;

const illegal: readonly Illegal[] = [
  {
    name: 'sheet, PZ-5: Michał’s three cards on one background, none of which lay there before',
    hand: 'A2 B2 C2 D3 D4',
    play: 'A2@0,1 B2@1,1 C2@2,1',
    refusal: { code: 'no-old-card', cells: cells('0,1 1,1 2,1') },
  },
  {
    name: 'PZ-5 two cards that touch an old one sideways only',
    hand: 'B1 B2 D3 D4 D5',
    play: 'B1@1,0 B2@1,1',
    refusal: { code: 'no-old-card', cells: cells('1,0 1,1') },
  },
  {
    name: 'sheet: a card between two groups must fit the crossing one as well',
    at: { plays: CROSSING },
    hand: 'B1 D1 E2 E3 E4',
    play: 'B1@1,0 D1@2,0',
    refusal: { code: 'mixed-group', cells: cells('2,0 2,1 2,2') },
  },
  {
    name: 'PZ-3 cards in two lines',
    hand: 'A2 B1 D2 D3 D4',
    play: 'B1@1,0 A2@0,1',
    refusal: { code: 'not-in-line', cells: cells('1,0 0,1') },
  },
  {
    name: 'PZ-3 a hole in the line',
    hand: 'B1 C1 D2 D3 D4',
    play: 'B1@1,0 C1@3,0',
    refusal: { code: 'not-connected', cells: cells('1,0 3,0') },
  },
  {
    name: 'PZ-3 five cards are never one group with an old one',
    hand: 'B1 B2 B3 B4 B5',
    play: 'B1@1,0 B2@1,1 B3@1,2 B4@1,3 B5@1,4',
    refusal: { code: 'no-old-card', cells: cells('1,0 1,1 1,2 1,3 1,4') },
  },
  {
    name: 'PZ-3 five cards with the old one are six',
    hand: 'A1 B1 C1 D1 E1',
    play: 'A1@-1,0 B1@1,0 C1@2,0 D1@3,0 E1@4,0',
    refusal: { code: 'group-of-six', cells: cells('-1,0 0,0 1,0 2,0 3,0 4,0') },
  },
  {
    name: 'PZ-4 cards added to two groups of one row',
    at: { plays: NARROW },
    hand: 'B1 E1 B2 B4 B5',
    play: 'B1@-1,0 E1@4,0',
    refusal: { code: 'two-groups', cells: cells('-1,0 4,0') },
  },
  {
    name: 'PZ-6 a single card must fit both lines',
    at: { plays: ['A2@0,1', 'B2@1,1'] },
    hand: 'C1 E2 E3 E4 E5',
    play: 'C1@1,0',
    refusal: { code: 'mixed-group', cells: cells('1,0 1,1') },
  },
  {
    name: 'PZ-6 a single card away from everything',
    hand: 'B1 E2 E3 E4 E5',
    play: 'B1@2,0',
    refusal: { code: 'not-connected', cells: cells('2,0') },
  },
  {
    name: 'PZ-12 a diagonal neighbour is none',
    hand: 'B1 E2 E3 E4 E5',
    play: 'B1@1,1',
    refusal: { code: 'not-connected', cells: cells('1,1') },
  },
  {
    name: 'PZ-12 nor is it one for two cards',
    hand: 'B1 C1 E3 E4 E5',
    play: 'B1@1,1 C1@2,1',
    refusal: { code: 'not-connected', cells: cells('1,1 2,1') },
  },
  {
    name: 'PZ-7 an alien twice on one background',
    at: { plays: ['B1@1,0'] },
    hand: 'A1 E2 E3 E4 E5',
    play: 'A1@2,0',
    refusal: { code: 'double-alien', cells: cells('0,0 2,0'), alien: 'A' },
  },
  {
    name: 'PZ-7 a background twice with one alien',
    at: { plays: ['A2@0,1'] },
    hand: 'A1 E2 E3 E4 E5',
    play: 'A1@0,2',
    refusal: { code: 'double-background', cells: cells('0,0 0,2'), background: '1' },
  },
  {
    name: 'PZ-7 a background twice among the new cards',
    hand: 'A2 A2 E3 E4 E5',
    play: 'A2@0,-1 A2@0,1',
    refusal: { code: 'double-background', cells: cells('0,-1 0,1'), background: '2' },
  },
  {
    name: 'PZ-8 two cards alike in both',
    hand: 'A1 E2 E3 E4 E5',
    play: 'A1@1,0',
    refusal: { code: 'same-card', cells: cells('0,0 1,0') },
  },
  {
    name: 'PZ-8 two cards that differ in both',
    hand: 'B2 E2 E3 E4 E5',
    play: 'B2@1,0',
    refusal: { code: 'mixed-group', cells: cells('0,0 1,0') },
  },
  {
    name: 'PZ-8 a third card on another background',
    at: { plays: ['B1@1,0'] },
    hand: 'B2 E2 E3 E4 E5',
    play: 'B2@2,0',
    refusal: { code: 'mixed-group', cells: cells('0,0 1,0 2,0') },
  },
  {
    name: 'PZ-9 a sixth card at the end of a full group',
    at: { plays: FIVE },
    hand: 'A1 A2 E3 E4 E5',
    play: 'A1@5,0',
    refusal: { code: 'group-of-six', cells: cells('0,0 1,0 2,0 3,0 4,0 5,0') },
  },
  {
    name: 'PZ-10 a gap whose filling makes no group',
    at: { plays: APART },
    hand: 'C1 E2 E3 E4 E5',
    play: 'C1@1,0',
    refusal: { code: 'mixed-group', cells: cells('0,0 1,0 2,0') },
  },
  {
    name: 'PZ-10 a gap whose filling makes six',
    at: { plays: [...WIDE, 'B1@1,0 C1@2,0', 'D1@-1,0'] },
    hand: 'D1 B2 B4 B5 C5',
    play: 'D1@3,0',
    refusal: { code: 'group-of-six', cells: cells('-1,0 0,0 1,0 2,0 3,0 4,0') },
  },
  {
    name: 'sheet: a cell that is taken',
    hand: 'A2 E2 E3 E4 E5',
    play: 'A2@0,0',
    refusal: { code: 'cell-taken', cell: { x: 0, y: 0 } },
  },
  {
    name: 'sheet: a card that is not in hand',
    hand: 'A2 E2 E3 E4 E5',
    play: 'A2@0,1 A3@0,2',
    refusal: { code: 'card-not-in-hand', card: 'A3' },
  },
  {
    name: 'sheet: a card that is in hand once only',
    hand: 'A2 E2 E3 E4 E5',
    play: 'A2@0,1 A2@0,2',
    refusal: { code: 'card-not-in-hand', card: 'A2' },
  },
];

for (const { name, at = {}, hand, play, refusal } of illegal) {
  test(`${name}: ${refusal.code}`, () => {
    const table = sitDown({ ...at, hands: [hand] });
    const before = structuredClone(table.state);
    expect(table.refusal(`play ${play}`)).toEqual(refusal);
    expect(table.choices()).not.toContain(`play ${play}`);
    expect(table.state).toEqual(before);
  });
}

describe('the ends of a full group', () => {
  test.each(['-1,0', '5,0'])('PZ-9 are dead: nothing at all may lie at %s', (cell) => {
    for (const hand of ['A1 B1 C1 D1 E1', 'A2 B2 C2 D2 E2', 'A3 A4 A5 B3 C4']) {
      const table = sitDown({ plays: FIVE, hands: [hand] });
      expect(table.choices().filter((choice) => choice.includes(`@${cell}`))).toEqual([]);
    }
  });

  test('PZ-9 cards may lie beside a full group, in another direction', () => {
    const table = sitDown({ plays: FIVE, hands: ['A2 E3 E4 E5 D5'] });
    expect(table.refusal('play A2@0,1')).toBeUndefined();
  });
});

describe('the table', () => {
  /** Four cards a play, in turns along a row and down a column. */
  const STAIRS = ['B1 C1 D1 E1', 'E2 E3 E4 E5', 'D5 C5 B5 A5', 'A4 A3 A2 A1'] as const;

  const stairs = (sign: 1 | -1): readonly string[] =>
    Array.from({ length: 15 }, (_, index) => {
      const [x, y] = [4 * Math.ceil(index / 2), 4 * Math.floor(index / 2)];
      const cards = (STAIRS[index % 4] ?? '').split(' ').map((card, step) => {
        const far = index % 2 === 0 ? [x + step + 1, y] : [x, y + step + 1];
        return `${card}@${far.map((each) => (each === 0 ? 0 : sign * each)).join(',')}`;
      });
      return (sign === 1 ? cards : cards.toReversed()).join(' ');
    });

  test.each([1, -1] as const)('PZ-40 has no edge (direction %i)', (sign) => {
    const table = sitDown({ plays: stairs(sign), hands: ['B2 B3 B4 C2 C3'] });
    expect(table.state.board).toHaveLength(61);
    expect(table.state.board.filter(({ x, y }) => x === 32 * sign && y === 28 * sign)).toHaveLength(1);
  });

  test('PZ-40 cells far out are readable, and connected with nothing', () => {
    const table = sitDown({ hands: ['B1 E2 E3 E4 E5'] });
    expect(table.refusal('play B1@1000,-1000')).toMatchObject({ code: 'not-connected' });
  });

  test('sheet: cards are laid in one direction or exchanged; there is no other move', () => {
    const { choices } = sitDown({ hands: ['B1 B2 C3 D4 E5'] });
    expect(choices().every((choice) => /^(play|swap) /.test(choice))).toBe(true);
    expect(game.parseMove('pass')).toBeUndefined();
  });
});

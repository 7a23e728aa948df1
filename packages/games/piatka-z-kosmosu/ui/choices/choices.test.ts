/** Taps, keys and drags: what each of them drafts, and that every reason why not can be met by them. */
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module } from '../../index.ts';
import { openTable, type Position, sitDown, STUCK, type Table } from '../../turns.ts';
import { bonusMove, dropOnBox, dropOnPile, switchGiving, takePile, takeSpent } from './give.ts';
import { litCells, placeCard, takeBack } from './lay.ts';
import { chooseCard, playDraft, pressCell, pressMain } from './press.ts';
import { showNext } from './show.ts';
import { seated } from '../seated.ts';

const { game } = module;

const sit = (position: Position) => seated(sitDown(position));

/** Chooses a card of the hand and taps a cell. */
const tap = ({ table }: ReturnType<typeof seated>, held: number, x: number, y: number): void => {
  chooseCard(table(), held);
  pressCell(table(), { x, y });
};

describe('laying', () => {
  test('PZ-3 cards laid one after another are sent in the order of the line', () => {
    const seat = sit({ first: 'A1', hands: ['A2 A3 B5 C5 D5'] });
    tap(seat, 1, -1, 0);
    tap(seat, 0, -2, 0);
    playDraft(seat.table());
    expect(seat.sent.map(game.makeMove)).toEqual(['play A2@-2,0 A3@-1,0']);
    expect(seat.refused).toEqual([]);
  });

  test('a card that hovers is moved, replaced and taken back', () => {
    const seat = sit({ first: 'A1', hands: ['A2 A3 B5 C5 D5'] });
    tap(seat, 0, 1, 0);
    placeCard(seat.table(), 0, { x: 0, y: 1 });
    expect(seat.draft().laid).toEqual([{ held: 0, x: 0, y: 1 }]);
    placeCard(seat.table(), 1, { x: 0, y: 1 });
    expect(seat.draft().laid).toEqual([{ held: 1, x: 0, y: 1 }]);
    pressCell(seat.table(), { x: 0, y: 1 });
    expect(seat.draft().laid).toEqual([]);
    tap(seat, 0, 1, 0);
    takeBack(seat.table());
    expect(seat.draft().laid).toEqual([]);
  });

  test('a tap on a cell that only one card of the hand fits lays it', () => {
    const seat = sit({ first: 'A1', hands: ['A2 B5 C5 D5 E5'] });
    expect(pressCell(seat.table(), { x: 0, y: 1 })).toBe(true);
    expect(seat.draft().laid).toEqual([{ held: 0, x: 0, y: 1 }]);
  });

  test('alike cards are told apart by their place in the hand', () => {
    const seat = sit({ first: 'A1', hands: ['A2 A2 B1 C5 D5'] });
    tap(seat, 1, 1, 0);
    expect(seat.draft().laid).toEqual([{ held: 1, x: 1, y: 0 }]);
    expect(litCells(seat.table(), 0)).toEqual([]);
  });

  test('what is shown becomes the draft, and after the last one nothing is shown', () => {
    const seat = sit({ first: 'A1', hands: ['A2 A3 A4 A5 D5'] });
    showNext(seat.table());
    pressMain(seat.table());
    expect(seat.draft().laid.length).toBe(4);
    pressMain(seat.table());
    expect(seat.sent.length).toBe(1);
    for (let shown = 0; shown === 0 || seat.draft().shown !== undefined; shown++) showNext(seat.table());
    expect(seat.draft().shown).toBeUndefined();
  });
});

describe('bonus and exchange', () => {
  const bonus = (): Table => {
    const table = sitDown({ first: 'A1', hands: ['A2 A3 A4 A5 C5'], piles: ['B1 B2 B3'] });
    table.play('play A2@1,0 A3@2,0 A4@3,0 A5@4,0');
    return table;
  };

  test('PZ-17 a card of the hand takes the place of one of the pile', () => {
    const seat = seated(bonus());
    chooseCard(seat.table(), 0);
    playDraft(seat.table());
    expect(seat.sent.map(game.makeMove)).toEqual(['bonus C5 pile*2']);
  });

  test('PZ-16 a bonus may be declined', () => {
    const seat = seated(bonus());
    takePile(seat.table(), 0);
    playDraft(seat.table());
    expect(seat.sent.map(game.makeMove)).toEqual(['bonus']);
  });

  test('PZ-21 chosen cards are exchanged, by tap and by drag', () => {
    const seat = sit({ first: 'A1', hands: ['A2 A3 B5 C5 D5'] });
    switchGiving(seat.table());
    chooseCard(seat.table(), 4);
    dropOnPile(seat.table(), 2);
    playDraft(seat.table());
    expect(seat.sent.map(game.makeMove)).toEqual(['swap B5 D5']);
  });

  test('PZ-36 alone whatever is tapped last finds room in the bonus, and the draft is always one that may be sent', () => {
    const taps = constantFrom<(seat: ReturnType<typeof seated>) => void>(
      ({ table }) => chooseCard(table(), 0),
      ({ table }) => takeSpent(table(), 0),
      ({ table }) => takeSpent(table(), 1),
      ({ table }) => takePile(table(), table().draft.pile + 1),
      ({ table }) => takePile(table(), table().draft.pile - 1),
    );
    const table = sitDown({ seats: 1, hands: ['A5 B2 B3 C2 C4'], piles: ['A2 A3 A4'] });
    table.play('drop B2 B3 C2', 'play A2@1,0 A3@2,0 A4@3,0 A5@4,0');
    assert(
      property(array(taps, { maxLength: 12 }), (tapped) => {
        const seat = seated(table);
        for (const each of tapped) each(seat);
        expect(seat.table().check(bonusMove(seat.table(), seat.draft()))).toBeUndefined();
        const { spent } = seat.draft();
        takeSpent(seat.table(), 2);
        expect(seat.draft().spent.includes(2)).toBe(!spent.includes(2));
      }),
    );
  });

  test('PZ-35 alone three cards are dropped', () => {
    const seat = sit({ seats: 1, first: 'A1', hands: ['A2 A3 B2 C3 D4'] });
    for (const held of [4, 0, 2]) chooseCard(seat.table(), held);
    playDraft(seat.table());
    expect(seat.sent.map(game.makeMove)).toEqual(['drop A2 B2 D4']);
  });
});

type Seat = ReturnType<typeof seated>;

/** Each reason, the table it is met at, and what leads to it. */
const REASONS: Readonly<Record<string, readonly [() => Seat, (seat: Seat) => void]>> = {
  'not-your-turn': [() => seated(sitDown({ first: 'A1' }), 1), ({ table }) => chooseCard(table(), 0)],
  'game-over': [
    () => {
      const table = sitDown({ first: 'A1', hands: ['A2 A3 A4 A5 B2'] });
      table.play('play A2@1,0 A3@2,0 A4@3,0 A5@4,0', 'bonus B2');
      return seated(table, 1);
    },
    ({ table }) => pressCell(table(), { x: 0, y: 1 }),
  ],
  'wrong-kind': [
    () => {
      const table = sitDown({ first: 'A1', hands: ['A2 A3 A4 C5 D5'], piles: ['B1 B2'] });
      table.play('play A2@1,0 A3@2,0 A4@3,0');
      return seated(table);
    },
    ({ table }) => pressCell(table(), { x: 0, y: 1 }),
  ],
  'cell-taken': [() => sit({ first: 'A1', hands: ['A2 A3 B5 C5 D5'] }), (seat) => tap(seat, 0, 0, 0)],
  'not-connected': [() => sit({ first: 'A1', hands: ['A2 A3 B5 C5 D5'] }), (seat) => tap(seat, 0, 5, 5)],
  'mixed-group': [() => sit({ first: 'A1', hands: ['A2 A3 B5 C5 D5'] }), (seat) => tap(seat, 2, 1, 0)],
  'same-card': [() => sit({ first: 'A1', hands: ['A1 A3 B5 C5 D5'] }), (seat) => tap(seat, 0, 1, 0)],
  'double-alien': [
    () => sit({ first: 'A1', plays: ['B1@1,0', 'C1@2,0'], hands: ['A1 A3 B5 C5 D5'] }),
    (seat) => tap(seat, 0, 3, 0),
  ],
  'double-background': [
    () => sit({ first: 'A1', plays: ['A2@1,0', 'A3@2,0'], hands: ['A2 B5 C5 D5 E5'] }),
    (seat) => tap(seat, 0, 3, 0),
  ],
  'group-of-six': [
    () => sit({ first: 'A1', plays: ['A2@1,0 A3@2,0', 'A4@3,0 A5@4,0'], hands: ['A1 B5 C5 D5 E5'] }),
    (seat) => tap(seat, 0, 5, 0),
  ],
  'not-in-line': [
    () => sit({ first: 'A1', hands: ['A2 A3 B1 C5 D5'] }),
    (seat) => {
      tap(seat, 0, 1, 0);
      tap(seat, 1, 0, 1);
    },
  ],
  'two-groups': [
    () =>
      sit({
        first: 'A1',
        plays: ['A2@0,1 A3@0,2', 'B3@1,2 C3@2,2 D3@3,2', 'D1@3,0 D2@3,1'],
        hands: ['A4 D4 B5 C5 E4'],
      }),
    (seat) => {
      tap(seat, 0, -1, 0);
      tap(seat, 1, 4, 0);
    },
  ],
  'no-old-card': [
    () => sit({ first: 'A1', hands: ['A2 A3 B5 C5 D5'] }),
    (seat) => {
      tap(seat, 0, 0, 1);
      tap(seat, 1, 1, 1);
    },
  ],
  'too-many-discards': [
    () => {
      const table = sitDown({ first: 'A1', hands: ['A2 A3 A4 C5 D5'], piles: ['B1 B2'] });
      table.play('play A2@1,0 A3@2,0 A4@3,0');
      return seated(table);
    },
    ({ table }) => takePile(table(), 2),
  ],
  'pile-too-short': [
    () => {
      const table = sitDown({ first: 'A1', hands: ['A2 A3 A4 A5 D5'] });
      table.play('play A2@1,0 A3@2,0 A4@3,0 A5@4,0');
      return seated(table);
    },
    ({ table }) => takePile(table(), 1),
  ],
  'no-swap-in-solo': [
    () => sit({ seats: 1, first: 'A1', hands: ['A2 A3 B2 C3 D4'] }),
    ({ table }) => dropOnPile(table(), 0),
  ],
  'no-drop-with-others': [
    () => sit({ first: 'A1', hands: STUCK.slice(0, 2) }),
    ({ table }) => dropOnBox(table(), 0),
  ],
  'three-cards-at-least': [
    () => sit({ seats: 1, first: 'A1', hands: ['A2 A3 A4 C3 D4'] }),
    (seat) => {
      tap(seat, 0, 1, 0);
      playDraft(seat.table());
    },
  ],
  'drop-three': [
    () => sit({ seats: 1, first: 'A1', hands: ['A2 A3 B2 C3 D4'] }),
    ({ table }) => {
      chooseCard(table(), 0);
      playDraft(table());
    },
  ],
  'play-exists': [
    () => sit({ seats: 1, first: 'A1', hands: ['A2 A3 A4 C3 D4'] }),
    ({ table }) => switchGiving(table()),
  ],
};

describe('why not', () => {
  test.each(Object.entries(REASONS))('%s is met by a tap or a drag', (code, [open, act]) => {
    const seat = open();
    act(seat);
    expect(seat.refused.map((refusal) => refusal.code)).toEqual([code]);
    expect(seat.sent).toEqual([]);
  });

  test('PZ-33 alone what is wrong with a card says more than that three are needed', () => {
    const seat = sit({ seats: 1, first: 'A1', hands: ['A2 A3 A4 C3 D4'] });
    tap(seat, 3, 1, 0);
    expect(seat.refused.map(({ code }) => code)).toEqual(['mixed-group']);
  });

  test('the cells at fault are marked, and the mark goes with the next thing one does', () => {
    const seat = sit({ first: 'A1', plays: ['B1@1,0', 'C1@2,0'], hands: ['A1 A3 B5 C5 D5'] });
    tap(seat, 0, 3, 0);
    expect(seat.draft().fault).toEqual({
      at: { x: 3, y: 0 },
      cells: [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
      ],
    });
    expect(seat.pieces).toEqual(['cell-3,0']);
    chooseCard(seat.table(), 1);
    expect(seat.draft().fault).toBeUndefined();
  });

  test('nobody is refused before the deal for looking', () => {
    const seat = seated(openTable(2), 0);
    pressCell(seat.table(), { x: 0, y: 0 });
    expect(seat.refused.map(({ code }) => code)).toEqual(['not-your-turn']);
  });
});

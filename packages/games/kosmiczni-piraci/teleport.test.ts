/** The Teleport: what it takes along, and what is left. */
import { describe, expect, test } from 'vitest';
import { kindsOf, sitDown, type Table } from './turns.ts';
import { TELEPORT } from './types.ts';

/** The cards of a planet, as their owners' neighbours see them: `0:7 1:?`. */
const cardsOn = ({ see }: Table, planet: number): string =>
  (see('spectator').planets[planet - 1]?.cards ?? [])
    .map(({ seat, card }) => `${seat}:${card ?? '?'}`)
    .join(' ');

describe('a Teleport uncovered', () => {
  test('sheet: yellow lays a card, uncovers a Teleport, and both go to the box', () => {
    const table = sitDown();
    expect(kindsOf(table.lay('7@3 T@3'))).toEqual(['laid', 'laid', 'turned']); // laid like any other card
    expect(table.lay('4@3')).toEqual([
      { kind: 'laid', seat: 2, planet: 2, card: 4 },
      { kind: 'turned', seat: 1, planet: 2, card: TELEPORT },
      { kind: 'teleported', seat: 2, owner: 1, planet: 2, card: 4 },
    ]);
    expect(cardsOn(table, 3)).toBe('0:7');
    expect(table.see(2).lost).toEqual([4]);
    expect(table.see('spectator').lostCounts).toEqual([0, 0, 1]);
    expect(table.see('spectator').teleportGone).toEqual([false, true, false]);
  });

  test('KP-12 exactly two cards go, however many lie below', () => {
    const table = sitDown();
    table.lay('7@3 6@3 T@3 5@3');
    expect(cardsOn(table, 3)).toBe('0:7 1:6');
    expect(table.see('spectator').planets[2]?.strengths).toEqual([7, 6, 0]);
    expect(table.see('spectator').lostCounts).toEqual([1, 0, 0]);
    expect(table.see('spectator').handCounts).toEqual([6, 7, 7]);
  });

  test('KP-13 one’s own Teleport takes one’s own card', () => {
    const table = sitDown();
    table.lay('T@3 1@5 1@6');
    expect(table.lay('7@3').slice(1)).toEqual([
      { kind: 'turned', seat: 0, planet: 2, card: TELEPORT },
      { kind: 'teleported', seat: 0, owner: 0, planet: 2, card: 7 },
    ]);
    expect(cardsOn(table, 3)).toBe('');
    expect(table.see(0).lost).toEqual([7]);
    expect(table.see(0).hand).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table.actor()).toBe(1);
  });

  test('KP-14 a Teleport laid on a Teleport goes with it, and no ship moves', () => {
    const table = sitDown();
    table.lay('T@1');
    expect(table.lay('T@1')).toEqual([
      { kind: 'laid', seat: 1, planet: 0, card: TELEPORT },
      { kind: 'turned', seat: 0, planet: 0, card: TELEPORT },
      { kind: 'teleported', seat: 1, owner: 0, planet: 0, card: TELEPORT },
    ]);
    expect(cardsOn(table, 1)).toBe('');
    expect(table.see('spectator').ships.merchant).toBe(0);
    expect(table.see(1).lost).toEqual([TELEPORT]);
    // Nobody else knows that the second was a Teleport (KP-15).
    expect(table.see('spectator').teleportGone).toEqual([true, false, false]);
  });

  test('KP-11 on the emptied planet the next card is a first card', () => {
    const table = sitDown();
    table.lay('T@1 5@1');
    expect(kindsOf(table.lay('1@1'))).toEqual(['laid']);
    expect(cardsOn(table, 1)).toBe('2:?');
    expect(kindsOf(table.lay('1@1'))).toEqual(['laid', 'turned', 'sailed']);
  });

  test('KP-11 on a card left face up the next card is simply the hidden one', () => {
    const table = sitDown();
    table.lay('7@3 T@3 4@3');
    expect(table.lay('6@3')).toEqual([{ kind: 'laid', seat: 0, planet: 2, card: 6 }]);
    expect(cardsOn(table, 3)).toBe('0:7 0:?');
    expect(kindsOf(table.lay('1@3'))).toEqual(['laid', 'turned']);
    expect(cardsOn(table, 3)).toBe('0:7 0:6 1:?');
  });

  test('a Teleport may follow where another one struck', () => {
    const table = sitDown();
    table.lay('7@3 T@3 4@3 T@3 1@3');
    expect(cardsOn(table, 3)).toBe('0:7');
    expect(table.see('spectator').teleportGone).toEqual([true, true, false]);
    expect(table.see('spectator').lostCounts).toEqual([0, 1, 1]);
  });

  test('lost cards are kept in the order of the hand, whenever they were lost', () => {
    const table = sitDown();
    table.lay('T@3 T@5 T@6 7@5 1@2 1@2 2@6');
    expect(table.see(0).lost).toEqual([2, 7]);
  });
});

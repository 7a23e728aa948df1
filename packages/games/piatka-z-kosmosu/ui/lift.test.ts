/** A drag ends over a piece of the page: a stand-in for the page says which one lies there. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Position, sitDown, STUCK } from '../turns.ts';
import { lift } from './lift.ts';
import { pieces } from './pieces.ts';
import { seated } from './seated.ts';

/** A page with this one piece on it, under the finger. */
const pageWith = (piece: string): void =>
  void vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === `[data-piece="${piece}"]`
        ? { getBoundingClientRect: () => ({ left: 0, top: 0, right: 10, bottom: 10 }) }
        : null,
  });

afterEach(() => void vi.unstubAllGlobals());

/** The first card of the hand was dragged onto that piece. */
const draggedOnto = (piece: string, position: Position, before: readonly string[] = []) => {
  const opened = sitDown(position);
  for (const line of before) opened.play(line);
  const seat = seated(opened);
  const at = { x: 5, y: 5 };
  pageWith(piece);
  lift(seat.table, 0).end?.({ kind: 'drag', from: at, at, scale: 1 });
  return seat;
};

describe('a card of the hand is dragged', () => {
  test('PZ-22 onto the own pile: it is one to exchange', () => {
    const seat = draggedOnto(pieces.pile(0), { hands: [STUCK[0]] });
    expect(seat.draft()).toMatchObject({ isGiving: true, given: [0] });
  });

  test('PZ-35 alone onto the discard pile: it is one of three to drop', () => {
    const seat = draggedOnto(pieces.spent, { seats: 1, hands: [STUCK[0]] });
    expect(seat.draft()).toMatchObject({ isGiving: true, given: [0] });
  });

  test('PZ-34 alone onto the discard pile while a play exists: that is refused', () => {
    const seat = draggedOnto(pieces.spent, { seats: 1, hands: ['A2 A3 A4 B5 C2'] });
    expect(seat.refused).toMatchObject([{ code: 'play-exists' }]);
  });

  test('PZ-17 in a bonus onto the box: it is one to discard', () => {
    const position = { hands: ['A2 A3 A4 B5 C2'], piles: ['D2 D3 D4'] };
    const seat = draggedOnto(pieces.box, position, ['play A2@1,0 A3@2,0 A4@3,0']);
    expect(seat.draft().given).toEqual([0]);
  });

  test('onto nothing: it stays in the hand', () => {
    const seat = draggedOnto('elsewhere', { hands: ['A2 A3 A4 B5 C2'] });
    expect(seat.draft()).toMatchObject({ chosen: undefined, laid: [], given: [] });
  });
});

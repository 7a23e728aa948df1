import { array, assert, integer, option, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crewOf, setNumber } from '../crew/crew.ts';
import { toStep } from '../form/range.ts';
import { numbersOf, type SeatRow, withNumbers } from './seatNumbers.ts';

/** As Piątka z kosmosu deals. */
const normal = (seats: number): number => Math.floor(99 / seats);
const row: SeatRow = {
  name: 'cards',
  shape: { kind: 'per-seat', min: 5, max: normal },
  initial: (seats) => Array.from({ length: seats }, () => normal(seats)),
};
const me = { name: 'Maja', colour: 'gold' } as const;

describe('numbers of chairs', () => {
  test('PZ-30 are what was set for each, as near as so many seats allow; else the usual deal', () => {
    const wished = array(option(integer({ min: -10, max: 200 }), { nil: undefined }), {
      minLength: 1,
      maxLength: 4,
    });
    assert(
      property(wished, (wishes) => {
        const seats = wishes.length;
        const crew = wishes.reduce(
          (laid, wish, at) => (wish === undefined ? laid : setNumber(laid, at, row.name, wish)),
          crewOf(me, seats, 'bot'),
        );
        const wanted = wishes.map((wish) =>
          toStep(wish ?? normal(seats), { min: 5, max: normal(seats), step: 1 }),
        );
        expect(numbersOf(row, crew)).toEqual(wanted);
        expect(withNumbers({ deal: 'own' }, [row], crew)).toEqual({ deal: 'own', cards: wanted });
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Place } from './clip.ts';
import { backTo, flightsOf } from './flight.ts';

const at = (x: number, y: number, width = 100): Place => ({ x, y, width, height: width });

describe('flights', () => {
  it('put a piece back where its middle lay, at the size it had', () => {
    expect(backTo(at(0, 0, 50), at(100, 40))).toBe('translate(-125px, -65px) scale(0.5)');
  });

  it('do not divide by a piece without width', () => {
    expect(backTo(at(0, 0), at(10, 10, 0))).toBe('translate(40px, 40px) scale(1)');
  });

  it('are taken by pieces that moved, grew or came, not by those that stayed', () => {
    const from = new Map([
      ['moved', at(0, 0)],
      ['grown', at(0, 0, 90)],
      ['stayed', at(0, 0)],
      ['jittered', at(0, 0)],
      ['gone', at(0, 0)],
    ]);
    const to = new Map([
      ['moved', at(0, 30)],
      ['grown', at(-5, -5)],
      ['stayed', at(0, 0)],
      ['jittered', at(0.6, 0.4)],
      ['new', at(7, 7)],
    ]);
    const flown = flightsOf(from, to, new Set());
    expect(flown.map(({ piece }) => piece)).toEqual(['moved', 'grown', 'new']);
    expect(flown.at(-1)?.frames).toEqual([{ opacity: 0 }, { opacity: 1 }]);
  });

  it('leave alone what the choreography mentions', () => {
    const from = new Map([['die', at(0, 0)]]);
    expect(flightsOf(from, new Map([['die', at(50, 0)]]), new Set(['die']))).toEqual([]);
  });

  it('are not taken twice by a piece in a piece: it goes with the one it lies in', () => {
    const from = new Map([
      ['die', at(0, 0)],
      ['face', at(25, 25, 50)],
    ]);
    const to = new Map([
      ['die', at(300, 40, 200)],
      ['face', at(350, 90, 100)],
    ]);
    const holders = new Map([['face', 'die']]);
    expect(flightsOf(from, to, new Set(), holders).map(({ piece }) => piece)).toEqual(['die']);
    expect(flightsOf(from, to, new Set(['die']), holders)).toEqual([]);
  });

  it('are shorter for a piece that also moves in the one it lies in', () => {
    const from = new Map([
      ['card', at(0, 0)],
      ['coin', at(0, 0, 20)],
    ]);
    const to = new Map([
      ['card', at(500, 0)],
      ['coin', at(560, 0, 20)],
    ]);
    const holders = new Map([['coin', 'card']]);
    const coin = flightsOf(from, to, new Set(), holders).at(-1);
    expect(coin?.frames[0]).toEqual({ transform: 'translate(-60px, 0px) scale(1)' });
    expect(flightsOf(from, to, new Set(['card']), holders)).toEqual([]);
  });
});

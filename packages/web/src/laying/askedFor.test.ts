import { assert, constantFrom, jsonValue, oneof, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeOptions, parseOptions } from '@tortuga/engine';
import { crewOf } from '../crew/crew.ts';
import type { OptionSheet } from '../options/optionRows.ts';
import { gameCalled } from '../testing/localWorld.ts';
import { askedFor, askingFor, seatAsked } from './askedFor.ts';

const SEATS = { min: 1, max: 4 };

/** The options of Piątka z kosmosu, without words. */
const sheet: OptionSheet = gameCalled('piatka-z-kosmosu').use(({ game: { options: spec } }) => ({
  rows: [],
  usedRows: () => [],
  parse: (chosen, seats) => {
    const parsed = parseOptions(spec, chosen, seats);
    return parsed.ok ? { ok: true, value: makeOptions(spec, parsed.value) } : parsed;
  },
  label: (_language, name) => name,
}));

const asked = (query: Readonly<Record<string, string>>) =>
  askedFor(new URLSearchParams(query).toString(), sheet, SEATS);

describe('an address of a table to be laid', () => {
  test('that asks for nothing has a pleasant number of seats and the usual rules', () => {
    expect(asked({ from: 'some-match' })).toEqual({ seats: 3, options: {}, isCut: false });
  });

  test('brings its seats and options, and numbers to their chairs', () => {
    const options = { games: 3, deal: 'own', cards: [10, 49] };
    const found = askedFor(askingFor(JSON.stringify(options), 2), sheet, SEATS);
    expect(found).toEqual({ seats: 2, options, isCut: false });
    const crew = seatAsked(crewOf({ name: 'Maja', colour: 'gold' }, found.seats, 'bot'), found);
    expect(crew.map(({ numbers }) => numbers)).toEqual([{ cards: 10 }, { cards: 49 }]);
  });

  test.each([
    ['no seats', { seats: '0' }, {}],
    ['too many seats', { seats: '5' }, {}],
    ['seats that are no number', { seats: '2e0' }, {}],
    ['options that are no JSON', { options: '{games' }, {}],
    ['options that are no object', { options: '7' }, {}],
    ['an option out of range', { options: '{"games":1000,"deal":"young"}' }, { deal: 'young' }],
    ['an option of another game', { options: '{"target":3000}' }, {}],
    ['numbers for other seats', { seats: '2', options: '{"cards":[5,5,5]}' }, {}],
    ['a number out of range', { seats: '2', options: '{"cards":[5,1e9]}' }, {}],
    ['options of everything', { options: '{"__proto__":{"games":2},"toString":1}' }, {}],
  ])('with %s leaves that out, and says so', (_name, query, options) => {
    expect(asked(query)).toMatchObject({ options, isCut: true });
  });

  test('whatever it is, leads to a table whose options can be read', () => {
    const texts = oneof(
      string(),
      jsonValue().map((value) => JSON.stringify(value)),
    );
    const wishes = record({ games: jsonValue(), deal: constantFrom('own', 'old', 7), cards: jsonValue() });
    assert(
      property(
        texts,
        oneof(
          texts,
          wishes.map((each) => JSON.stringify(each)),
        ),
        (seats, options) => {
          const found = asked({ seats, options });
          expect(found.seats).toBeGreaterThanOrEqual(SEATS.min);
          expect(found.seats).toBeLessThanOrEqual(SEATS.max);
          const parsed = sheet.parse(found.options, found.seats);
          expect(parsed.ok || parsed.refusal.code).toBe(parsed.ok || 'options-clash');
        },
      ),
    );
  });
});

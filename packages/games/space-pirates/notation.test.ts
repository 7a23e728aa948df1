/** Moves as text: one spelling each. */
import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  tuple,
  uniqueArray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARGO, ENERGY_CARDS, HAZARDS, TYPES, VALUES } from './components.ts';
import { makeMove, parseMove } from './notation.ts';
import type { Move } from './types.ts';

describe('what is read', () => {
  test.each<readonly [string, Move]>([
    ['setup 3 0 9', { kind: 'setup', cards: [3, 0, 9] }],
    ['draw police', { kind: 'draw', type: 'police' }],
    ['damage cargo police', { kind: 'damage', type: 'police' }],
    ['sell asteroid', { kind: 'sell', types: ['asteroid'] }],
    ['luck 4294967295', { kind: 'luck', n: 4294967295 }],
    ['energy 3:RFW', { kind: 'energy', cards: ['3:RFW'] }],
    ['energy 5:RF 5:RF', { kind: 'energy', cards: ['5:RF', '5:RF'] }],
    ['lose 4:LA', { kind: 'lose', card: '4:LA' }],
    ['hangar 2', { kind: 'hangar', base: 2 }],
    ['place 1 1325 3000', { kind: 'place', disc: 1, x: 1325, y: 3000 }],
    ['flick 12 3599 1000', { kind: 'flick', disc: 12, angle: 3599, power: 1000 }],
    ['hazard W', { kind: 'hazard', hazard: 'W' }],
    ['storm 0 10', { kind: 'storm', x: 0, y: 10 }],
    ['wind 900', { kind: 'wind', angle: 900, points: [] }],
    [
      'wind 900 0@14 3@0',
      {
        kind: 'wind',
        angle: 900,
        points: [
          { seat: 0, point: 14 },
          { seat: 3, point: 0 },
        ],
      },
    ],
    ['template 450', { kind: 'template', angle: 450, offset: 0 }],
    ['template 450 -350', { kind: 'template', angle: 450, offset: -350 }],
    ['drift 0 50', { kind: 'drift', angle: 0, offset: 50, point: null }],
    ['drift 900 @0', { kind: 'drift', angle: 900, offset: 0, point: 0 }],
    ['end', { kind: 'end' }],
    ['damage cargo metals', { kind: 'damage', type: 'metals' }],
    ['damage energy', { kind: 'damage', type: null }],
    ['aside 1 2300 4475', { kind: 'aside', disc: 1, x: 2300, y: 4475 }],
    ['heading 0', { kind: 'heading', angle: 0 }],
    ['bribe', { kind: 'bribe' }],
    ['buy', { kind: 'buy' }],
    ['look', { kind: 'look' }],
    ['sell minerals metals metals gases', { kind: 'sell', types: ['minerals', 'metals', 'metals', 'gases'] }],
    ['fill 1 5 5', { kind: 'fill', values: [1, 5, 5] }],
    ['skip', { kind: 'skip' }],
  ])('`%s`', (text, move) => {
    expect(parseMove(text)).toEqual(move);
    expect(makeMove(move)).toBe(text);
  });

  test.each([
    'flick 99 9999 0',
    'hangar 77',
    'fill 0 9',
    'template 5000 25',
    'luck 9999999999',
    'setup 11 11',
  ])('`%s` has the form of a move: whether it may be made is another question', (text) => {
    expect(parseMove(text)).toBeDefined();
  });
});

describe('what is not read', () => {
  test.each([
    '',
    ' ',
    'END',
    'end ',
    ' end',
    'end now',
    'toString',
    'constructor',
    'hangar',
    'hangar  2',
    'hangar 02',
    'hangar +2',
    'hangar -2',
    'hangar 2.0',
    'hangar 2 3',
    'hangar two',
    'place 1 1325',
    'drift @3',
    'drift 0 @',
    'drift 0 @03',
    'drift 0 1@3',
    'drift 0 50 @3',
    'drift 0 @3 50',
    'drift 0 @3 @4',
    'template 0 @3',
    'wind',
    'wind 0@3',
    'wind 0 @3',
    'wind 0 0@',
    'wind 0 1@3 0@3',
    'wind 0 1@3 1@4',
    'wind 0 0@1 1@1 2@1 3@1 4@1',
    'place 1 1325 3000 0',
    'place 1 -5 3000',
    'flick 1 0',
    'flick 1 0 5e2',
    'luck -1',
    'luck 12345678901',
    'draw',
    'draw Police',
    'draw police police',
    'hazard f',
    'hazard FR',
    'hazard F R',
    'storm 1',
    'template',
    'template 0 0',
    'template 0 -0',
    'template 0 +50',
    'template 0 050',
    'template 0 50 50',
    'template -1',
    'drift 0 0',
    'damage',
    'damage cargo',
    'damage cargo gases gases',
    'damage energy 3:RFW',
    'damage 3:RFW',
    'sell',
    'sell gases minerals',
    'sell minerals  gases',
    'fill',
    'fill 5 1',
    'fill x',
    'fill 01',
    'energy',
    'energy 3',
    'energy 3:WFR',
    'energy 6:RF',
    'energy 3:RFW ',
    'lose',
    'lose 3:RFW 3:RF',
    'lose 3:XYZ',
    'setup',
    'setup 1,2,3',
    'setup 0 1 2 3 4 5 6 7 8 9 0',
    `fill ${Array.from({ length: 21 }, () => '1').join(' ')}`,
    `sell ${Array.from({ length: 31 }, () => 'gases').join(' ')}`,
  ])('`%s`', (text) => {
    expect(parseMove(text)).toBeUndefined();
  });
});

const number = nat({ max: 9999999999 });
const card = constantFrom(...VALUES.flatMap((value) => ENERGY_CARDS[value]));
const ascending = (values: readonly number[]): readonly number[] =>
  values.toSorted((one, other) => one - other);

const offset = integer({ min: -9999999999, max: 9999999999 });

const anyMove: Arbitrary<Move> = oneof(
  array(number, { minLength: 1, maxLength: 10 }).map((cards): Move => ({ kind: 'setup', cards })),
  constantFrom(...TYPES).map((type): Move => ({ kind: 'draw', type })),
  number.map((n): Move => ({ kind: 'luck', n })),
  array(card, { minLength: 1, maxLength: 20 }).map((cards): Move => ({ kind: 'energy', cards })),
  card.map((one): Move => ({ kind: 'lose', card: one })),
  number.map((base): Move => ({ kind: 'hangar', base })),
  tuple(constantFrom('place', 'aside'), number, number, number).map(
    ([kind, disc, x, y]): Move => ({ kind, disc, x, y }),
  ),
  tuple(number, number, number).map(([disc, angle, power]): Move => ({ kind: 'flick', disc, angle, power })),
  constantFrom(...HAZARDS).map((hazard): Move => ({ kind: 'hazard', hazard })),
  tuple(number, number).map(([x, y]): Move => ({ kind: 'storm', x, y })),
  number.map((angle): Move => ({ kind: 'heading', angle })),
  tuple(number, uniqueArray(number, { maxLength: 4 }), array(number, { minLength: 4, maxLength: 4 })).map(
    ([angle, seats, points]): Move => ({
      kind: 'wind',
      angle,
      points: ascending(seats).map((seat, index) => ({ seat, point: points[index] ?? 0 })),
    }),
  ),
  tuple(number, offset).map(([angle, at]): Move => ({ kind: 'template', angle, offset: at })),
  tuple(number, offset).map(([angle, at]): Move => ({ kind: 'drift', angle, offset: at, point: null })),
  tuple(number, number).map(([angle, point]): Move => ({ kind: 'drift', angle, offset: 0, point })),
  constantFrom(...CARGO, null).map((type): Move => ({ kind: 'damage', type })),
  array(nat({ max: 4 }), { minLength: 1, maxLength: 30 }).map(
    (types): Move => ({ kind: 'sell', types: ascending(types).map((type) => CARGO[type] ?? 'gases') }),
  ),
  array(number, { minLength: 1, maxLength: 20 }).map(
    (values): Move => ({ kind: 'fill', values: ascending(values) }),
  ),
  constantFrom('end', 'bribe', 'buy', 'look', 'skip').map((kind): Move => ({ kind })),
);

describe('round trips', () => {
  test('every move is read as it was written', () => {
    assert(
      property(anyMove, (move) => {
        expect(parseMove(makeMove(move))).toEqual(move);
      }),
    );
  });

  test('every text that is read is the one spelling of its move', () => {
    const word = oneof(
      constantFrom(
        'template',
        'drift',
        'wind',
        '0@14',
        '2@3',
        '@7',
        '@07',
        'flick',
        'fill',
        'sell',
        'energy',
        'damage',
        'cargo',
        'minerals',
        'gases',
        '3:RFW',
        '-50',
        '0',
        '00',
        '-0',
      ),
      number.map(String),
    );
    assert(
      property(array(word, { maxLength: 5 }), (words) => {
        const move = parseMove(words.join(' '));
        expect(move === undefined || makeMove(move) === words.join(' ')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

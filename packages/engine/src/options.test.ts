import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  nat,
  oneof,
  property,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choice,
  count,
  data,
  flag,
  makeOptions,
  type OptionRefusal,
  optionsSpec,
  parseOptions,
  perSeat,
} from './options.ts';

const SEED = 1722;

interface Chart {
  readonly islands: readonly string[];
}

interface Options {
  readonly storm: boolean;
  readonly rounds: number;
  readonly wind: 'north' | 'south';
  readonly handicap: readonly number[];
  readonly chart: Chart;
}

const parseChart = (
  value: unknown,
  seats: number,
): { readonly value: Chart } | { readonly reason: string } => {
  const islands: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = islands.filter((each) => typeof each === 'string');
  return names.length === seats && names.length === islands.length
    ? { value: { islands: names } }
    : { reason: 'no-chart' };
};

/** A spec with a field of every kind, and two values that do not go together. */
const spec = optionsSpec<Options>(
  {
    storm: flag(true),
    rounds: count({ min: -4, max: 8, step: 3 }, 2),
    wind: choice(['north', 'south'], 'south'),
    handicap: perSeat({ min: 0, max: (seats) => seats * 10 }, (seats) =>
      Array.from({ length: seats }, () => seats),
    ),
    chart: data('chart', { islands: [] }, parseChart),
  },
  ({ storm, wind }, seats) =>
    storm && wind === 'north' && seats > 3
      ? { code: 'options-clash', option: 'wind', reason: `too wild for ${seats}` }
      : undefined,
);

const defaults: Options = {
  storm: true,
  rounds: 2,
  wind: 'south',
  handicap: [2, 2],
  chart: { islands: [] },
};

const known = ['storm', 'rounds', 'wind', 'handicap', 'chart'];

describe('what is accepted', () => {
  test('what is not said takes its default, some of them by the number of seats', () => {
    expect(parseOptions(spec, {}, 2)).toEqual({ ok: true, value: defaults });
    expect(parseOptions(spec, {}, 3)).toEqual({ ok: true, value: { ...defaults, handicap: [3, 3, 3] } });
  });

  test.each<{ readonly given: object; readonly value: Partial<Options> }>([
    { given: { storm: false }, value: { storm: false } },
    { given: { storm: undefined }, value: {} },
    { given: { rounds: -4 }, value: { rounds: -4 } },
    { given: { rounds: -1 }, value: { rounds: -1 } },
    { given: { rounds: 8 }, value: { rounds: 8 } },
    { given: { wind: 'north' }, value: { wind: 'north' } },
    { given: { handicap: [0, 20] }, value: { handicap: [0, 20] } },
    { given: { handicap: [-0, 1] }, value: { handicap: [0, 1] } },
    { given: { chart: ['Nassau', 'Tortuga'] }, value: { chart: { islands: ['Nassau', 'Tortuga'] } } },
    { given: { wind: 'north', storm: false, rounds: 5 }, value: { storm: false, rounds: 5, wind: 'north' } },
  ])('$given', ({ given, value }) => {
    expect(parseOptions(spec, given, 2)).toStrictEqual({ ok: true, value: { ...defaults, ...value } });
  });

  test('a negative zero is a zero, since it would not survive a JSON round trip', () => {
    const field = count({ min: -1, max: 1, step: 1 }, 0);
    expect(field.parse(-0, 2, 'tide')).toStrictEqual({ ok: true, value: 0 });
  });
});

describe('what is refused', () => {
  const outOfRange = (option: string, min: number, max: number): OptionRefusal => ({
    code: 'out-of-range',
    option,
    min,
    max,
  });

  test.each([
    ...[0, '', 'storm', true, null, undefined, [], [{}]].map((given) => ({
      given,
      refusal: { code: 'options-not-an-object' },
    })),
    ...['Storm', '', '0', 'toString', 'constructor', '__proto__', 'hasOwnProperty'].map((option) => ({
      given: JSON.parse(`{"storm":true,"${option}":{}}`) as unknown, // any JSON is what the parser is for
      refusal: { code: 'unknown-option', option, known },
    })),
    ...[0, 1, 'true', null, []].map((storm) => ({
      given: { storm },
      refusal: { code: 'not-a-flag', option: 'storm' },
    })),
    ...['2', 2.5, NaN, Infinity, 2 ** 53, null, true, [2]].map((rounds) => ({
      given: { rounds },
      refusal: { code: 'not-a-whole-number', option: 'rounds' },
    })),
    ...[-5, -7, 9, 11].map((rounds) => ({ given: { rounds }, refusal: outOfRange('rounds', -4, 8) })),
    ...[-3, 0, 7].map((rounds) => ({
      given: { rounds },
      refusal: { code: 'off-step', option: 'rounds', min: -4, step: 3 },
    })),
    ...['North', '', 0, null, ['north'], 'toString'].map((wind) => ({
      given: { wind },
      refusal: { code: 'unknown-choice', option: 'wind', choices: ['north', 'south'] },
    })),
    ...[3, '12', null, {}, [], [1], [1, 2, 3], { length: 2, 0: 1, 1: 1 }].map((handicap) => ({
      given: { handicap },
      refusal: { code: 'not-one-per-seat', option: 'handicap', seats: 2 },
    })),
    ...[
      ['1', 2],
      [1, 0.5],
      [null, 1],
    ].map((handicap) => ({
      given: { handicap },
      refusal: { code: 'not-a-whole-number', option: 'handicap' },
    })),
    ...[
      [-1, 2],
      [2, 21],
    ].map((handicap) => ({ given: { handicap }, refusal: outOfRange('handicap', 0, 20) })),
    ...[null, 'Nassau', ['Nassau'], [1, 2]].map((chart) => ({
      given: { chart },
      refusal: { code: 'bad-data', option: 'chart', reason: 'no-chart' },
    })),
  ])('$given, as $refusal.code', ({ given, refusal }) => {
    expect(parseOptions(spec, given, 2)).toStrictEqual({ ok: false, refusal });
  });

  test('the first of several faults is told, unknown keys before all others', () => {
    const codeOf = (given: object): string | undefined => {
      const parsed = parseOptions(spec, given, 2);
      return parsed.ok ? undefined : parsed.refusal.code;
    };
    expect(codeOf({ wind: 'east', storm: 1 })).toBe('not-a-flag');
    expect(codeOf({ wind: 'east', sails: 1 })).toBe('unknown-option');
  });

  test('values that do not go together, given or by default, with as many seats', () => {
    const clash = { code: 'options-clash', option: 'wind', reason: 'too wild for 4' };
    expect(parseOptions(spec, { wind: 'north' }, 4)).toEqual({ ok: false, refusal: clash });
    expect(parseOptions(spec, { wind: 'north' }, 3).ok).toBe(true);
    expect(parseOptions(spec, { wind: 'north', storm: false }, 4).ok).toBe(true);
  });

  test('what others put into Object.prototype is nobody’s option', () => {
    const inherited: object = Object.create({ storm: false, sails: 3 }) as object; // Object.create is typed any
    expect(parseOptions(spec, inherited, 2)).toEqual({ ok: true, value: defaults });
  });
});

test('a lobby is told what it needs to draw every kind of field', () => {
  const { storm, rounds, wind, handicap, chart } = spec.fields;
  expect([storm.shape, rounds.shape, wind.shape, chart.shape]).toEqual([
    { kind: 'flag' },
    { kind: 'count', min: -4, max: 8, step: 3 },
    { kind: 'choice', choices: ['north', 'south'] },
    { kind: 'data', editor: 'chart' },
  ]);
  expect(handicap.shape.kind === 'per-seat' && [handicap.shape.min, handicap.shape.max(3)]).toEqual([0, 30]);
});

describe('options in print', () => {
  const plain = optionsSpec<Omit<Options, 'chart'>>({
    wind: spec.fields.wind,
    rounds: spec.fields.rounds,
    handicap: spec.fields.handicap,
    storm: spec.fields.storm,
  });

  test('are whole, in the order of the spec', () => {
    const options = { storm: true, rounds: 5, handicap: [1, 2], wind: 'south' } as const;
    expect(makeOptions(plain, options)).toBe('{"wind":"south","rounds":5,"handicap":[1,2],"storm":true}');
    expect(makeOptions(optionsSpec<object>({}), {})).toBe('{}');
  });

  test('hold nothing that the spec does not', () => {
    const more = { ...defaults, handicap: [0], secret: 'map' };
    expect(makeOptions(plain, more)).toBe('{"wind":"south","rounds":2,"handicap":[0],"storm":true}');
  });

  test('are parsed to the same options', () => {
    const options = integer({ min: 1, max: 6 }).chain((seats) =>
      record({
        seats: constant(seats),
        storm: boolean(),
        rounds: constantFrom(-4, -1, 2, 5, 8),
        wind: constantFrom('north', 'south'),
        handicap: array(nat({ max: seats * 10 }), { minLength: seats, maxLength: seats }),
      }),
    );
    assert(
      property(options, ({ seats, ...value }) => {
        expect(parseOptions(plain, JSON.parse(makeOptions(plain, value)), seats)).toEqual({
          ok: true,
          value,
        });
      }),
      { seed: SEED },
    );
  });
});

describe('junk of any kind', () => {
  const value = oneof(
    jsonValue(),
    dictionary(constantFrom(...known, '__proto__', 'toString'), jsonValue()),
    record(
      { storm: boolean(), rounds: integer({ min: -9, max: 9 }), handicap: array(integer()) },
      { requiredKeys: [] },
    ),
  );

  test('is parsed or refused with a code, never thrown at', () => {
    assert(
      property(value, integer({ min: 1, max: 6 }), (given, seats) => {
        const parsed = parseOptions(spec, given, seats);
        expect(parsed.ok ? Object.keys(parsed.value) : known).toEqual(known);
        expect(parsed.ok ? 'no-fault' : parsed.refusal.code).toMatch(/^[a-z]+(-[a-z]+)+$/);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  test('is left as it was', () => {
    assert(
      property(value, (given) => {
        const before = JSON.stringify(given);
        parseOptions(spec, given, 2);
        expect(JSON.stringify(given)).toBe(before);
      }),
      { seed: SEED },
    );
  });
});

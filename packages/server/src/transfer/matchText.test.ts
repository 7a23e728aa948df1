import { commitTo } from '@tortuga/engine';
import { COLOURS, LEVELS } from '@tortuga/protocol';
import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  json,
  nat,
  oneof,
  option,
  property,
  record,
  sample as drawn,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Room } from '../match/room.ts';
import { makeMatchText, parseMatchText, type TakenMatch } from './matchText.ts';

const SEED = 1718;

const hash = stringMatching(/^[0-9a-f]{64}$/);
const nonce = stringMatching(/^[A-Za-z0-9_-]{16,64}$/);
const id = stringMatching(/^[A-Za-z0-9_-]{8,32}$/);
const time = integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 });
const level = constantFrom(...LEVELS);
const maybe = <V>(some: Arbitrary<V>): Arbitrary<V | null> => option(some);

const person = record({
  kind: constant('person'),
  lock: hash,
  name: constantFrom('Anne', 'Żółć Ñandú', '海賊', 'قرصان', '"\\n\'', '🦜'),
  colour: constantFrom(...COLOURS),
  nonce: maybe(nonce),
  ready: boolean(),
  away: boolean(),
  resigned: boolean(),
  stops: boolean(),
});

const sitter = oneof(constant({ kind: 'open' } as const), record({ kind: constant('bot'), level }), person);

const clock = oneof(
  constant({ kind: 'untimed' } as const),
  record({ kind: constant('move'), seconds: integer({ min: 5, max: 3600 }) }),
  record({ kind: constant('days'), days: integer({ min: 1, max: 14 }) }),
);

const result = record({
  places: array(nat()),
  scores: array(integer()),
  by: string(),
});

const room: Arbitrary<Room> = record({
  game: stringMatching(/^[a-z0-9-]{1,64}$/),
  version: integer({ min: 1 }),
  options: json(),
  status: constantFrom('open', 'playing', 'over'),
  listed: boolean(),
  clock,
  standIn: level,
  randomOrder: boolean(),
  seats: array(sitter, { minLength: 1 }),
  host: maybe(hash),
  seed: hash,
  nonces: array(record({ seat: nat(), nonce })),
  deadline: maybe(time),
  wakeAt: maybe(time),
  result: maybe(result),
  seal: maybe(hash),
  rematch: maybe(id),
  devices: array(record({ code: hash, lock: hash, until: time })),
}).map((made) => ({ ...made, commit: commitTo(made.seed) }));

const entry = record({
  by: oneof(constant('chance'), nat({ max: 99 })),
  move: stringMatching(/^[\x20-\x7e]+$/),
  id: maybe(stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
  at: time,
});

const taken: Arbitrary<TakenMatch> = record({
  id,
  asOf: time,
  room,
  entries: array(entry).map((made) => made.map((each, index) => ({ seq: index + 1, ...each }))),
});

const [match] = drawn(
  taken.filter(({ entries }) => entries.length > 2),
  { seed: SEED, numRuns: 1 },
);
if (match === undefined) throw new Error('there is no match');
const text = makeMatchText(match);

describe('the text of a match', () => {
  test('reads as what it was made of', () => {
    assert(
      property(taken, (any) => {
        expect(parseMatchText(makeMatchText(any))).toEqual({ ok: true, match: any });
      }),
      { seed: SEED },
    );
  });

  test('may have come through a machine that ends lines otherwise', () => {
    expect(parseMatchText(text.replaceAll('\n', '\r\n'))).toEqual({ ok: true, match });
  });

  test('has a line for each entry, that a person can read', () => {
    const at = Date.UTC(2027, 0, 15, 8);
    const entries = [
      { seq: 1, by: 'chance', move: 'card gold', id: null, at },
      { seq: 2, by: 0, move: 'roll 1 2', id: 'm-1', at: at + 1500 },
    ] as const;
    expect(
      makeMatchText({ ...match, entries })
        .split('\n')
        .slice(4),
    ).toEqual([
      'entries 2',
      '1 2027-01-15T08:00:00.000Z . chance card gold',
      '2 2027-01-15T08:00:01.500Z m-1 0 roll 1 2',
      '',
    ]);
  });

  test('is refused wherever it is cut', () => {
    for (let end = 0; end < text.length; end++) expect(parseMatchText(text.slice(0, end)).ok).toBe(false);
  });

  test('whatever a stretch of it is turned into, is read or refused, never a surprise', () => {
    const stretch = tuple(nat({ max: text.length }), nat({ max: 40 }), string({ unit: 'binary' }));
    assert(
      property(stretch, ([at, length, junk]) => {
        const read = parseMatchText(text.slice(0, at) + junk + text.slice(at + length));
        expect(read.ok ? parseMatchText(makeMatchText(read.match)) : read).toEqual(read);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });
});

const lines = text.split('\n');
const inRoom = (changes: object): string => `room ${JSON.stringify({ ...match.room, ...changes })}`;
const firstEntry = lines[5] ?? '';

describe('a fault is named with its line:', () => {
  test.each([
    ['another form', 1, 'tortuga-match 2', 'not-a-match'],
    ['a transcript', 1, 'tortuga-transcript 1', 'not-a-match'],
    ['no id', 2, 'id', 'bad-id'],
    ['an id that leads elsewhere', 2, 'id ../../passwd', 'bad-id'],
    ['a time that is none', 3, 'as-of yesterday', 'bad-time'],
    ['a time written otherwise', 3, 'as-of 2027-01-15', 'bad-time'],
    ['a count that is none', 5, 'entries many', 'bad-count'],
    ['fewer entries than there are', 5, 'entries 1', 'wrong-end', 7],
    ['more entries than there are', 5, `entries ${lines.length}`, 'bad-entry', lines.length],
    ['an entry of another number', 6, firstEntry.replace('1', '2'), 'bad-entry'],
    ['an entry with a number written otherwise', 6, `0${firstEntry}`, 'bad-entry'],
    ['an entry without a move', 6, '1 2027-01-15T08:00:00.000Z . chance ', 'bad-entry'],
    ['an entry by nobody', 6, '1 2027-01-15T08:00:00.000Z . nobody stop', 'bad-entry'],
    ['an entry at no time', 6, '1 noon . 0 stop', 'bad-entry'],
    ['a move that is no text', 6, '1 2027-01-15T08:00:00.000Z . 0 stóp', 'bad-entry'],
  ])('%s', (_, line, written, code, at = line) => {
    expect(parseMatchText(lines.with(line - 1, written).join('\n'))).toEqual({
      ok: false,
      fault: { line: at, code },
    });
  });

  test.each(['\n', 'more', 'more\n', '\nmore\n'])('%j after the end', (more) => {
    const fault = { line: lines.length, code: 'wrong-end' };
    expect(parseMatchText(`${text}${more}`)).toEqual({ ok: false, fault });
  });

  test.each([
    ['no JSON', 'room {', ''],
    ['no room', 'room []', ''],
    ['a part missing', inRoom({ seed: undefined }), 'seed'],
    ['a part too many', inRoom({ treasure: 1 }), ''],
    ['a seed that was not promised', inRoom({ seed: 'ab'.repeat(32) }), 'commit'],
    ['nobody there', inRoom({ seats: [] }), 'seats'],
    ['a seat of no kind', inRoom({ seats: [{ kind: 'parrot' }] }), 'seats.0.kind'],
    ['a game on two lines', inRoom({ game: 'a\nb' }), 'game'],
    ['half a millisecond', inRoom({ wakeAt: 0.5 }), 'wakeAt'],
    ['a time that is no number', inRoom({ deadline: 'soon' }), 'deadline'],
  ])('a room with %s', (_, written, part) => {
    expect(parseMatchText(lines.with(3, written).join('\n'))).toEqual({
      ok: false,
      fault: { line: 4, code: 'bad-room', part },
    });
  });
});

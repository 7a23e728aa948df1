import { REACTIONS } from '@tortuga/protocol';
import {
  type Arbitrary,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  string,
  stringMatching,
  uniqueArray,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localBus } from './localBus.ts';
import { nodeBus } from './nodeBus.ts';
import { makeNote, type Note, parseNote } from './note.ts';

const count = integer({ min: 0, max: 999_999_999_999_999 });
const place = { number: count, since: count };
const match = stringMatching(/^[A-Za-z0-9_-]{8,32}$/);
const seat = integer({ min: 0, max: 99 });

const notes: Arbitrary<Note> = oneof(
  record({ kind: constant('written' as const), match }),
  record({
    kind: constant('here' as const),
    ...place,
    match,
    seats: uniqueArray(seat),
    spectators: count,
  }),
  record({
    kind: constant('reacted' as const),
    ...place,
    match,
    seat,
    reaction: constantFrom(...REACTIONS),
  }),
  record({ kind: constant('seen' as const), match, seats: uniqueArray(seat) }),
  record({ kind: constant('alive' as const), ...place }),
  record({ kind: constant('again' as const), node: match }),
);

/** PostgreSQL carries less than 8,000 bytes; a node's name comes before it. */
const LONGEST = 200;

describe('a note', () => {
  test('is read as it was made, and is short', () => {
    assert(
      property(notes, (note) => {
        const text = makeNote(note);
        expect(parseNote(text)).toEqual(note);
        expect(Buffer.byteLength(text)).toBeLessThan(LONGEST);
      }),
    );
  });

  test('is read from canonical text alone', () => {
    assert(
      property(
        oneof(
          string(),
          notes.map((note) => `${makeNote(note)} `),
        ),
        (text) => {
          const note = parseNote(text);
          expect(note === undefined ? text : makeNote(note)).toBe(text);
        },
      ),
    );
  });

  test.each([
    'here 1 0 match-01 0,2',
    'here 1 0 match-01 0,02 1',
    'here 1 0 match-01 0,100 1',
    'here -1 0 match-01 0 1',
    'here 01 0 match-01 0 1',
    'here 1 0 match-01 - 1 more',
    'reacted 1 0 match-01 0 arrr',
    'reacted 1 0 match-01 - ahoy',
    'seen match-01',
    'seen match-01 ,',
    'alive 1',
    'again',
    'later 1 0',
  ])('of another version is not understood: %s', (text) => {
    expect(parseNote(text)?.kind ?? 'nothing').toBe(text === 'again' ? 'written' : 'nothing');
  });
});

test('a node hears what others say, and that something was missed, but not itself', async () => {
  const bus = localBus();
  const heard: unknown[] = [];
  const ears = { hear: (...all: unknown[]) => heard.push(all), missed: () => heard.push('missed') };
  const one = nodeBus(bus, 'one');
  one.listen(ears);
  one.written('match-01');
  one.say({ kind: 'alive', number: 1, since: 0 });
  // One whose name begins alike is another.
  const other = nodeBus(bus, 'one-more');
  other.written('match-02');
  other.say({ kind: 'again', node: 'one' });
  bus.publish('other unknown words');
  bus.publish('*');
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([
    [{ kind: 'written', match: 'match-02' }, 'one-more'],
    [{ kind: 'again', node: 'one' }, 'one-more'],
    'missed',
  ]);
});

import { assert, constant, constantFrom, integer, nat, property, record, string, tuple } from 'fast-check';
import { REACTIONS } from '@tortuga/vocabulary';
import { describe, expect, test } from 'vitest';
import { parsePlainMove, parseToServer } from './reading.ts';
import { type ToServer, toServer } from './socket.ts';
import { MOST_MOVE, MOST_MOVE_ID, MOST_SENT } from './words.ts';

const letters = 'ABCXYZabcxyz0189_-'.split('');
const id = string({ unit: constantFrom(...letters), minLength: 1, maxLength: MOST_MOVE_ID });
const printable = integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
const moves = record({
  kind: constant('move' as const),
  id,
  seat: nat({ max: MOST_SENT - 1 }),
  move: string({ unit: printable, minLength: 1, maxLength: 40 }),
});

const hasPlainText = ({ move }: { readonly move: string }): boolean => !/["\\]/.test(move);

const bySchema = (text: string): ToServer | undefined => {
  try {
    return toServer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

describe('a move as our clients write it', () => {
  test('is read without the schema, and comes to the same', () => {
    assert(
      property(moves.filter(hasPlainText), (move) => {
        const text = JSON.stringify(move);
        expect(parsePlainMove(text)).toEqual(move);
        expect(bySchema(text)).toEqual(move);
      }),
    );
  });

  test('goes to the schema where JSON writes a letter otherwise', () => {
    for (const move of ['say "aye"', 'back\\slash']) {
      const message = { kind: 'move', id: 'a', seat: 0, move } as const;
      expect(parsePlainMove(JSON.stringify(message))).toBeUndefined();
      expect(parseToServer(JSON.stringify(message))).toEqual(message);
    }
  });

  test('with letters added, left out or changed is read exactly as the schema reads it', () => {
    const spots = tuple(nat({ max: 120 }), nat({ max: 3 }), string({ maxLength: 3 }));
    assert(
      property(moves, spots, (move, [at, dropped, added]) => {
        const text = JSON.stringify(move);
        const spoilt = text.slice(0, at) + added + text.slice(at + dropped);
        expect(parseToServer(spoilt)).toEqual(bySchema(spoilt));
      }),
      { numRuns: 2000 },
    );
  });

  const limits: readonly (readonly [string, object])[] = [
    ['no id', { id: '' }],
    ['an id too long', { id: 'a'.repeat(MOST_MOVE_ID + 1) }],
    ['a letter no id has', { id: 'a b' }],
    ['a seat too far', { seat: MOST_SENT }],
    ['a seat with a sign', { seat: -1 }],
    ['half a seat', { seat: 0.5 }],
    ['no text', { move: '' }],
    ['a text too long', { move: 'a'.repeat(MOST_MOVE + 1) }],
    ['a letter beyond ASCII', { move: 'ą' }],
    ['a line break', { move: 'a\nb' }],
    ['a further key', { more: 1 }],
  ];
  test.each(limits)('%s is refused', (_, change) => {
    const move = { kind: 'move', id: 'a', seat: 0, move: 'roll' };
    expect(parseToServer(JSON.stringify({ ...move, ...change }))).toBeUndefined();
  });

  test.each(['01', '00', '1e1', '1.0', '+1', '-0'])(
    'a seat written as %s is read as by the schema',
    (seat) => {
      const text = `{"kind":"move","id":"a","seat":${seat},"move":"roll"}`;
      expect(parsePlainMove(text)).toBeUndefined();
      expect(parseToServer(text)).toEqual(bySchema(text));
    },
  );

  test('the longest of all is read', () => {
    const longest = {
      kind: 'move',
      id: 'a'.repeat(MOST_MOVE_ID),
      seat: MOST_SENT - 1,
      move: '~'.repeat(MOST_MOVE),
    } as const;
    expect(parsePlainMove(JSON.stringify(longest))).toEqual(longest);
  });
});

test('other messages, and what is none', () => {
  const react = { kind: 'react', seat: 1, reaction: REACTIONS[0] } as const;
  expect(parseToServer(JSON.stringify(react))).toEqual(react);
  for (const text of ['', '{', 'null', '[]', '"move"', '{"kind":"jump"}'])
    expect(parseToServer(text)).toBeUndefined();
});

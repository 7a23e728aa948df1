import { createHash, createHmac } from 'node:crypto';
import {
  type Arbitrary,
  array,
  assert,
  nat,
  property,
  record,
  string,
  stringMatching,
  uint8Array,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitTo, digest, fairRandom, isHex256, isToken, type Luck } from './fair.ts';

const SEED = 1721;
const TWO_32 = 2 ** 32;

const hex256 = uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) =>
  Buffer.from(bytes).toString('hex'),
);
const token = stringMatching(/^[A-Za-z0-9_-]{1,128}$/);
const anyLuck: Arbitrary<Luck> = record({
  match: token,
  seed: hex256,
  nonces: array(record({ seat: nat({ max: 9 }), nonce: token }), { maxLength: 5 }),
});

const draw = (luck: Luck, seq: number, n = TWO_32, times = 20): readonly number[] => {
  const random = fairRandom(luck, seq);
  return Array.from({ length: times }, () => random.below(n));
};

/** The stream as the protocol describes it, by Node's own hashes. */
const reference = (
  { match, seed, nonces }: Luck,
  seq: number,
  n: number,
  times: number,
): readonly number[] => {
  const told = nonces.map(({ seat, nonce }) => `${seat}:${nonce}`).join(',');
  const drawn: number[] = [];
  for (let block = 0; drawn.length < times; block++) {
    const message = [match, told, seq, block].join('\n');
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
    for (let at = 0; at < bytes.length; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < TWO_32 - (TWO_32 % n)) drawn.push(word % n);
    }
  }
  return drawn.slice(0, times);
};

describe('a commitment', () => {
  test('is SHA-256 of the bytes of the seed, not of its digits', () => {
    expect(commitTo('00'.repeat(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
    assert(
      property(hex256, (seed) => {
        expect(commitTo(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
      }),
      { seed: SEED },
    );
  });
});

test('a digest is SHA-256 of the text in UTF-8', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      expect(digest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { seed: SEED },
  );
});

describe('the fair stream', () => {
  const luck: Luck = {
    match: 'm-1',
    seed: '0123456789abcdef'.repeat(4),
    nonces: [
      { seat: 0, nonce: 'alpha' },
      { seat: 2, nonce: 'beta' },
    ],
  };

  test.each([1, 6, 1000, 3 * 2 ** 30, TWO_32 - 1, TWO_32])(
    'below %d is HMAC-SHA-256 by rejection, over many blocks',
    (n) => {
      expect(draw(luck, 7, n, 200)).toEqual(reference(luck, 7, n, 200));
    },
  );

  test('is HMAC-SHA-256 for any luck and any entry', () => {
    assert(
      property(anyLuck, nat(), (any, seq) => {
        expect(draw(any, seq)).toEqual(reference(any, seq, TWO_32, 20));
      }),
      { seed: SEED },
    );
  });

  test('is pinned, so that old records verify', () => {
    expect(draw(luck, 1, TWO_32, 3)).toEqual([173356246, 1910427915, 3572379965]);
    expect(draw({ ...luck, nonces: [] }, 1, 6, 12)).toEqual([2, 4, 3, 2, 1, 2, 2, 4, 4, 2, 5, 1]);
  });

  test.each<{ readonly what: string; readonly other: Luck; readonly seq?: number }>([
    { what: 'the match', other: { ...luck, match: 'm-2' } },
    { what: 'one bit of the seed', other: { ...luck, seed: luck.seed.replace(/f$/, 'e') } },
    { what: 'a nonce', other: { ...luck, nonces: luck.nonces.with(1, { seat: 2, nonce: 'betA' }) } },
    {
      what: 'the seat of a nonce',
      other: { ...luck, nonces: luck.nonces.with(1, { seat: 1, nonce: 'beta' }) },
    },
    { what: 'the order of nonces', other: { ...luck, nonces: luck.nonces.toReversed() } },
    { what: 'a nonce less', other: { ...luck, nonces: luck.nonces.slice(1) } },
    { what: 'the entry', other: luck, seq: 8 },
  ])('is another one with $what changed', ({ other, seq = 7 }) => {
    const before = new Set(draw(luck, 7));
    expect(draw(other, seq).filter((word) => before.has(word))).toEqual([]);
  });
});

describe('the forms', () => {
  const hex = 'a9'.repeat(32);
  test.each([
    { text: hex, is: true },
    { text: '0'.repeat(64), is: true },
    { text: hex.slice(1), is: false },
    { text: `${hex}0`, is: false },
    { text: hex.toUpperCase(), is: false },
    { text: `${hex.slice(1)}g`, is: false },
    { text: `${hex}\n`, is: false },
    { text: ` ${hex.slice(1)}`, is: false },
    { text: '', is: false },
  ])('$text is 256 bits in hexadecimal digits: $is', ({ text, is }) => {
    expect(isHex256(text)).toBe(is);
  });

  test.each([
    { text: 'a', is: true },
    { text: 'Az09_-', is: true },
    { text: 'x'.repeat(128), is: true },
    { text: 'x'.repeat(129), is: false },
    { text: '', is: false },
    { text: 'a b', is: false },
    { text: 'a,b', is: false },
    { text: '0:a', is: false },
    { text: 'a\n', is: false },
    { text: '\na', is: false },
    { text: 'ą', is: false },
  ])('$text is a token: $is', ({ text, is }) => {
    expect(isToken(text)).toBe(is);
  });
});

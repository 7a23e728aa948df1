import { createHash } from 'node:crypto';
import { assert, nat, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitTo, fairRandom, type Luck } from './fair.ts';
import { playout } from './playout.ts';
import { seededRandom } from './random.ts';
import { type Kept, makePromise, sealRecord, type Verified, verifyRecord } from './record.ts';
import { headerOf } from './referee.ts';
import { sealedBids } from './testing/toys/sealedBids.ts';
import { ticTacToe } from './testing/toys/ticTacToe.ts';
import { makeHeader, makeMoveLine, makeResultLine } from './transcript.ts';

const SEED = 1726;

const luck: Luck = {
  match: 'm-7',
  seed: 'c0ffee'.padEnd(64, '0'),
  nonces: [
    { seat: 0, nonce: 'anne' },
    { seat: 2, nonce: 'mary' },
  ],
};

const HEADER = makeHeader(headerOf(sealedBids, 3, { double: false }));

/** A whole game of Sealed Bids for three whose chance moves come from the luck: the transcript, not yet sealed. */
const transcriptOf = (by: Luck): string => {
  const state = sealedBids.setup(3, { double: false });
  const lines = [HEADER, makePromise(by)];
  let seq = 0;
  playout(
    sealedBids,
    state,
    (at, actor, random) => {
      seq += 1;
      return sealedBids.sample(at, actor, actor === 'chance' ? fairRandom(by, seq) : random);
    },
    seededRandom('players'),
    (_state, actor, move) => lines.push(makeMoveLine(actor, sealedBids.makeMove(move))),
  );
  const result = sealedBids.result(state);
  if (result === undefined) throw new Error('the game is not over');
  return [...lines, makeResultLine(result)].join('');
};

const record = sealRecord(transcriptOf(luck), luck.seed);
const sealOf = (text: string): string => /seal (.*)\n$/.exec(text)?.[1] ?? '';
const kept = { commit: commitTo(luck.seed), nonce: { seat: 0, nonce: 'anne' }, seal: sealOf(record) };

const verify = (text: string, held?: Kept): Verified => verifyRecord(sealedBids, text, held);

/** What a cheat does after changing a record: seals it anew. */
const reseal = (text: string): string => {
  const open = text.replace(/seal .*\n$/, '');
  return `${open}seal ${createHash('sha256').update(open).digest('hex')}\n`;
};
const forge = (from: string | RegExp, to: string, text = record): string => {
  const forged = text.replace(from, to);
  if (forged === text) throw new Error(`nothing to forge: ${String(from)}`);
  return reseal(forged);
};

const lineOf = (text: string, start: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

const fault = (line: number, code: string): Verified => ({ ok: false, fault: { line, code } });

/** Another die than the one that was cast. */
const otherPrize = (prize: string): string => String((Number(prize) % 6) + 1);

describe('a sound record', () => {
  const verified = { ok: true, moves: 1 + 3 * 4 };

  test('begins with the promise and ends with the seed and the seal', () => {
    const lines = record.split('\n');
    expect(lines.slice(4, 8)).toEqual(['match m-7', `commit ${kept.commit}`, 'nonce 0 anne', 'nonce 2 mary']);
    expect(lines.slice(-3)).toEqual([`seed ${luck.seed}`, `seal ${kept.seal}`, '']);
    expect(reseal(record)).toBe(record);
  });

  test('is consistent by itself and fair to one who kept all three', () => {
    expect(verify(record)).toEqual({ ...verified, verdict: 'consistent' });
    expect(verify(record, kept)).toEqual({ ...verified, verdict: 'fair' });
  });

  test.each(['commit', 'nonce', 'seal'] as const)(
    'is no more than consistent to one who lost the %s',
    (lost) => {
      const { [lost]: _, ...rest } = kept;
      expect(verify(record, rest)).toEqual({ ...verified, verdict: 'consistent' });
    },
  );

  test('may be of persons at no seat, one or all', () => {
    for (const nonces of [[], luck.nonces.slice(1)]) {
      const fewer = { ...luck, nonces };
      expect(verify(sealRecord(transcriptOf(fewer), luck.seed)).ok).toBe(true);
    }
  });

  test('may have been stopped by agreement', () => {
    const deal = /^chance deal (.) (.) (.)$/m.exec(record)?.slice(1).map(Number) ?? [];
    const places = deal.map((token) => 1 + deal.filter((other) => other > token).length);
    const agreed = makeResultLine({ places, scores: deal, by: 'agreed' });
    const stopped = forge(/^chance prize [^]*?(?=^seed)/m, agreed);
    expect(verify(stopped)).toEqual({ ok: true, verdict: 'consistent', moves: 1 });
  });
});

describe('a changed byte is caught:', () => {
  const bytes = [...Buffer.from(record)];
  const isCaught = (changed: readonly number[]): boolean => !verify(Buffer.from(changed).toString('utf8')).ok;
  const uncaught = (change: (at: number) => readonly (readonly number[])[]): readonly number[] =>
    [...bytes.keys()].filter((at) => !change(at).every(isCaught));

  test('any bit of any byte', () => {
    expect(
      uncaught((at) => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => bytes.with(at, (bytes[at] ?? 0) ^ (1 << bit)))),
    ).toEqual([]);
  });

  test('any byte turned into a line end, a space or a digit', () => {
    const others = (at: number) => [...Buffer.from('\n\r\t 01')].filter((byte) => byte !== bytes[at]);
    expect(uncaught((at) => others(at).map((byte) => bytes.with(at, byte)))).toEqual([]);
  });

  test('any byte left out', () => {
    expect(uncaught((at) => [bytes.toSpliced(at, 1)])).toEqual([]);
  });

  test('any byte doubled, and any line end or space put in', () => {
    const more = (at: number) => [bytes[at] ?? 0, ...Buffer.from('\n\r ')];
    expect(uncaught((at) => more(at).map((byte) => bytes.toSpliced(at, 0, byte)))).toEqual([]);
  });

  test('any byte added at the end', () => {
    const ends = Array.from({ length: 256 }, (_, byte) => byte);
    expect(ends.filter((byte) => !isCaught([...bytes, byte]))).toEqual([]);
  });

  test('any line left out, doubled or moved to the end', () => {
    const lines = record.split(/(?<=\n)/);
    for (const [at, line] of lines.entries()) {
      const without = lines.toSpliced(at, 1);
      const isLast = at === lines.length - 1;
      for (const changed of [
        without,
        lines.toSpliced(at, 0, line),
        ...(isLast ? [] : [[...without, line]]),
      ]) {
        expect({ line, ok: verify(changed.join('')).ok }).toEqual({ line, ok: false });
      }
    }
  });

  test('any stretch of it, whatever it is turned into', () => {
    const stretch = tuple(nat({ max: record.length }), nat({ max: 40 }), string({ unit: 'binary' }));
    assert(
      property(stretch, ([at, length, junk]) => {
        const changed = record.slice(0, at) + junk + record.slice(at + length);
        expect(verify(changed).ok).toBe(changed === record);
        expect(typeof verify(reseal(changed)).ok).toBe('boolean');
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('a cheat who seals anew is caught:', () => {
  test.each([...record.matchAll(/^chance (.*)$/gm)].map(([line, move = '']) => ({ line, move })))(
    'another $move',
    ({ line }) => {
      const at = lineOf(record, line);
      const other = line.startsWith('chance prize')
        ? line.replace(/\d/, otherPrize)
        : line.replace(/(\d) (\d) (\d)/, '$2 $3 $1');
      const lines = record.split('\n').with(at - 1, other);
      expect(verify(reseal(lines.join('\n')))).toEqual(fault(at, 'wrong-luck'));
    },
  );

  test('another seed', () => {
    const forged = forge(/seed c0/, 'seed c1');
    expect(verify(forged)).toEqual(fault(6, 'wrong-commit'));
  });

  test('another seed with its commitment, whose luck would have been another', () => {
    const seed = luck.seed.replace('c0', 'c1');
    const forged = forge(`seed ${luck.seed}`, `seed ${seed}`, forge(kept.commit, commitTo(seed)));
    expect(verify(forged)).toEqual(fault(lineOf(record, 'chance deal'), 'wrong-luck'));
    expect(verify(forged, { commit: kept.commit })).toEqual(fault(6, 'not-the-kept-commit'));
  });

  test('a nonce swapped', () => {
    const forged = forge('nonce 0 anne', 'nonce 0 jack');
    expect(verify(forged)).toEqual(fault(lineOf(record, 'chance deal'), 'wrong-luck'));
    const { nonce } = kept;
    expect(verify(forged, { nonce })).toEqual(fault(6, 'not-the-kept-nonce'));
    expect(verify(forge('nonce 0 anne', 'nonce 1 anne'), { nonce })).toEqual(fault(6, 'not-the-kept-nonce'));
    expect(verify(record, { nonce: { seat: 2, nonce: 'anne' } })).toEqual(fault(6, 'not-the-kept-nonce'));
  });

  test('a whole other record, sound in itself', () => {
    const other = { ...luck, seed: 'ab'.repeat(32) };
    const whole = sealRecord(transcriptOf(other), other.seed);
    expect(verify(whole).ok).toBe(true);
    expect(verify(whole, { seal: kept.seal })).toEqual(
      fault(whole.split('\n').length - 1, 'not-the-kept-seal'),
    );
    expect(verify(whole, kept)).toEqual(fault(6, 'not-the-kept-commit'));
  });

  test('another move of a player, and a moved result', () => {
    const bid = /^0 bid (\d)$/m.exec(record)?.[0] ?? '';
    const twice = forge(bid, `${bid}\n${bid}`);
    expect(verify(twice)).toEqual(fault(lineOf(record, bid) + 1, 'not-your-turn'));
    expect(verify(forge('"by":"rounds"', '"by":"luck"'))).toEqual(
      fault(lineOf(record, 'result'), 'wrong-result'),
    );
    expect(verify(forge('sealed-bids 1', 'sealed-bids 2'))).toEqual(fault(2, 'wrong-version'));
  });

  test('chance where it is not to move', () => {
    const at = lineOf(record, 'chance prize') + 1;
    const lines = record.split('\n').toSpliced(at - 1, 0, 'chance prize 1');
    expect(verify(reseal(lines.join('\n')))).toEqual(fault(at, 'not-your-turn'));
  });

  // The server knows the seed when nonces close: one that it may add for nobody lets it choose the luck it likes.
  test.each([
    { what: 'a nonce of a seat that nobody has', nonces: [...luck.nonces, { seat: 3, nonce: 'grind' }] },
    { what: 'two nonces of one seat', nonces: [...luck.nonces, { seat: 0, nonce: 'grind' }] },
  ])('$what', ({ nonces }) => {
    const ground = sealRecord(transcriptOf({ ...luck, nonces }), luck.seed);
    expect(verify(ground)).toMatchObject({ ok: false, fault: { line: 9 } });
  });
});

describe('what is no record', () => {
  const last = record.split('\n').length - 1;
  const plain = transcriptOf(luck).replace(makePromise(luck), '');
  const cases: readonly { what: string; text: string; line: number; code: string }[] = [
    { what: 'no transcript', text: 'ahoy', line: 1, code: 'not-a-transcript' },
    { what: 'nothing', text: '', line: 1, code: 'not-a-transcript' },
    { what: 'a plain transcript', text: plain, line: last - 6, code: 'not-a-record' },
    { what: 'a plain transcript of no moves', text: HEADER, line: 4, code: 'not-a-record' },
    { what: 'one not yet sealed', text: transcriptOf(luck), line: last - 2, code: 'not-a-record' },
    {
      what: 'one that goes on below its seal',
      text: `${record}nonce 1 jack\n`,
      line: last + 1,
      code: 'not-a-record',
    },
    {
      what: 'one that tells no seal',
      text: record.replace(/seal .*\n$/, ''),
      line: last - 1,
      code: 'not-a-record',
    },
    { what: 'one that tells no match', text: forge(/match .*\n/, ''), line: last - 1, code: 'not-a-record' },
    { what: 'one that tells no seed', text: forge(/seed .*\n/, ''), line: last - 1, code: 'not-a-record' },
    {
      what: 'one that tells no commitment',
      text: forge(/commit .*\n/, ''),
      line: last - 1,
      code: 'not-a-record',
    },
    { what: 'one of two matches', text: forge(/(match .*\n)/, '$1$1'), line: last + 1, code: 'not-a-record' },
    { what: 'one of two seeds', text: forge(/(seed .*\n)/, '$1$1'), line: last + 1, code: 'not-a-record' },
    {
      what: 'one of two commitments',
      text: forge(/(commit .*\n)/, '$1$1'),
      line: last + 1,
      code: 'not-a-record',
    },
    { what: 'a match that is no token', text: forge('match m-7', 'match m 7'), line: 5, code: 'unreadable' },
    {
      what: 'a seed in capitals',
      text: forge('seed c0ffee', 'seed C0FFEE'),
      line: last - 1,
      code: 'unreadable',
    },
    { what: 'a nonce of no number', text: forge('nonce 2', 'nonce two'), line: 8, code: 'unreadable' },
    { what: 'a nonce of no token', text: forge('mary', 'ma:ry'), line: 8, code: 'unreadable' },
    { what: 'a nonce too many in a line', text: forge('mary', 'mary ann'), line: 8, code: 'unreadable' },
    {
      what: 'a wrong seal',
      text: record.replace(/.\n$/, (end) => (end === '0\n' ? '1\n' : '0\n')),
      line: last,
      code: 'wrong-seal',
    },
    {
      what: 'the record of another game',
      text: forge('sealed-bids', 'tic-tac-toe'),
      line: 2,
      code: 'wrong-game',
    },
    { what: 'one that tells no result', text: forge(/result .*\n/, ''), line: last - 1, code: 'unfinished' },
  ];
  test.each(cases)('$what is $code', ({ text, line, code }) => {
    expect(verify(text)).toEqual(fault(line, code));
  });

  test('the record of a game without luck is one all the same', () => {
    const lines = ['0 mark 1', '1 mark 4', '0 mark 2', '1 mark 5', '0 mark 3'].map((line) => `${line}\n`);
    const result = makeResultLine({ places: [1, 2], scores: [1, 0], by: 'line' });
    const text = [
      makeHeader(headerOf(ticTacToe, 2, {})),
      makePromise({ ...luck, nonces: [] }),
      ...lines,
      result,
    ].join('');
    const verdict = { ok: true, verdict: 'consistent', moves: 5 };
    expect(verifyRecord(ticTacToe, sealRecord(text, luck.seed))).toEqual(verdict);
  });
});

import {
  type Arbitrary,
  array,
  assert,
  constant,
  dictionary,
  integer,
  jsonValue,
  nat,
  oneof,
  option,
  property,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result } from './game.ts';
import {
  type Header,
  makeHeader,
  makeMoveLine,
  makeResultLine,
  parseTranscript,
  type Transcript,
} from './transcript.ts';

const SEED = 1724;

const HEADER = ['tortuga-transcript 1', 'game sealed-bids 1', 'seats 3', 'options {"double":false}'];

const read = (lines: readonly string[], end = '\n'): ReturnType<typeof parseTranscript> =>
  parseTranscript(lines.map((line) => line + end).join(''));

const transcriptOf = (lines: readonly string[], end?: string): Transcript => {
  const parsed = read(lines, end);
  if (!parsed.ok) throw new Error(`line ${parsed.fault.line}: ${parsed.fault.code}`);
  return parsed.transcript;
};

describe('a transcript', () => {
  const body = ['chance deal 2 5 1', '2 bid 4', 'result {"by":"agreed"}'];
  const whole: Transcript = {
    header: { game: 'sealed-bids', version: 1, seats: 3, options: '{"double":false}' },
    headerLines: [1, 2, 3, 4],
    moves: [
      { line: 5, by: 'chance', move: 'deal 2 5 1' },
      { line: 6, by: 2, move: 'bid 4' },
    ],
    result: { line: 7, text: '{"by":"agreed"}' },
    record: [],
  };

  test('is read line by line', () => {
    expect(transcriptOf([...HEADER, ...body])).toEqual(whole);
  });

  test('may be cut after any line of its moves', () => {
    expect(transcriptOf([...HEADER, ...body].slice(0, 6))).toEqual({ ...whole, result: undefined });
    expect(transcriptOf(HEADER)).toEqual({ ...whole, moves: [], result: undefined });
  });

  test('needs no end of its last line', () => {
    expect(parseTranscript([...HEADER, ...body].join('\n'))).toEqual({ ok: true, transcript: whole });
  });

  test('may have the line ends of another system', () => {
    expect(transcriptOf([...HEADER, ...body], '\r\n')).toEqual(whole);
  });

  test('keeps its line numbers among commentary, before and within the header too', () => {
    const noise = ['', '    0 heard {"kind":"bid"}', '\t', ' 0 bid 1'];
    const noisy = transcriptOf([...HEADER, ...body].flatMap((line) => [...noise, line]));
    expect(noisy).toEqual({
      ...whole,
      headerLines: [5, 10, 15, 20],
      moves: whole.moves.map((move, index) => ({ ...move, line: 25 + 5 * index })),
      result: { line: 35, text: '{"by":"agreed"}' },
    });
  });

  test('may hold the lines of a record anywhere below its header', () => {
    const words = ['match m1', 'commit c0', 'nonce 0 n0'];
    const { moves, record: recorded } = transcriptOf([
      ...HEADER,
      ...words,
      ...body,
      'seed 5eed',
      'seal 5ea1',
    ]);
    expect(moves.map(({ line }) => line)).toEqual([8, 9]);
    expect(recorded).toEqual([
      { line: 5, word: 'match', value: 'm1' },
      { line: 6, word: 'commit', value: 'c0' },
      { line: 7, word: 'nonce', value: '0 n0' },
      { line: 11, word: 'seed', value: '5eed' },
      { line: 12, word: 'seal', value: '5ea1' },
    ]);
  });

  const token = stringMatching(/^[a-z0-9-]{1,20}$/);
  const move = stringMatching(/^[!-~][ -~]{0,30}$/);
  const anyHeader: Arbitrary<Header> = record({
    game: token,
    version: integer({ min: 1, max: 999_999_999 }),
    seats: integer({ min: 1, max: 999 }),
    options: dictionary(string({ unit: 'grapheme-ascii' }), jsonValue()).map((value) =>
      JSON.stringify(value),
    ),
  });
  const anyMove = tuple(oneof(constant('chance' as const), nat({ max: 999 })), move);
  const anyResult: Arbitrary<Result> = record({
    places: array(nat()),
    scores: array(integer()),
    by: token,
  });

  test('is read as it was made', () => {
    assert(
      property(anyHeader, array(anyMove), option(anyResult, { nil: undefined }), (header, moves, result) => {
        const text = [
          makeHeader(header),
          ...moves.map(([by, moved]) => makeMoveLine(by, moved)),
          result === undefined ? '' : makeResultLine(result),
        ].join('');
        const line = 5 + moves.length;
        expect(parseTranscript(text)).toEqual({
          ok: true,
          transcript: {
            header,
            headerLines: [1, 2, 3, 4],
            moves: moves.map(([by, moved], index) => ({ line: 5 + index, by, move: moved })),
            result: result && { line, text: JSON.stringify(result) },
            record: [],
          },
        });
      }),
      { seed: SEED },
    );
  });
});

test('the lines are made in one way only', () => {
  const header = { game: 'sealed-bids', version: 1, seats: 3, options: '{"double":false}' };
  expect(makeHeader(header)).toBe(HEADER.map((line) => `${line}\n`).join(''));
  expect(makeMoveLine('chance', 'prize 6')).toBe('chance prize 6\n');
  expect(makeMoveLine(0, 'bid 4')).toBe('0 bid 4\n');
  const result = { by: 'rounds', scores: [3, 9], places: [2, 1], more: 1 };
  expect(makeResultLine(result)).toBe('result {"places":[2,1],"scores":[3,9],"by":"rounds"}\n');
});

describe('what is no transcript has its fault on a line', () => {
  /** The header with a line in place of one of its own: one case for each text between bars. */
  const inHeader = (index: number, texts: string): readonly (readonly string[])[] =>
    texts.split('|').map((text) => HEADER.with(index, text));
  const below = (texts: string): readonly (readonly string[])[] =>
    texts.split('|').map((text) => [...HEADER, text]);
  const cut = (length: number): readonly (readonly string[])[] => [HEADER.slice(0, length)];
  const noise = ['', '    game x 1'];

  const cases: readonly { code: string; line: number; of: readonly (readonly string[])[] }[] = [
    { code: 'not-a-transcript', line: 1, of: cut(0) },
    { code: 'not-a-transcript', line: 1, of: [HEADER.slice(1)] },
    {
      code: 'not-a-transcript',
      line: 1,
      of: inHeader(
        0,
        'tortuga-transcript 2|tortuga-transcript 1 |tortuga-transcript 11|Tortuga-transcript 1|{}',
      ),
    },
    { code: 'not-a-transcript', line: 3, of: [[...noise, ...HEADER.slice(1)]] },
    { code: 'bad-game-line', line: 2, of: cut(1) },
    { code: 'bad-game-line', line: 2, of: [HEADER.toSpliced(1, 1)] },
    {
      code: 'bad-game-line',
      line: 2,
      of: inHeader(1, 'game x|game x 0|game x 01|game X 1|game x 1.5|game x 1 '),
    },
    { code: 'bad-game-line', line: 2, of: inHeader(1, 'game  x 1|game x 1234567890|game|games x 1') },
    { code: 'bad-game-line', line: 4, of: [HEADER.toSpliced(1, 1, ...noise, 'games x 1')] },
    { code: 'bad-seats-line', line: 3, of: cut(2) },
    {
      code: 'bad-seats-line',
      line: 3,
      of: inHeader(2, 'seats|seats 0|seats 02|seats -1|seats 1000|seats two|seat 2'),
    },
    { code: 'bad-options-line', line: 4, of: cut(3) },
    { code: 'bad-options-line', line: 4, of: inHeader(3, 'options|options |0 bid 1|Options {}') },
    { code: 'bad-options-line', line: 6, of: [HEADER.toSpliced(3, 1, ...noise, 'option {}')] },
    {
      code: 'unreadable',
      line: 5,
      of: below('mark 1|00 bid 1|01 bid 1|-1 bid 1|1000 bid 1|spectator bid 1'),
    },
    { code: 'unreadable', line: 5, of: below('Chance deal|0  bid 1|0|0 |chance|tortuga-transcript 1') },
    { code: 'unreadable', line: 5, of: below('result|results {}|seed|sealed x|toString x') },
    { code: 'unreadable', line: 6, of: [[...HEADER, 'result {}', 'result {}']] },
    { code: 'move-after-result', line: 6, of: [[...HEADER, 'result {}', '0 bid 1']] },
    {
      code: 'move-after-result',
      line: 8,
      of: [[...HEADER, '0 bid 1', 'result {}', '  then', 'chance prize 1']],
    },
  ];
  const each = cases.flatMap(({ code, line, of }) =>
    of.map((lines) => ({ code, line, lines, last: lines.at(line - 1) })),
  );

  test.each(each)('$code, line $line: $last', ({ code, line, lines }) => {
    expect(read(lines)).toEqual({ ok: false, fault: { line, code } });
    expect(read(lines, '\r\n')).toEqual({ ok: false, fault: { line, code } });
  });
});

import { describe, expect, test } from 'vitest';
import type { Policy } from '../game.ts';
import { referee } from '../referee.ts';
import { parseTranscript } from '../transcript.ts';
import { annotate, bare, goldenGame } from './golden.ts';
import { type Bids, bidsPolicy, sealedBids } from './toys/sealedBids.ts';
import { ticTacToe } from './toys/ticTacToe.ts';

const bidsGame = (seed: string): string =>
  goldenGame({ game: sealedBids, policy: bidsPolicy }, 3, { double: true }, seed);

const SEEDS = ['one', 'two', 'three', 'four'];

const HEADER = ['tortuga-transcript 1', 'game sealed-bids 1', 'seats 2', 'options {"double":false}'];
const OXO = ['tortuga-transcript 1', 'game tic-tac-toe 1', 'seats 2', 'options {}'];

const annotated = (...lines: readonly string[]): string => {
  const made = annotate(sealedBids, [...HEADER, ...lines].join('\n'));
  if (!made.ok) throw new Error(`line ${made.fault.line}: ${made.fault.code}`);
  return made.text;
};

describe('a golden game', () => {
  test.each(SEEDS)('of seed %s is a whole match that stands', (seed) => {
    const read = parseTranscript(bidsGame(seed));
    const ruling = read.ok && referee(sealedBids, read.transcript);
    expect(ruling).toMatchObject({
      ok: true,
      result: { by: 'rounds' },
      match: { seq: 13, options: { double: true } },
    });
    expect(read.ok && read.transcript.result?.line).toBe(4 + 13 + 1);
  });

  test('is the same for the same seed and another for another', () => {
    expect(bidsGame('one')).toBe(bidsGame('one'));
    expect(new Set(SEEDS.map(bidsGame)).size).toBe(SEEDS.length);
  });

  test('is played by the policy of the game', () => {
    const policy: Policy<Bids> = {
      ...bidsPolicy,
      rollout: ({ hands }, seat) => ({ kind: 'bid', card: Math.max(...(hands[seat] ?? [])) }),
    };
    const text = goldenGame({ game: sealedBids, policy }, 2, { double: false }, 'greedy');
    expect([...text.matchAll(/^0 bid (\d)$/gm)].map(([, card]) => card)).toEqual(['4', '3', '2']);
  });
});

describe('commentary', () => {
  test.each(SEEDS)('made anew gives the golden file of seed %s back to the byte', (seed) => {
    const first = annotate(sealedBids, bidsGame(seed));
    const text = first.ok ? first.text : '';
    expect(annotate(sealedBids, text)).toEqual({ ok: true, text });
    expect(bare(text)).toBe(bidsGame(seed));
    expect(text.split('\n').length).toBeGreaterThan(bidsGame(seed).split('\n').length + 13);
  });

  test('is made anew whatever stood there before', () => {
    const text = annotated('chance deal 2 5');
    const doctored = text.replace(/^ {4}1 heard .*$/m, '    1 heard {"card":9}');
    expect(doctored).not.toBe(text);
    expect(annotate(sealedBids, doctored)).toEqual({ ok: true, text });
  });

  test('shows a secret to its owner only', () => {
    expect(annotated('chance deal 2 5')).toContain(
      [
        'chance deal 2 5',
        '    0 heard {"kind":"dealt","seat":0,"token":2}',
        '    1,spectator heard {"kind":"dealt","seat":0,"token":null}',
        '    0,spectator heard {"kind":"dealt","seat":1,"token":null}',
        '    1 heard {"kind":"dealt","seat":1,"token":5}',
        '    all sees dealt=true',
        '    0 sees token=2',
        '    1 sees token=5',
        '',
      ].join('\n'),
    );
    expect(annotated('chance deal 2 5', 'chance prize 6', '1 bid 4')).toContain(
      [
        '1 bid 4',
        '    0,spectator heard {"card":null,"kind":"bid","seat":1}',
        '    1 heard {"card":4,"kind":"bid","seat":1}',
        '    all sees hasBid=[false,true]',
        '    1 sees bid=4',
        '',
      ].join('\n'),
    );
  });

  test('says once what all heard and saw, before the first move too', () => {
    expect(annotated('chance deal 2 5', 'chance prize 6')).toContain(
      'chance prize 6\n    all heard {"kind":"prize","prize":6}\n    all sees prize=6\n',
    );
    const oxo = annotate(ticTacToe, OXO.join('\n'));
    expect(oxo.ok && oxo.text).toMatch(
      /options \{\}\n {4}all sees cells=\[0,0,0,0,0,0,0,0,0\] turn=0 moves=0 winner=null\n$/,
    );
  });

  test('tells of what is seen only what has changed, lists of plain values whole', () => {
    const text = annotated('chance deal 2 5', 'chance prize 6', '1 bid 4', '0 bid 3');
    expect(text.split('0 bid 3\n')[1]?.split('\n').slice(-3)).toEqual([
      '    all sees round=1 prize=null hasBid=[false,false] spent.0=[3] spent.1=[4] won=[0,6]',
      '    1 sees bid=null',
      '',
    ]);
  });
});

describe('a transcript with commentary', () => {
  test('has its options told whole and its result told', () => {
    const lines = ['0 mark 1', '1 mark 4', '0 mark 2', '1 mark 5', '0 mark 3'];
    const oxo = annotate(ticTacToe, [...OXO.with(3, 'options { }'), ...lines].join('\n'));
    const result = 'result {"places":[1,2],"scores":[1,0],"by":"line"}\n';
    expect(oxo.ok && bare(oxo.text)).toBe([...OXO, ...lines, result].join('\n'));
    const short = annotate(sealedBids, HEADER.with(3, 'options {}').join('\n'));
    expect(short.ok && bare(short.text)).toBe(HEADER.map((line) => `${line}\n`).join(''));
  });

  test('keeps a result that was agreed', () => {
    const result = 'result {"places":[2,1],"scores":[2,5],"by":"agreed"}';
    expect(annotated('chance deal 2 5', result).endsWith(`\n${result}\n`)).toBe(true);
  });

  test.each([
    { code: 'not-a-transcript', line: 1, lines: ['ahoy'] },
    { code: 'wrong-game', line: 2, lines: HEADER.with(1, 'game tic-tac-toe 1') },
    { code: 'not-a-flag', line: 4, lines: HEADER.with(3, 'options {"double":0}') },
    { code: 'unreadable', line: 5, lines: [...HEADER, 'chance deal two'] },
    { code: 'not-your-turn', line: 7, lines: [...HEADER, 'chance deal 2 5', '    heard', '0 bid 1'] },
    { code: 'no-such-card', line: 5, lines: [...HEADER, 'chance deal 2 2'] },
    { code: 'wrong-result', line: 5, lines: [...HEADER, 'result {}'] },
  ])('gives its fault: $code', ({ code, line, lines }) => {
    expect(annotate(sealedBids, lines.join('\n'))).toEqual({ ok: false, fault: { line, code } });
  });
});

test('bare is a transcript without its commentary and blank lines', () => {
  expect(bare('tortuga-transcript 1\n\n    all sees\n0 mark 1\n \n\tx\nresult {}')).toBe(
    'tortuga-transcript 1\n0 mark 1\nresult {}\n',
  );
  expect(bare('')).toBe('');
});

import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  json,
  nat,
  oneof,
  property,
  string,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Types } from './game.ts';
import { choice, optionsSpec } from './options.ts';
import { bySample, playout } from './playout.ts';
import { seededRandom } from './random.ts';
import { headerOf, openMatch, type Ruling, referee } from './referee.ts';
import { type Bids, sealedBids } from './testing/toys/sealedBids.ts';
import { type TicTacToe, ticTacToe } from './testing/toys/ticTacToe.ts';
import { makeHeader, makeMoveLine, makeResultLine, parseTranscript } from './transcript.ts';

const SEED = 1725;

const rule = <T extends Types>(game: Game<T>, text: string): Ruling<T> => {
  const read = parseTranscript(text);
  return read.ok ? referee(game, read.transcript) : read;
};

const BIDS = ['tortuga-transcript 1', 'game sealed-bids 1', 'seats 2', 'options {"double":false}'];
const OXO = ['tortuga-transcript 1', 'game tic-tac-toe 1', 'seats 2', 'options {}'];
/** Seat 0 takes the upper row. */
const LINE = ['0 mark 1', '1 mark 4', '0 mark 2', '1 mark 5', '0 mark 3'];
const WON = 'result {"places":[1,2],"scores":[1,0],"by":"line"}';

const ruleBids = (...lines: readonly string[]): Ruling<Bids> =>
  rule(sealedBids, [...BIDS, ...lines].join('\n'));
const ruleOxo = (...lines: readonly string[]): Ruling<TicTacToe> =>
  rule(ticTacToe, [...OXO, ...lines].join('\n'));

/** A random game as text, and where it ended. */
const playedOut = <T extends Types>(game: Game<T>, seats: number, options: T['options'], seed: string) => {
  const state = game.setup(seats, options);
  const lines = [makeHeader(headerOf(game, seats, options))];
  playout(game, state, bySample(game), seededRandom(seed), (_state, by, move) => {
    lines.push(makeMoveLine(by, game.makeMove(move)));
  });
  const result = game.result(state);
  if (result !== undefined) lines.push(makeResultLine(result));
  return { text: lines.join(''), state, result, moves: lines.length - 2 };
};

describe('a match that stands', () => {
  const expectSame = <T extends Types>(
    game: Game<T>,
    seats: number,
    options: T['options'],
    seed: string,
  ): void => {
    const { text, state, result, moves } = playedOut(game, seats, options, seed);
    const ruling = rule(game, text);
    expect(ruling).toMatchObject({ ok: true, result, match: { game, seats, options, seq: moves } });
    expect(ruling.ok && ruling.match.state).toEqual(state);
  };

  test('is replayed from its text to the same end, for random games of both toys', () => {
    assert(
      property(string(), integer({ min: 2, max: 4 }), boolean(), (seed, seats, double) => {
        expectSame(ticTacToe, 2, {}, seed);
        expectSame(sealedBids, seats, { double }, seed);
      }),
      { seed: SEED },
    );
  });

  test('is unfinished where it is cut, and has no result yet', () => {
    const { text, moves } = playedOut(sealedBids, 3, { double: true }, 'cut');
    const lines = text.split('\n');
    for (let kept = 0; kept < moves; kept++) {
      const ruling = rule(sealedBids, lines.slice(0, 4 + kept).join('\n'));
      expect(ruling).toMatchObject({ ok: true, result: undefined, match: { seq: kept } });
    }
  });

  test('has its result also where the text does not tell it', () => {
    expect(ruleOxo(...LINE)).toMatchObject({
      ok: true,
      result: { places: [1, 2], scores: [1, 0], by: 'line' },
    });
  });

  test.each([
    WON,
    'result {"by":"line","scores":[1,0],"places":[1,2]}',
    'result  { "scores" : [1, 0], "by" : "line", "places" : [ 1,2 ] } ',
  ])('may tell its result with its keys in any order: %s', (result) => {
    expect(ruleOxo(...LINE, result).ok).toBe(true);
  });

  test('may have been stopped by agreement', () => {
    const agreed = { places: [2, 1], scores: [2, 5], by: 'agreed' };
    const ruling = ruleBids('chance deal 2 5', 'chance prize 6', makeResultLine(agreed));
    expect(ruling).toMatchObject({ ok: true, result: agreed, match: { seq: 2 } });
  });

  test('takes the defaults for options that it does not tell', () => {
    const ruling = rule(sealedBids, BIDS.with(3, 'options {}').join('\n'));
    expect(ruling.ok && ruling.match.options).toEqual({ double: false });
  });

  test('is followed move by move, after each is played', () => {
    const read = parseTranscript([...OXO, ...LINE].join('\n'));
    const followed: unknown[] = [];
    if (read.ok) {
      referee(ticTacToe, read.transcript, ({ seq, state }, { line, by }, events) => {
        followed.push([line, seq, state.moves, by, events.length]);
      });
    }
    expect(followed).toEqual([0, 1, 2, 3, 4].map((index) => [5 + index, 1 + index, 1 + index, index % 2, 1]));
  });

  test('is inspected move by move, before each is checked, and ends at the first objection', () => {
    const read = parseTranscript([...OXO, ...LINE, '1 mark 1'].join('\n'));
    const objection = { line: 7, code: 'cheat' };
    const ruling =
      read.ok &&
      referee(ticTacToe, read.transcript, undefined, ({ seq }, { line }, { cell }) =>
        seq === 2 && line === 7 && cell === 1 ? objection : undefined,
      );
    expect(ruling).toEqual({ ok: false, fault: objection });
  });
});

interface Faulty {
  readonly code: string;
  readonly line: number;
  readonly lines: readonly string[];
}

const named = (faulty: Faulty) => ({ ...faulty, last: faulty.lines.at(-1) });

describe('a match that does not stand has its fault on a line', () => {
  const header = (index: number, line: string): readonly string[] => BIDS.with(index, line);
  const dealt = [...BIDS, 'chance deal 2 5', 'chance prize 6'];

  const bidsFaults: readonly Faulty[] = [
    { code: 'wrong-game', line: 2, lines: header(1, 'game sealed-bid 1') },
    { code: 'wrong-version', line: 2, lines: header(1, 'game sealed-bids 2') },
    { code: 'seats-out-of-range', line: 3, lines: header(2, 'seats 1') },
    { code: 'seats-out-of-range', line: 3, lines: header(2, 'seats 5') },
    { code: 'options-not-json', line: 4, lines: header(3, 'options {double:true}') },
    { code: 'options-not-an-object', line: 4, lines: header(3, 'options []') },
    { code: 'unknown-option', line: 4, lines: header(3, 'options {"Double":true}') },
    { code: 'unknown-option', line: 4, lines: header(3, 'options {"__proto__":true}') },
    { code: 'not-a-flag', line: 4, lines: header(3, 'options {"double":1}') },
    {
      code: 'not-a-flag',
      line: 8,
      lines: header(3, 'options {"double":1}').flatMap((line) => ['  so', line]),
    },
    { code: 'wrong-game', line: 4, lines: header(1, 'game tic-tac-toe 1').flatMap((line) => ['', line]) },
    { code: 'unreadable', line: 5, lines: [...BIDS, 'chance deal'] },
    { code: 'unreadable', line: 5, lines: [...BIDS, 'chance deal 2 5 '] },
    { code: 'unreadable', line: 7, lines: [...dealt, '0 bid 04'] },
    { code: 'no-such-seat', line: 7, lines: [...dealt, '2 bid 4'] },
    { code: 'no-such-seat', line: 5, lines: [...BIDS, '9 whatever'] },
    { code: 'not-your-turn', line: 5, lines: [...BIDS, '0 bid 4'] },
    { code: 'not-your-turn', line: 7, lines: [...dealt, 'chance prize 1'] },
    { code: 'not-your-turn', line: 8, lines: [...dealt, '1 bid 4', '1 bid 3'] },
    { code: 'wrong-kind', line: 7, lines: [...dealt, '0 prize 1'] },
    { code: 'no-such-card', line: 5, lines: [...BIDS, 'chance deal 3 3'] },
    { code: 'no-such-card', line: 10, lines: [...dealt, '0 bid 4', '1 bid 3', 'chance prize 2', '0 bid 4'] },
    {
      code: 'wrong-result',
      line: 5,
      lines: [...BIDS, 'result {"places":[1,1],"scores":[0,0],"by":"rounds"}'],
    },
  ];
  test.each(bidsFaults.map(named))('$code, line $line: $last', ({ code, line, lines }) => {
    expect(rule(sealedBids, lines.join('\n'))).toEqual({ ok: false, fault: { line, code } });
  });

  const won = 4 + LINE.length + 1;
  const oxoFaults: readonly Faulty[] = [
    { code: 'cell-taken', line: 6, lines: ['0 mark 1', '1 mark 1'] },
    { code: 'cell-taken', line: 9, lines: ['', '0 mark 1', '    0 sees a mark', '', '1 mark 1'] },
    { code: 'game-over', line: won, lines: [...LINE, '1 mark 9'] },
    { code: 'move-after-result', line: won + 1, lines: [...LINE, WON, '1 mark 9'] },
    ...[
      '{"places":[2,1],"scores":[1,0],"by":"line"}',
      '{"places":[1,2],"scores":[0,1],"by":"line"}',
      '{"places":[1,2],"scores":[1,0],"by":"full"}',
      '{"places":[1,2],"scores":[1,0],"by":"agreed"}',
      '{"places":[1,2],"scores":[1,0]}',
      '{"places":[1,2],"scores":[1,0],"by":"line","more":0}',
      '{"places":[1,2],"scores":[1,0],"By":"line"}',
      '{"places":{"0":1,"1":2},"scores":[1,0],"by":"line"}',
      '{"places":["1","2"],"scores":[1,0],"by":"line"}',
      '{"places":[1,2],"scores":[1,0],"__proto__":{}}',
      '{"places":[1,2],"scores":[1,0],"toString":null}',
      '[[1,2],[1,0],"line"]',
      '"line"',
      'null',
      '1 2',
    ].map((claim) => ({ code: 'wrong-result', line: won, lines: [...LINE, `result ${claim}`] })),
    { code: 'wrong-result', line: 7, lines: ['0 mark 1', '1 mark 2', WON] },
    {
      code: 'wrong-result',
      line: 7,
      lines: ['0 mark 1', '', 'result {"places":[1,1],"scores":[0,0],"by":"full"}'],
    },
  ];
  test.each(oxoFaults.map(named))('$code, line $line: $last', ({ code, line, lines }) => {
    expect(ruleOxo(...lines)).toEqual({ ok: false, fault: { line, code } });
  });
});

describe('a header', () => {
  test('tells the options whole, and opens the same table', () => {
    const header = headerOf(sealedBids, 3, { double: true });
    expect(header).toEqual({ game: 'sealed-bids', version: 1, seats: 3, options: '{"double":true}' });
    const opened = openMatch(sealedBids, header);
    expect(opened.ok && opened.match).toMatchObject({ seats: 3, options: { double: true }, seq: 0 });
  });

  test('opens no table of an older version of the game, nor of a newer one', () => {
    const second: Game<Bids> = { ...sealedBids, version: 2 };
    const versions = [1, 2, 3].map((version) =>
      openMatch(second, { ...headerOf(second, 2, { double: false }), version }),
    );
    expect(versions.map((opened) => opened.ok || opened.fault)).toEqual([
      { line: 2, code: 'wrong-version' },
      true,
      { line: 2, code: 'wrong-version' },
    ]);
  });

  test('opens no table for options that clash with the seats', () => {
    const fussy: Game<Bids> = {
      ...sealedBids,
      options: {
        ...sealedBids.options,
        clash: ({ double }, seats) =>
          double && seats > 2 ? { code: 'options-clash', option: 'double', reason: 'crowd' } : undefined,
      },
    };
    const fault = { line: 4, code: 'options-clash' };
    expect(openMatch(fussy, headerOf(fussy, 3, { double: true }))).toEqual({ ok: false, fault });
    expect(openMatch(fussy, headerOf(fussy, 2, { double: true })).ok).toBe(true);
  });

  test('survives whatever line separators JSON leaves in its options', () => {
    interface Named extends Omit<TicTacToe, 'options'> {
      readonly options: { readonly ship: string };
    }
    const ship = 'Black\u2028Pearl\u2029';
    const { setup, ...rest } = ticTacToe;
    const options = optionsSpec<Named['options']>({ ship: choice([ship], ship) });
    const game: Game<Named> = { ...rest, setup: () => setup(2, {}), options };
    expect(rule(game, makeHeader(headerOf(game, 2, { ship }))).ok).toBe(true);
  });
});

describe('any text whatever', () => {
  const expectRuling = (text: string): void => {
    for (const ruling of [rule(ticTacToe, text), rule(sealedBids, text)]) {
      if (ruling.ok) continue;
      expect(ruling.fault.code).toMatch(/^[a-z-]+$/);
      expect(ruling.fault.line).toBeGreaterThan(0);
      expect(ruling.fault.line).toBeLessThanOrEqual(text.split('\n').length + 1);
    }
  };

  const word = oneof(
    constantFrom(
      'chance',
      '0',
      '1',
      '2',
      'mark',
      'bid',
      'deal',
      'prize',
      '1',
      '5',
      'result',
      'seats',
      ' ',
      '',
    ),
    string({ unit: 'binary', maxLength: 5 }),
    json(),
  );
  const line = array(word, { maxLength: 4 }).map((words) => words.join(' '));
  const text = oneof(
    string({ unit: 'binary' }),
    array(line).map((lines) => [...BIDS, 'chance deal 2 5', ...lines].join('\n')),
    array(line).map((lines) => [...OXO, ...LINE.slice(2), ...lines].join('\r\n')),
  );

  test('is ruled to stand or to fail, and never throws', () => {
    assert(property(text, expectRuling), { seed: SEED, numRuns: 500 });
  });

  test('is ruled on wherever a sound transcript is spoilt', () => {
    const played = playedOut(sealedBids, 3, { double: true }, 'spoilt').text;
    assert(
      property(nat({ max: played.length }), nat({ max: 9 }), word, (at, cut, junk) => {
        expectRuling(played.slice(0, at) + junk + played.slice(at + cut));
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  test.each(['result ', 'result {"places":'])('is ruled on however deep it nests: %s', (start) => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    const claim = start.endsWith(':') ? `${start}${deep},"scores":[1,0],"by":"line"}` : start + deep;
    expect(ruleOxo(...LINE, claim)).toEqual({ ok: false, fault: { line: 10, code: 'wrong-result' } });
  });
});

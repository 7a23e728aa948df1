import { commitTo, digest, makeOptions, type Made, verifyRecord } from '@tortuga/engine';
import { ticTacToe } from '@tortuga/engine/testing';
import { array, assert, boolean, constant, constantFrom, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closing,
  copyResult,
  dueResult,
  isStopped,
  levelAt,
  luckOf,
  recordOf,
  sealOf,
  seatsAfter,
  transcriptOf,
} from './matchKeeping.ts';

const bot = { kind: 'bot', level: 'deckhand' } as const;
const open = { kind: 'open' } as const;

const person = (changes: { away?: boolean; resigned?: boolean; stops?: boolean } = {}) =>
  ({ kind: 'person', away: false, resigned: false, stops: false, ...changes }) as const;

const sitters = array(
  oneof(
    constant(open),
    record({ kind: constant('bot'), level: constantFrom('deckhand', 'bosun') }),
    record({ kind: constant('person'), away: boolean(), resigned: boolean(), stops: boolean() }),
  ),
  { maxLength: 5 },
);

describe('a bot plays', () => {
  const seats = [person(), bot, person({ away: true }), person({ resigned: true }), open];
  test.each([
    ['for no person who is there', 0, undefined],
    ['its own seat at its own level', 1, 'deckhand'],
    ['for a person who is away', 2, 'bosun'],
    ['for a person who has resigned', 3, 'bosun'],
    ['no open seat', 4, undefined],
    ['no seat that is not there', 5, undefined],
  ])('%s', (_name, seat, level) => {
    expect(levelAt({ seats, standIn: 'bosun' }, seat)).toBe(level);
  });
});

describe('a match is stopped', () => {
  const stops = { stops: true };
  test.each([
    ['when all persons agree', [person(stops), person(stops)], true],
    ['not while one does not', [person(stops), person()], false],
    ['without asking bots', [person(stops), bot], true],
    ['without asking a person who is away', [person(stops), person({ away: true })], true],
    ['without asking a person who has resigned', [person(stops), person({ resigned: true })], true],
    ['not by persons who are away', [person({ ...stops, away: true }), bot], false],
    ['not by persons who have resigned', [person({ ...stops, resigned: true }), person()], false],
    ['not by bots alone', [bot, bot], false],
  ])('%s', (_name, seats, isOver) => {
    expect(isStopped({ seats })).toBe(isOver);
  });

  test('exactly when persons play and a bot plays for each that has not agreed', () => {
    assert(
      property(sitters, (seats) => {
        const playing = seats.filter(
          (each, seat) => each.kind === 'person' && levelAt({ seats, standIn: 'bosun' }, seat) === undefined,
        );
        const agreed = playing.filter((each) => each.kind === 'person' && each.stops);
        expect(isStopped({ seats })).toBe(playing.length > 0 && agreed.length === playing.length);
      }),
    );
  });
});

test('after a match each sits a seat further, persons afresh, and after as many matches as seats all are back', () => {
  assert(
    property(sitters, (seats) => {
      const fresh = seats.map((each) => (each.kind === 'person' ? person() : each));
      const moved = seats.map((_, seat) => fresh[(seat + 1) % seats.length]);
      expect(seatsAfter(seats, () => person())).toEqual(moved);
      const round = seats.reduce((before) => seatsAfter(before, (same) => same), seats);
      expect(round).toEqual(seats);
    }),
  );
});

const seed = 'c0ffee'.padEnd(64, '0');
const NONCE = { seat: 0, nonce: 'nonce-of-anne-0123' };
const room = {
  game: ticTacToe.id,
  version: ticTacToe.version,
  options: makeOptions(ticTacToe.options, {}),
  seats: [person(), person()],
  seed,
  nonces: [NONCE],
  commit: commitTo(seed),
};

const played = (): { readonly made: readonly Made[]; readonly state: ReturnType<typeof ticTacToe.setup> } => {
  const state = ticTacToe.setup(2, {});
  const made: Made[] = [];
  for (let [by] = ticTacToe.actors(state); by !== undefined; [by] = ticTacToe.actors(state)) {
    const move = ticTacToe.moves(state, by)?.[0];
    if (move === undefined) throw new Error('there is no move');
    ticTacToe.play(state, by, move);
    made.push({ by, move: ticTacToe.makeMove(move) });
  }
  return { made, state };
};

describe('the record of a match', () => {
  const { made, state } = played();
  const result = ticTacToe.result(state);
  if (result === undefined) throw new Error('it is not over');
  const text = recordOf('match-id', room, made, result);

  test('is fair by what a browser keeps', () => {
    const kept = { commit: room.commit, nonce: NONCE, seal: sealOf(text) };
    expect(verifyRecord(ticTacToe, text, kept)).toEqual({ ok: true, verdict: 'fair', moves: made.length });
  });

  test('is the same with a hash of the platform’s', () => {
    let hashed = 0;
    const sha256 = (told: string): string => {
      hashed += 1;
      return digest(told);
    };
    expect(recordOf('match-id', room, made, result, sha256)).toBe(text);
    expect(hashed).toBe(1);
  });

  test('begins as the transcript does, which tells no secret', () => {
    const transcript = transcriptOf(room, made);
    for (const line of transcript.split('\n')) expect(text).toContain(line);
    for (const secret of [seed, NONCE.nonce, 'seal']) expect(transcript).not.toContain(secret);
  });

  test('closes its room', () => {
    expect(closing('match-id', room, made, result)).toEqual({ status: 'over', result, seal: sealOf(text) });
  });

  test('draws from the luck that is told in it', () => {
    expect(luckOf('match-id', room)).toEqual({ match: 'match-id', seed, nonces: room.nonces });
  });

  test('tells its result as a copy', () => {
    const copy = copyResult(result);
    expect(copy).toEqual(result);
    expect(copy.places).not.toBe(result.places);
  });
});

describe('a result is due', () => {
  const result = { places: [1, 2], scores: [1, 0], by: 'line' };
  const agreed = { ...result, by: 'agreed' };
  test.each([
    ['when the game is over', 'playing', null, result, result],
    ['when all have agreed to stop', 'playing', agreed, undefined, agreed],
    ['not while it goes on', 'playing', null, undefined, undefined],
    ['not twice', 'over', result, result, undefined],
    ['not before it has begun', 'open', null, undefined, undefined],
  ] as const)('%s', (_name, status, told, reached, due) => {
    expect(dueResult({ status, result: told }, { result: reached })).toBe(due);
  });
});

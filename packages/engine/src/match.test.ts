import { assert, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Actor, type Game, outOfTurn, seatsOf, viewersOf } from './game.ts';
import { advance, agreedResult, frameOf, type Match, type Outcome, startMatch } from './match.ts';
import { seededRandom } from './random.ts';
import { playLine } from './testing/fixture.ts';
import { type Bids, sealedBids } from './testing/toys/sealedBids.ts';
import { type TicTacToe, ticTacToe } from './testing/toys/ticTacToe.ts';

const SEED = 1723;

const bids = (seats = 3): Match<Bids> => startMatch(sealedBids, seats, { double: false });
const oxo = (): Match<TicTacToe> => startMatch(ticTacToe, 2, {});

const deal = { kind: 'deal', tokens: [2, 5, 1] } as const;
const prize = { kind: 'prize', prize: 6 } as const;
const bid = (card: number): Bids['move'] => ({ kind: 'bid', card });

/** Plays what must stand. */
const told = (match: Match<Bids>, by: Actor, move: Bids['move']): Extract<Outcome<Bids>, { ok: true }> => {
  const outcome = advance(match, by, move);
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome;
};

const afterOneBid = (): Match<Bids> => {
  const match = bids();
  told(match, 'chance', deal);
  told(match, 'chance', prize);
  told(match, 1, bid(4));
  return match;
};

describe('a match', () => {
  test('starts at the set-up, numbered 0', () => {
    const { game, seats, options, state, seq } = startMatch(sealedBids, 4, { double: true });
    expect({ game, seats, options, seq }).toEqual({
      game: sealedBids,
      seats: 4,
      options: { double: true },
      seq: 0,
    });
    expect(state).toEqual(sealedBids.setup(4, { double: true }));
  });

  test('numbers its entries from 1 and gives what happened', () => {
    const match = bids();
    expect(told(match, 'chance', deal)).toEqual({
      ok: true,
      entry: { seq: 1, by: 'chance', move: deal },
      events: [
        { kind: 'dealt', seat: 0, token: 2 },
        { kind: 'dealt', seat: 1, token: 5 },
        { kind: 'dealt', seat: 2, token: 1 },
      ],
    });
    expect(told(match, 'chance', prize).entry.seq).toBe(2);
    expect(told(match, 2, bid(1)).entry).toEqual({ seq: 3, by: 2, move: bid(1) });
    expect(match.seq).toBe(3);
  });

  test('is the fold of its entries', () => {
    assert(
      property(string(), nat({ max: 16 }), (seed, length) => {
        const [match, random] = [bids(2), seededRandom(seed)];
        const lines: string[] = [];
        for (let by = sealedBids.actors(match.state)[0]; by !== undefined && lines.length < length; ) {
          const { entry } = told(match, by, sealedBids.sample(match.state, by, random));
          lines.push(`${entry.by} ${sealedBids.makeMove(entry.move)}`);
          expect(entry.seq).toBe(lines.length);
          by = sealedBids.actors(match.state).at(-1);
        }
        const folded = sealedBids.setup(2, { double: false });
        for (const line of lines) playLine(sealedBids, folded, line);
        expect(match.state).toEqual(folded);
      }),
      { seed: SEED },
    );
  });

  const refused: readonly { by: Actor; move: Bids['move']; refusal: Bids['refusal'] }[] = [
    { by: 'chance', move: prize, refusal: { code: 'not-your-turn', actors: [0, 2] } },
    { by: 1, move: bid(3), refusal: { code: 'not-your-turn', actors: [0, 2] } },
    { by: 3, move: bid(3), refusal: { code: 'not-your-turn', actors: [0, 2] } },
    { by: 0, move: prize, refusal: { code: 'wrong-kind' } },
    { by: 0, move: bid(9), refusal: { code: 'no-such-card' } },
  ];
  test.each(refused)('refuses $move by $by as $refusal.code and changes nothing', ({ by, move, refusal }) => {
    const match = afterOneBid();
    const before = JSON.stringify(match.state);
    expect(advance(match, by, move)).toEqual({ ok: false, refusal });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.seq).toBe(3);
  });

  test('refuses everybody once it is over', () => {
    const match = oxo();
    for (const [turn, cell] of [0, 3, 1, 4, 2].entries()) advance(match, turn % 2, { cell });
    expect(ticTacToe.result(match.state)).toEqual({ places: [1, 2], scores: [1, 0], by: 'line' });
    expect(advance(match, 1, { cell: 8 })).toEqual({ ok: false, refusal: { code: 'game-over' } });
    expect(match.seq).toBe(5);
  });
});

describe('a frame', () => {
  const framesOf = (match: Match<Bids>, by: Actor, move: Bids['move']) => {
    const { events } = told(match, by, move);
    return new Map(viewersOf(3).map((viewer) => [viewer, frameOf(match, by, events, viewer)]));
  };

  test('bears the number of its entry and shows the table after it', () => {
    const match = afterOneBid();
    const frame = framesOf(match, 0, bid(2)).get(0);
    expect(frame).toMatchObject({ seq: 4, by: 0 });
    expect(frame?.view).toEqual(sealedBids.view(match.state, 0));
    expect(frame?.view.hasBid).toEqual([true, true, false]);
  });

  test('shows a bid to its owner and hides it from everybody else', () => {
    const frames = framesOf(afterOneBid(), 0, bid(2));
    for (const [viewer, { heard, view }] of frames) {
      const card = viewer === 0 ? 2 : null;
      expect(heard).toEqual([{ kind: 'bid', seat: 0, card }]);
      expect(view.bid).toBe(viewer === 1 ? 4 : card);
    }
    expect(frames.size).toBe(4);
  });

  test('is the same for all others whatever was bid', () => {
    const [low, high] = [framesOf(afterOneBid(), 0, bid(1)), framesOf(afterOneBid(), 0, bid(3))];
    expect(low.get(0)).not.toEqual(high.get(0));
    for (const viewer of [1, 2, 'spectator'] as const) expect(low.get(viewer)).toEqual(high.get(viewer));
  });

  test('tells all that happened, in order', () => {
    const match = afterOneBid();
    told(match, 0, bid(2));
    const heard = framesOf(match, 2, bid(1)).get('spectator')?.heard;
    expect(heard?.map(({ kind }) => kind)).toEqual(['bid', 'turned']);
    expect(heard?.[1]).toEqual({ kind: 'turned', bids: [2, 4, 1], winner: 1 });
  });

  test('leaves out what a viewer does not hear at all', () => {
    const silent: Game<TicTacToe> = {
      ...ticTacToe,
      hear: (event, viewer) => (viewer === 0 ? event : undefined),
    };
    const match = startMatch(silent, 2, {});
    const outcome = advance(match, 0, { cell: 4 });
    const events = outcome.ok ? outcome.events : [];
    expect(frameOf(match, 0, events, 0).heard).toEqual([{ kind: 'marked', seat: 0, cell: 4 }]);
    expect(frameOf(match, 0, events, 1)).toEqual({ seq: 1, by: 0, heard: [], view: match.state });
  });
});

describe('a match stopped by agreement', () => {
  test('is ranked as it stands', () => {
    const match = afterOneBid();
    expect(agreedResult(match)).toEqual({ places: [2, 1, 3], scores: [2, 5, 1], by: 'agreed' });
  });

  test('is ranked by the game, which may know more than scores', () => {
    const youngest: Game<Bids> = { ...sealedBids, places: () => [2, 1, 1] };
    const match = startMatch(youngest, 3, { double: false });
    told(match, 'chance', deal);
    expect(agreedResult(match)).toMatchObject({ places: [2, 1, 1], by: 'agreed' });
  });
});

test('out of turn is who may not move now, with those who may', () => {
  expect(outOfTurn([0, 2], 2)).toBeUndefined();
  expect(outOfTurn(['chance'], 'chance')).toBeUndefined();
  expect(outOfTurn([0, 2], 1)).toEqual({ code: 'not-your-turn', actors: [0, 2] });
  expect(outOfTurn([], 1)).toEqual({ code: 'game-over' });
});

test('seats are numbered from 0, and a spectator looks on', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect(viewersOf(2)).toEqual([0, 1, 'spectator']);
});

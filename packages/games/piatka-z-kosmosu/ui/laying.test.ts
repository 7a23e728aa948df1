/** What the table lights is what the rules allow, found the slow way. */
import { pick, seededRandom } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { bruteForce, randomPosition } from '../bruteForce.ts';
import { earnedBy } from '../bonus.ts';
import { playsFrom } from '../generation.ts';
import { without } from '../kinds.ts';
import { checkPlay, runThrough, trying } from '../legality.ts';
import { gridOf, LINES, placeOf } from '../grid.ts';
import type { Card, Placed } from '../types.ts';
import { bestPlays, earnings, inLine, isPlay, leadingOn, litFor, type Play } from './laying.ts';

const POSITIONS = 500;

const textOf = (play: Play): string =>
  inLine(play)
    .map(({ x, y, card }) => `${card}@${x},${y}`)
    .join(' ');

interface Situation {
  readonly board: readonly Placed[];
  readonly hand: readonly Card[];
  readonly least: number;
  /** All plays, found by brute force. */
  readonly slow: readonly Play[];
}

/** Every fourth one is a game alone. */
const situation = (number: number): Situation => {
  const { board, hand } = randomPosition(`lit ${number}`);
  const least = number % 4 === 0 ? 3 : 1;
  return { board, hand, least, slow: bruteForce(board, hand, least) };
};

const situations = Array.from({ length: POSITIONS }, (_, number) => situation(number));

/** All drafts that come about by laying card after card on lit cells, in any order. */
const draftsOf = ({ board, hand, least }: Situation): readonly Play[] => {
  const plays = playsFrom(board, hand, least);
  const found = new Map<string, Play>([['', []]]);
  for (const laid of found.values()) {
    const left = without(
      hand,
      laid.map(({ card }) => card),
    );
    for (const card of new Set(left)) {
      for (const cell of litFor(plays, laid, card)) {
        const next = [...laid, { ...cell, card }];
        found.set(textOf(next), next);
      }
    }
  }
  return [...found.values()].slice(1);
};

/** The bonus counted from the rule sheet alone: four in a line one, the fifth two, both at once three. */
const countedBonus = (board: readonly Placed[], laid: Play): number => {
  const grid = gridOf(board);
  return trying(grid, laid, () => {
    const runs = laid.flatMap((card) => LINES.map((line) => runThrough(grid, placeOf(card), line)));
    const groups = new Map(runs.map((run) => [run.join(), run]));
    const news = new Set(laid.map(placeOf));
    return [...groups.values()].reduce((sum, run) => {
      const fresh = run.filter((place) => news.has(place)).length;
      if (run.length === 4) return sum + 1;
      return run.length === 5 ? sum + (fresh > 1 ? 3 : 2) : sum;
    }, 0);
  });
};

describe(`in ${POSITIONS} random positions`, () => {
  test('PZ-3 PZ-33 the plays that lit cells lead to are those that brute force finds', () => {
    for (const each of situations) {
      const { board, hand, least, slow } = each;
      const plays = playsFrom(board, hand, least);
      const drafts = draftsOf(each);
      const lit = drafts.filter(
        (laid) => laid.length >= least && checkPlay(board, inLine(laid)) === undefined,
      );
      expect(lit.map(textOf).toSorted()).toEqual(slow.map(textOf).toSorted());
      expect(drafts.filter((laid) => isPlay(plays, laid)).map(textOf)).toEqual(lit.map(textOf));
    }
  });

  test('PZ-6 a cell that is not lit leads to no play', () => {
    for (const { board, hand, least, slow } of situations) {
      const plays = playsFrom(board, hand, least);
      for (const card of new Set(hand)) {
        const lit = litFor(plays, [], card)
          .map(({ x, y }) => `${x},${y}`)
          .toSorted();
        const cells = slow
          .flat()
          .filter((each) => each.card === card)
          .map(({ x, y }) => `${x},${y}`);
        expect(lit).toEqual([...new Set(cells)].toSorted());
      }
    }
  });

  test('PZ-13 what a cell shows is what the rule sheet gives', () => {
    for (const each of situations) {
      for (const laid of draftsOf(each))
        expect(earnings(each.board, laid)).toBe(countedBonus(each.board, laid));
    }
  });

  test('what is shown as best earns most or lays most, and is legal', () => {
    for (const { board, hand, least } of situations) {
      const plays = playsFrom(board, hand, least);
      const earned = Math.max(0, ...plays.map((play) => earnings(board, play)));
      const longest = Math.max(0, ...plays.map(({ length }) => length));
      const best = bestPlays(board, plays);
      expect(best.some((play) => earnings(board, play) === earned)).toBe(plays.length > 0);
      expect(best.some((play) => play.length === longest)).toBe(plays.length > 0);
      expect(best.length).toBeLessThanOrEqual(6);
      for (const play of best) {
        expect(earnings(board, play) === earned || play.length === longest).toBe(true);
        expect(checkPlay(board, play)).toBeUndefined();
      }
    }
  });
});

test('a draft that lacks an old card is lit as long as the hand can mend it', () => {
  const board: readonly Placed[] = [{ x: 0, y: 0, card: 'A1' }];
  const laid: readonly Placed[] = [{ x: 2, y: 0, card: 'A3' }];
  const plays = playsFrom(board, ['A2', 'A3']);
  expect(checkPlay(board, laid)?.code).toBe('not-connected');
  expect(litFor(plays, laid, 'A2')).toEqual([{ x: 1, y: 0 }]);
  expect(leadingOn(plays, laid).map(textOf)).toEqual(['A2@1,0 A3@2,0']);
});

test('asking what a play earns leaves the layout as it was', () => {
  const random = seededRandom('earnings');
  const { board, hand } = pick(situations, random);
  const before = playsFrom(board, hand).map(textOf);
  for (const play of playsFrom(board, hand)) earnedBy(board, play);
  expect(playsFrom(board, hand).map(textOf)).toEqual(before);
});

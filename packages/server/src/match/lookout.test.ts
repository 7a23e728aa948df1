import { expect, test } from 'vitest';
import type { NodeBus } from '../bus/nodeBus.ts';
import { makeNote, type Note } from '../bus/note.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { LONG, makeLookout } from './lookout.ts';

const M = 'match-01';
const N = 'match-02';

/** A lookout that is told by hand what another node says, and what it says itself and makes of it. */
const open = () => {
  const said: string[] = [];
  const changed: string[] = [];
  const reactions: string[] = [];
  const clock = fakeClock();
  const say = (note: Note): void => void said.push(makeNote(note));
  const bus: NodeBus = {
    node: 'me',
    written: (match) => say({ kind: 'written', match }),
    say,
    listen: () => () => undefined,
  };
  const lookout = makeLookout({
    bus,
    clock,
    changed: (match) => changed.push(match),
    reacted: (match, seat, reaction) => reactions.push(`${match} ${seat} ${reaction}`),
  });
  const here = (number: number, match: string, seats: readonly number[], since = 0): void =>
    lookout.hear({ kind: 'here', number, since, match, seats, spectators: 0 }, 'other');
  const alive = (number: number, since = 0): void => lookout.hear({ kind: 'alive', number, since }, 'other');
  const seatsAt = (match: string) => lookout.elsewhere(match).flatMap(({ seats }) => seats);
  /** What was said since it was last asked for. */
  const words = () => said.splice(0);
  return { lookout, clock, here, alive, seatsAt, words, changed, reactions };
};

test('who has heard all asks for nothing', () => {
  const { here, alive, words } = open();
  here(1, M, [0]);
  here(2, N, [1]);
  alive(2);
  alive(2);
  expect(words()).toEqual([]);
});

test.each([
  ['the first note', [2], 2],
  ['one between two', [1, 3], 3],
  ['the last one', [1], 2],
])('who has missed %s asks with every sign of life until it is said again', (_name, heard, last) => {
  const { here, alive, words } = open();
  for (const number of heard) here(number, M, [0]);
  expect(words()).toEqual([]);
  alive(last);
  alive(last);
  expect(words()).toEqual(['again other', 'again other']);
  here(last + 1, M, [0], last);
  alive(last + 1, last);
  expect(words()).toEqual([]);
});

test('what is not said again holds no longer, but only when all has been heard', () => {
  const { here, alive, seatsAt, changed, words } = open();
  here(1, M, [0]);
  here(2, N, [1]);
  changed.splice(0);
  // The first of two notes that begin after 2 is missed.
  here(4, N, [1], 2);
  alive(4, 2);
  expect([seatsAt(M), seatsAt(N)]).toEqual([[0], [1]]);
  expect(words()).toEqual(['again other']);
  here(5, N, [1], 4);
  expect([seatsAt(M), changed]).toEqual([[0], []]);
  alive(5, 4);
  expect([seatsAt(M), seatsAt(N), changed]).toEqual([[], [1], [M]]);
});

test('who has nobody to speak of says all by a sign of life', () => {
  const { here, alive, seatsAt, words } = open();
  here(1, M, [0]);
  alive(7, 7);
  expect([seatsAt(M), words()]).toEqual([[], []]);
});

test('what was heard already changes nothing', () => {
  const { lookout, here, changed, reactions } = open();
  here(1, M, [0]);
  here(2, M, []);
  here(1, M, [0]);
  here(3, M, []);
  expect([lookout.elsewhere(M), changed]).toEqual([[], [M, M]]);
  const ahoy = { kind: 'reacted', number: 4, since: 0, match: M, seat: 1, reaction: 'ahoy' } as const;
  lookout.hear(ahoy, 'other');
  lookout.hear(ahoy, 'other');
  expect(reactions).toEqual([`${M} 1 ahoy`]);
});

test('says what has changed, numbered, once somebody listens', () => {
  const { lookout, alive, words } = open();
  lookout.muster(M, { seats: [0], spectators: 0 });
  lookout.react(M, 0, 'ahoy');
  lookout.sight(M, [0]);
  expect(words()).toEqual([]);
  alive(0);
  lookout.muster(M, { seats: [0], spectators: 0 });
  expect(words()).toEqual([]);
  lookout.muster(M, { seats: [0, 2], spectators: 1 });
  lookout.react(M, 2, 'oops');
  lookout.sight(M, [2]);
  lookout.muster(M, { seats: [], spectators: 0 });
  expect(words()).toEqual([
    `here 2 0 ${M} 0,2 1`,
    `reacted 3 0 ${M} 2 oops`,
    `seen ${M} 2`,
    `here 4 0 ${M} - 0`,
  ]);
  lookout.beat();
  expect(words()).toEqual(['alive 4 0']);
});

test('says all again with the next beat, once however many have asked, and only when it is asked itself', () => {
  const { lookout, words } = open();
  lookout.muster(M, { seats: [0], spectators: 0 });
  lookout.muster(N, { seats: [], spectators: 2 });
  lookout.hear({ kind: 'again', node: 'third' }, 'other');
  lookout.beat();
  expect(words()).toEqual(['alive 2 0']);
  for (const from of ['other', 'third']) lookout.hear({ kind: 'again', node: 'me' }, from);
  lookout.beat();
  expect(words()).toEqual([`here 3 2 ${M} 0 0`, `here 4 2 ${N} - 2`, 'alive 4 2']);
  lookout.beat();
  expect(words()).toEqual(['alive 4 2']);
});

test('nobody is long gone who may have come while this node was deaf', () => {
  const { lookout, clock } = open();
  lookout.muster(M, { seats: [0], spectators: 0 });
  clock.skip(LONG);
  lookout.muster(M, { seats: [], spectators: 0 });
  clock.skip(LONG / 2);
  lookout.missed();
  clock.skip(LONG / 2);
  expect(lookout.isLongGone(M, 0)).toBe(false);
  clock.skip(LONG / 2);
  expect(lookout.isLongGone(M, 0)).toBe(true);
});

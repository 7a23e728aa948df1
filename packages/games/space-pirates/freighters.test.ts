/** The first Freighters: each pirate places a batch, his left neighbour flicks it. And where they may be placed. */
import { seededRandom } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import {
  act,
  discIn,
  docked,
  eventsOf,
  flickUntil,
  pirate,
  putDisc,
  putShip,
  refusalOf,
  universe,
} from './testing/positions.ts';
import type { State } from './types.ts';

const { game } = module;

/** Seat 0's batch of three lies; seat 1 is to flick it. */
const placed = (): State => {
  const state = docked(2);
  for (const type of ['gases', 'asteroid', 'police']) act(state, 'chance', `draw ${type}`);
  for (const text of ['place 2 1700 2300', 'place 1 700 4400', 'place 3 5300 4400']) act(state, 0, text);
  return state;
};

describe('the first batches', () => {
  test.each([
    [2, 3],
    [3, 3],
    [4, 2],
  ])(
    'SP-9, SP-4: %i players place %i each, the left neighbour flicks; then seat 0 has the first turn',
    (seats, batch) => {
      const state = docked(seats, { steadyHands: true });
      const random = seededRandom(`batches ${seats}`);
      const story: string[] = [];
      while (state.phase.name !== 'card') {
        const [actor = 0] = game.actors(state);
        const move = game.sample(state, actor, random);
        if (move.kind === 'draw' && state.phase.name === 'draw') story.push(`draw ${state.phase.seat}`);
        if (move.kind === 'place' || move.kind === 'flick') story.push(`${move.kind} ${String(actor)}`);
        game.play(state, actor, move);
      }
      const each = (text: string): readonly string[] => Array.from({ length: batch }, () => text);
      expect(story).toEqual(
        state.pirates.flatMap((_, seat) => [
          ...each(`draw ${seat}`),
          ...each(`place ${seat}`),
          ...each(`flick ${(seat + 1) % seats}`),
        ]),
      );
      expect(state.discs.map(({ id, where }) => `${id} ${where}`)).toEqual(
        Array.from({ length: seats * batch }, (_, index) => `${index + 1} board`),
      );
      expect(state).toMatchObject({ boss: 0, round: 1 });
    },
  );

  test('draws come one by one; what the bag has not cannot be drawn', () => {
    const state = docked(2);
    state.bag[6] = 0;
    expect(refusalOf(state, 'chance', 'draw police')).toEqual({ code: 'not-in-bag' });
    expect(refusalOf(state, 0, 'draw gases')).toMatchObject({ code: 'not-your-turn' });
    expect(game.moves(state, 'chance')).toHaveLength(6);
    expect(act(state, 'chance', 'draw gases')).toEqual([{ kind: 'drawn', seat: 0, disc: 1, type: 'gases' }]);
    expect(state.phase).toEqual({ name: 'draw', seat: 0, n: 2, why: 'start' });
    expect(discIn(state, 1)).toMatchObject({ type: 4, where: 'drawn', by: 0, seen: [0], shown: false });
    expect(state.bag).toEqual([6, 6, 6, 6, 5, 2, 0]);
  });

  test('SP-10: all are placed first, in any order; then each is flicked once, in any order', () => {
    const state = docked(2);
    for (let n = 0; n < 3; n++) act(state, 'chance', 'draw salts');
    expect(state.phase).toEqual({ name: 'place', seat: 0, discs: [], why: 'start' });
    expect(refusalOf(state, 0, 'place 4 700 4400')).toEqual({ code: 'no-such-disc', disc: 4 });
    act(state, 0, 'place 2 1700 2300');
    expect(state.phase).toEqual({ name: 'place', seat: 0, discs: [2], why: 'start' });
    expect(refusalOf(state, 0, 'place 2 1700 2300')).toEqual({ code: 'no-such-disc', disc: 2 });
    expect(refusalOf(state, 1, 'flick 2 0 100')).toMatchObject({ code: 'not-your-turn' });
    act(state, 0, 'place 1 700 4400');
    act(state, 0, 'place 3 5300 4400');
    expect(state.phase).toEqual({ name: 'flick', seat: 1, discs: [2, 1, 3], why: 'start' });
    act(state, 1, 'flick 3 0 1');
    expect(game.actors(state)).toEqual(['chance']);
    act(state, 'chance', 'luck 1');
    expect(refusalOf(state, 1, 'flick 3 0 1')).toEqual({ code: 'not-yours-to-flick', discs: [2, 1] });
    for (const disc of [1, 2]) {
      act(state, 1, `flick ${disc} 0 1`);
      act(state, 'chance', 'luck 1');
    }
    expect(state.phase).toEqual({ name: 'draw', seat: 1, n: 3, why: 'start' });
    expect(discIn(state, 1)).toMatchObject({ where: 'board', by: null });
  });

  test.each([
    ['flick 9 0 100', { code: 'no-such-disc', disc: 9 }],
    ['flick 1 3600 100', { code: 'bad-angle' }],
    ['flick 1 0 0', { code: 'bad-power' }],
    ['flick 1 3599 1001', { code: 'bad-power' }],
    ['flick 9 3600 0', { code: 'no-such-disc', disc: 9 }],
    ['flick 1 3600 0', { code: 'bad-angle' }],
    ['end', { code: 'wrong-phase', expected: ['flick'] }],
    ['flick 1 3599 1000', undefined],
  ])('`%s` is answered by %j', (text, refusal) => {
    expect(refusalOf(placed(), 1, text)).toEqual(refusal);
  });

  test.each(['luck 4294967296', 'luck 9999999999'])('`%s` is more than 32 bits', (text) => {
    const state = placed();
    act(state, 1, 'flick 1 0 1');
    expect(refusalOf(state, 'chance', text)).toEqual({ code: 'bad-luck' });
    expect(refusalOf(state, 'chance', 'luck 4294967295')).toBeUndefined();
    expect(refusalOf(state, 1, 'luck 1')).toMatchObject({ code: 'not-your-turn' });
  });

  test('SP-11: even now a flick that goes wrong costs the flicker a random card', () => {
    const { after, events } = flickUntil(placed(), 'flick 1 1800 1000', () => true);
    expect(eventsOf(events, 'left')).toEqual([{ kind: 'left', disc: 1 }]);
    expect(eventsOf(events, 'damaged')).toEqual([{ kind: 'damaged', seat: 1, why: 'left' }]);
    expect(game.moves(after, 'chance')).toHaveLength(5);
    expect(refusalOf(after, 'chance', 'lose 1:RFW')).toEqual({ code: 'not-in-hand' });
    expect(act(after, 'chance', 'lose 3:LFS')).toEqual([{ kind: 'lost', seat: 1, card: '3:LFS', lot: 0 }]);
    expect(pirate(after, 1).hand.map(({ card }) => card)).toEqual(['1:LFW', '2:LFS', '4:LF', '5:LF']);
    expect(after.discards[3]).toEqual(['3:LFS']);
    expect(after.phase).toEqual({ name: 'flick', seat: 1, discs: [2, 3], why: 'start' });
  });

  test('SP-13: Asteroids and Police are placed face down like any Freighter; the placer knows them', () => {
    const state = placed();
    expect(state.discs.map(({ type, up, shown, seen }) => ({ type, up, shown, seen }))).toEqual(
      [4, 5, 6].map((type) => ({ type, up: false, shown: false, seen: [0] })),
    );
    const typesFor = (viewer: number | 'spectator'): readonly (number | null)[] =>
      game.view(state, viewer).discs.map(({ type }) => type);
    expect(typesFor(0)).toEqual([4, 5, 6]);
    expect(typesFor(1)).toEqual([null, null, null]);
    expect(typesFor('spectator')).toEqual([null, null, null]);
    expect(pirate(state, 0).chased).toBe(false);
  });
});

describe('SP-12: one template’s width from everything but discs and the storm', () => {
  /** Disc 1 is to be placed; disc 2 lies, a ship flies and the storm stands. */
  const placing = (seats = 2): State => {
    const state = universe(seats);
    putDisc(state, 1, 0, 0, 'salts', { where: 'drawn', by: 0, seen: [0] });
    putDisc(state, 2, 800, 4700, 'salts');
    putDisc(state, 3, 1500, 4000, 'salts');
    putShip(state, 1, 4000, 3700, 0);
    state.storm = { x: 3000, y: 3900 };
    state.phase = { name: 'place', seat: 0, discs: [], why: 'R' };
    return state;
  };
  const near = (what: string): object => ({ code: 'too-near', what });

  test.each([
    ['outside', '6001 3000', { code: 'outside' }],
    ['outside, and near a corner', '6100 6100', { code: 'outside' }],
    ['on the border', '6000 1000', near('border')],
    ['424 from the border', '5576 1000', near('border')],
    ['425 from it', '5575 1000', undefined],
    ['424 from the base', '1324 3000', near('base')],
    ['425 from it', '1325 3000', undefined],
    ['774 from the middle of a planet', '4300 2274', near('planet')],
    ['775 from it', '4300 2275', undefined],
    ['649 from a moon', '1151 4400', near('moon')],
    ['650 from it', '1150 4400', undefined],
    ['424 from the belt', '3000 701', near('belt')],
    ['425 from it', '3000 700', undefined],
    ['974 from the galaxy', '2026 2900', near('galaxy')],
    ['975 from it', '2025 2900', undefined],
    ['424 from the ship', '4300 3126', near('ship')],
    ['425 from it', '4300 3125', undefined],
    ['249 from a disc', '800 4451', { code: 'overlap', with: 'disc' }],
    ['250 from it', '800 4450', undefined],
    ['274 from the storm', '3000 4174', { code: 'overlap', with: 'storm' }],
    ['275 from it, under its disc', '3000 4175', undefined],
    ['near a moon and over a disc: the distance comes first', '1500 4001', near('moon')],
  ])('%s', (_, spot, refusal) => {
    expect(refusalOf(placing(), 0, `place 1 ${spot}`)).toEqual(refusal);
  });

  test('abandoned bases count too, ships in Hangars do not', () => {
    expect(refusalOf(placing(3), 0, 'place 1 4000 5676')).toEqual(near('abandoned'));
    expect(refusalOf(placing(3), 0, 'place 1 4000 5675')).toBeUndefined();
  });

  test('a disc of one’s own that was not drawn cannot be placed', () => {
    expect(refusalOf(placing(), 0, 'place 2 1325 3000')).toEqual({ code: 'no-such-disc', disc: 2 });
    expect(refusalOf(placing(), 1, 'place 1 1325 3000')).toMatchObject({ code: 'not-your-turn' });
  });
});

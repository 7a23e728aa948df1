import { seededRandom } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { VALUES } from '../../components.ts';
import { STEPS } from '../../phases.ts';
import { module } from '../../index.ts';
import { visits } from '../exhibit/visits.ts';
import { positionOf } from '../exhibit/position.ts';
import type { State, View } from '../../types.ts';
import { costOf, limitFor, pointsOf, proposedValues, supplyOf } from './filling.ts';
import { idleOf, stateOf, visitOf, worthOf } from './visit.ts';

const { game, policy } = module;

interface Docked {
  readonly state: State;
  readonly view: View;
}

const docked = (seed: string): readonly Docked[] => {
  const random = seededRandom(seed);
  const state: State = game.setup(2, { goal: 'short', layout: 'preset', steadyHands: false, rounds: 100 });
  const found: Docked[] = [];
  for (let n = 0; n < 300; n++) {
    const [actor] = game.actors(state);
    if (actor === undefined) break;
    if (state.phase.name === 'dock' && state.queue.length === 0)
      found.push({ state: game.clone(state), view: game.view(state, state.boss) });
    const move =
      actor === 'chance' ? game.sample(state, actor, random) : policy.rollout(state, actor, random);
    game.play(state, actor, move);
  }
  return found;
};

const all = ['lagoon', 'reef', 'keel', 'rum'].flatMap(docked);

describe('a visit', () => {
  test('SP-62 the step that is asked for is never idle, and those before it are past', () => {
    expect(all.length).toBeGreaterThan(20);
    for (const { view } of all) {
      const visit = visitOf(view);
      if (visit === undefined) throw new Error('somebody docks');
      expect(idleOf(visit, visit.step, view)).toBeUndefined();
      const states = STEPS.map((step) => stateOf(visit, step));
      expect(states.indexOf('now')).toBe(STEPS.indexOf(visit.step));
      expect(states.slice(0, STEPS.indexOf(visit.step)).every((state) => state === 'past')).toBe(true);
    }
  });

  test('SP-67 nobody else learns the prices of a card that lies face down', () => {
    const blind = visits.filter(({ name }) => name === 'sell-blind').map(positionOf);
    expect(blind.map(({ position }) => visitOf(position.view)?.prices)).toEqual([undefined]);
    expect(blind.map(({ position }) => visitOf(position.view)?.step)).toEqual(['sell']);
  });

  test('a sale is worth what its Cargo costs here', () => {
    expect(worthOf([1, 3, 5, 2, 4], ['minerals', 'hitech', 'hitech', 'gases'])).toBe(15);
  });
});

describe('filling up', () => {
  const fills = all.filter(({ state }) => state.phase.name === 'dock' && state.phase.step === 'fill');

  test('SP-110 points cost an MC for every five begun, and nothing at home', () => {
    expect([0, 1, 5, 6, 13, 20].map((points) => costOf(points, false))).toEqual([0, 1, 1, 2, 3, 4]);
    expect(costOf(15, true)).toBe(0);
    expect([limitFor(false, 1), limitFor(false, 9), limitFor(true, 0)]).toEqual([5, 20, 15]);
  });

  test('as many cards of a value may be named as are shown to be had', () => {
    expect(fills.length).toBeGreaterThan(5);
    for (const { state, view } of fills) {
      for (const value of VALUES) {
        const supply = supplyOf(view, value);
        const values = (count: number): number[] => Array.from({ length: count }, () => value);
        const refusal = game.check(state, state.boss, { kind: 'fill', values: values(supply + 1) });
        const isShort =
          refusal?.code === 'pump-short' ||
          refusal?.code === 'over-limit' ||
          refusal?.code === 'cannot-afford';
        expect(isShort).toBe(true);
      }
    }
  });

  test('what is proposed can be paid and had, and is worth more than the cards that go', () => {
    for (const { state, view } of fills) {
      const values = proposedValues(view);
      if (values.length === 0) continue;
      expect(game.check(state, state.boss, { kind: 'fill', values })).toBeUndefined();
      const hand = view.pirates[view.boss]?.backs.map(({ value }) => value) ?? [];
      expect(pointsOf(values)).toBeGreaterThan(pointsOf(hand));
    }
  });
});

import { seededRandom } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { module } from '../../index.ts';
import type { State, View } from '../../types.ts';
import { turnSteps, type TurnStep } from './turnSteps.ts';

const { game, policy } = module;

/** The views of whoever is the Boss, through a game of pilots. */
const viewsOf = (seed: string, seats: number, count: number): readonly View[] => {
  const random = seededRandom(seed);
  const state: State = game.setup(seats, {
    goal: 'short',
    layout: 'preset',
    steadyHands: false,
    rounds: 100,
  });
  const views: View[] = [];
  for (let n = 0; n < count; n++) {
    const [actor] = game.actors(state);
    if (actor === undefined) break;
    views.push(game.view(state, state.boss));
    const move =
      actor === 'chance' ? game.sample(state, actor, random) : policy.rollout(state, actor, random);
    game.play(state, actor, move);
  }
  return views;
};

const kinds = (steps: readonly TurnStep[]): string =>
  steps.map((step) => (step.kind === 'hazard' ? step.hazard : step.kind)).join(' ');

const played = viewsOf('lagoon', 2, 200);

const find = (fits: (view: View) => boolean): View => {
  const found = played.find(fits);
  if (found === undefined) throw new Error('no such moment');
  return found;
};

const NONE = { skipped: [], wished: [] } as const;

test('SP-15 a turn begins with a card, then one flies, then one docks, then the goal is looked for', () => {
  const view = find(({ phase }) => phase.name === 'card');
  const steps = turnSteps(view);
  expect(kinds(steps)).toBe('card fly dock goal');
  expect(steps.map(({ state }) => state)).toEqual(['now', 'next', 'next', 'next']);
});

test('SP-19 given an order of Hazards, they stand in that order, and the first of them is next', () => {
  const view = find(({ phase, turn }) => phase.name === 'hazards' && turn.left.length === 3);
  const wished = [...turnSteps(view)]
    .flatMap((step) => (step.kind === 'hazard' ? [step.hazard] : []))
    .toReversed();
  const steps = turnSteps(view, { skipped: [], wished });
  expect(kinds(steps)).toBe(`card ${wished.join(' ')} fly dock goal`);
  expect(steps.filter(({ state }) => state === 'now').map(({ kind }) => kind)).toEqual(['hazard']);
});

test('SP-20 a Hazard that was seen to be skipped is told from one that was carried out', () => {
  const view = find(({ phase, turn }) => phase.name === 'move' && turn.card?.includes('F') === true);
  const stateOfF = (skipped: readonly 'F'[]) =>
    turnSteps(view, { ...NONE, skipped }).find((step) => step.kind === 'hazard' && step.hazard === 'F')
      ?.state;
  expect(stateOfF([])).toBe('done');
  expect(stateOfF(['F'])).toBe('skipped');
});

test('SP-22 without a card nothing is played, and the ship drifts', () => {
  const view = find(({ phase }) => phase.name === 'move');
  const drifting: View = { ...view, turn: { ...view.turn, card: null, left: '', energy: 0, laid: 0 } };
  const steps = turnSteps(drifting);
  expect(kinds(steps)).toBe('card drift dock goal');
  expect(steps[0]?.state).toBe('skipped');
});

test('SP-111 Damage comes before whatever was about to be done', () => {
  const view = find(({ phase }) => phase.name === 'move');
  const steps = turnSteps({ ...view, queue: [{ kind: 'damage', seat: 1, why: 'storm' }] });
  const now = steps.filter(({ state }) => state === 'now');
  expect(now).toEqual([{ kind: 'damage', seat: 1, state: 'now' }]);
  expect(steps.findIndex(({ kind }) => kind === 'damage')).toBeLessThan(
    steps.findIndex(({ kind }) => kind === 'fly'),
  );
});

test('in any game at most one step is now, and none that is done comes after it', () => {
  for (const view of [...played, ...viewsOf('reef', 3, 120), ...viewsOf('rum', 4, 120)]) {
    const states = turnSteps(view).map(({ state }) => state);
    const now = states.indexOf('now');
    expect(states.filter((state) => state === 'now').length).toBeLessThanOrEqual(1);
    expect(now < 0 ? [] : states.slice(now + 1)).not.toContain('done');
  }
});

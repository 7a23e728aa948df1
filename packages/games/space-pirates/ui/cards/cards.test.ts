import { seededRandom } from '@tortuga/engine';
import { assert, jsonValue, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module } from '../../index.ts';
import type { Move, State, View } from '../../types.ts';
import { askedOf } from '../asked.ts';
import { dockMove } from '../dock/drafting.ts';
import { freshDraft } from '../draft.ts';
import { type Choice, freshChoice, NO_CHOICE, parseChoice } from './draft.ts';
import { lackOf } from './hazards.ts';
import { moved } from './ordering.ts';
import { placeAt } from './rowDrag.ts';

const { game, policy } = module;

interface Moment {
  readonly state: State;
  readonly view: View;
  readonly seat: number;
}

/** Each decision of a game of pilots, as the one who decides sees it. */
const momentsOf = (seed: string, seats: number, count: number): readonly Moment[] => {
  const random = seededRandom(seed);
  const state: State = game.setup(seats, {
    goal: 'short',
    layout: 'preset',
    steadyHands: false,
    rounds: 100,
  });
  const moments: Moment[] = [];
  for (let n = 0; n < count; n++) {
    const [actor] = game.actors(state);
    if (actor === undefined) break;
    if (actor !== 'chance')
      moments.push({ state: game.clone(state), view: game.view(state, actor), seat: actor });
    const move =
      actor === 'chance' ? game.sample(state, actor, random) : policy.rollout(state, actor, random);
    game.play(state, actor, move);
  }
  return moments;
};

const moments = ['lagoon', 'reef', 'keel'].flatMap((seed) => momentsOf(seed, 3, 260));

const proposalOf = ({ view, seat }: Moment): Move | undefined => {
  const draft = freshDraft(view, seat);
  const { choice } = draft;
  const skip: Move = { kind: 'skip' };
  switch (askedOf(view)?.decision) {
    case 'card':
      return { kind: 'energy', cards: [choice.card ?? ''] };
    case 'hazards':
      return choice.hazards[0] && { kind: 'hazard', hazard: choice.hazards[0] };
    case 'dock':
      return dockMove({ view, draft }) ?? skip;
    case 'damage':
      return { kind: 'damage', type: choice.isCard ? null : (choice.cargo[0] ?? null) };
    default:
      return undefined;
  }
};

describe('a fresh choice', () => {
  test('proposes a legal move for cards, Hazards, visits and Damage', () => {
    const proposed = moments.flatMap((moment) => {
      const move = proposalOf(moment);
      return move === undefined ? [] : [{ move, refusal: game.check(moment.state, moment.seat, move) }];
    });
    expect(new Set(proposed.map(({ move }) => move.kind)).size).toBeGreaterThan(5);
    expect(proposed.filter(({ refusal }) => refusal !== undefined)).toEqual([]);
  });

  test('SP-19 keeps the order of Hazards that was wished before, as far as they are still to come', () => {
    const view = moments.find(
      (moment) => moment.view.turn.left.length === 3 && moment.view.phase.name === 'hazards',
    )?.view;
    if (view === undefined) throw new Error('no such moment');
    const wished = freshChoice(view, view.boss, undefined).hazards.toReversed();
    const before: Choice = { ...NO_CHOICE, hazards: wished };
    const later: View = {
      ...view,
      turn: { ...view.turn, left: view.turn.left.replace(wished[0] ?? '', '') },
    };
    expect(freshChoice(later, later.boss, before).hazards).toEqual(wished.slice(1));
  });
});

describe('a choice that was kept', () => {
  test('is the same when it is read again', () => {
    for (const { view, seat } of moments) {
      const { choice } = freshDraft(view, seat);
      expect(parseChoice(JSON.parse(JSON.stringify(choice)), view)).toEqual(choice);
    }
  });

  test('is read from anything without a throw, and then fits the view', () => {
    const views = moments.slice(0, 40);
    assert(
      property(nat({ max: views.length - 1 }), jsonValue(), jsonValue(), (n, one, other) => {
        const view = views[n]?.view;
        if (view === undefined) return;
        const kept = { ...NO_CHOICE, hazards: one, cargo: other, values: one, card: other, base: one };
        for (const each of [one, kept, { ...kept, hazards: [] }]) {
          const read = parseChoice(each, view);
          expect(read && parseChoice(read, view)).toEqual(read);
        }
      }),
    );
  });

  test.each([
    ['a card that is not in the hand', { card: '9:XX' }],
    ['a base that does not exist', { base: 99 }],
    ['Cargo that nobody holds', { cargo: Array.from({ length: 31 }, () => 'salts') }],
    ['more than twenty points', { values: [5, 5, 5, 5, 1] }],
    ['a Hazard that was never there', { hazards: ['X'] }],
  ])('is void with %s', (_, part) => {
    const [first] = moments;
    const choice = first && freshDraft(first.view, first.seat).choice;
    expect(first && parseChoice({ ...choice, ...part }, first.view)).toBeUndefined();
  });
});

test('SP-20 a Hazard lacks what the rules would skip it for', () => {
  const view = moments.find((moment) => moment.view.phase.name === 'card')?.view;
  if (view === undefined) throw new Error('no such moment');
  const bare: View = {
    ...view,
    discs: [],
    bagCount: 0,
    storm: null,
    pirates: view.pirates.map((pirate) => ({ ...pirate, ship: { at: 'hangar', base: 0 } })),
  };
  const lacks = (['F', 'A', 'R', 'L', 'S', 'W'] as const).map((hazard) => lackOf(bare, hazard));
  expect(lacks).toEqual(['freighter', 'asteroid', 'bag', 'bag', undefined, 'wind']);
});

test('a row is put where it is dropped, and the others close up', () => {
  expect(moved(['R', 'F', 'W'], 2, 0)).toEqual(['W', 'R', 'F']);
  expect(moved(['R', 'F', 'W'], 0, 1)).toEqual(['F', 'R', 'W']);
  expect(moved(['R', 'F', 'W'], 1, 9)).toEqual(['R', 'W', 'F']);
});

test('a dragged row falls where its middle is', () => {
  const middles = [20, 60, 100];
  expect([-90, -30, 0, 30, 50, 200].map((shift) => placeAt(middles, 1, shift))).toEqual([0, 1, 1, 1, 2, 2]);
});

/** A draft is kept while it fits, over a reload; at another moment, or as nonsense, it is begun afresh. */
import { anything, assert, constantFrom, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module } from '../index.ts';
import { sitDown, STUCK } from '../turns.ts';
import { freshDraft, NO_DRAFT, parseDraft } from './draft.ts';

const { game } = module;

const HAND = { first: 'A1', hands: ['A2 A3 B1 B2 C5'] } as const;

const kept = (draft: object): unknown => JSON.parse(JSON.stringify(draft));

describe('a draft', () => {
  test('is kept over a reload', () => {
    const view = game.view(sitDown(HAND).state, 0);
    const draft = {
      ...freshDraft(view),
      chosen: 4,
      laid: [
        { held: 0, x: 1, y: 0 },
        { held: 1, x: 2, y: 0 },
      ],
    };
    expect(parseDraft(kept(draft), view)).toEqual(draft);
  });

  test('is void once somebody has played', () => {
    const table = sitDown(HAND);
    const draft = freshDraft(game.view(table.state, 0));
    table.play('play A2@1,0');
    expect(parseDraft(kept(draft), game.view(table.state, 0))).toBeUndefined();
  });

  test('loses cards that lie on others, on one another, or are not in hand', () => {
    const view = game.view(sitDown(HAND).state, 0);
    const laid = [
      { held: 0, x: 0, y: 0 },
      { held: 1, x: 1, y: 0 },
      { held: 1, x: 2, y: 0 },
      { held: 2, x: 1, y: 0 },
      { held: 7, x: 3, y: 0 },
      { held: 3, x: 0.5, y: 0 },
    ];
    expect(parseDraft({ ...freshDraft(view), laid }, view)?.laid).toEqual([{ held: 1, x: 1, y: 0 }]);
  });

  test('shows no fault, no hint and no finger after a reload', () => {
    const view = game.view(sitDown(HAND).state, 0);
    const draft = { ...freshDraft(view), fault: { at: undefined, cells: [] }, shown: 0, lifted: { held: 0 } };
    expect(parseDraft(draft, view)).toMatchObject({ fault: undefined, shown: undefined, lifted: undefined });
  });

  test('that is anything else is none, or fits', () => {
    const view = game.view(sitDown(HAND).state, 0);
    const { moment } = freshDraft(view);
    const junk = record(
      {
        moment: constantFrom(moment, 'x'),
        laid: anything(),
        given: anything(),
        chosen: anything(),
        pile: anything(),
        spent: anything(),
      },
      { requiredKeys: [] },
    );
    assert(
      property(oneof(anything(), junk), (value) => {
        const { given = [], laid = [], pile = 0, spent = [] } = parseDraft(value, view) ?? {};
        expect(
          [...given, ...laid.map(({ held }) => held)].every((held) => view.hand?.[held] !== undefined),
        ).toBe(true);
        expect({ pile, spent }).toEqual({ pile: 0, spent: [] });
      }),
    );
  });
});

describe('at the beginning of a decision', () => {
  test('PZ-36 alone a bonus is taken from the discard pile first: that one counts', () => {
    const table = sitDown({ seats: 1, hands: ['A5 B2 B3 C2 C4'], piles: ['A2 A3 A4'] });
    table.play('drop B2 B3 C2', 'play A2@1,0 A3@2,0 A4@3,0');
    const { spent, pile } = freshDraft(game.view(table.state, 0));
    expect({ spent, pile }).toEqual({ spent: [2], pile: 0 });
  });

  test('PZ-16 a bonus is taken whole, from the pile', () => {
    const table = sitDown({ first: 'A1', hands: ['A2 A3 A4 A5 C5'], piles: ['B1 B2'] });
    table.play('play A2@1,0 A3@2,0 A4@3,0 A5@4,0');
    expect(freshDraft(game.view(table.state, 0)).pile).toBe(2);
  });

  test('PZ-21 PZ-35 whoever has no play is about to exchange, or alone to drop', () => {
    const others = sitDown({ first: 'A1', hands: STUCK.slice(0, 2) });
    expect(freshDraft(game.view(others.state, 0)).isGiving).toBe(true);
    expect(freshDraft(game.view(others.state, 1)).isGiving).toBe(false);
    const alone = sitDown({ seats: 1, first: 'A1', hands: ['A2 A3 B2 C3 D4'] });
    expect(freshDraft(game.view(alone.state, 0)).isGiving).toBe(true);
    expect(freshDraft(game.view(sitDown(HAND).state, 0)).isGiving).toBe(false);
  });

  test('spectators decide nothing', () => {
    const view = game.view(sitDown(HAND).state, 'spectator');
    expect(freshDraft(view)).toEqual({ ...NO_DRAFT, moment: freshDraft(view).moment });
  });
});

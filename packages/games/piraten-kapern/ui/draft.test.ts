import { describe, expect, it } from 'vitest';
import { isRollable, tapChest, tapDie, dropDie } from './choose.ts';
import { type Draft, draftOn, freshDraft, isChestChanged, parseDraft } from './draft.ts';
import { propsOf, rehearse } from './exhibit/rehearsal.ts';

const MIXED = 'dice coin coin diamond monkey parrot sword sword skull';

const sit = (...lines: readonly string[]) => propsOf(rehearse(2, lines), 0);

/** Taps one die after another, and tells the draft or the first refusal. */
const tapAll = (asked: ReturnType<typeof sit>, ...dice: readonly number[]): Draft | string | undefined => {
  let draft = freshDraft(asked.view, 0);
  for (const die of dice) {
    const choice = tapDie(asked, draft, die);
    if (choice.draft === undefined) return choice.refusal?.code;
    draft = choice.draft;
  }
  return draft;
};

describe('choosing dice', () => {
  it('chooses and leaves a die by taps, in the order of positions', () => {
    const asked = sit('card gold', MIXED);
    expect(tapAll(asked, 5, 2)).toMatchObject({ roll: [2, 5], chest: [] });
    expect(tapAll(asked, 5, 2, 5)).toMatchObject({ roll: [2] });
  });

  it('refuses a skull, with the reason of the rules', () => {
    expect(tapAll(sit('card gold', MIXED), 8)).toBe('skull-locked');
  });

  it('lets the spell wake one skull, alone or with others, and no second', () => {
    const asked = sit('card sorceress', 'dice skull skull coin coin coin coin monkey monkey');
    expect(tapAll(asked, 1)).toMatchObject({ roll: [1] });
    expect(tapAll(asked, 1, 4)).toMatchObject({ roll: [1, 4] });
    expect(tapAll(asked, 1, 2)).toBe('one-skull-only');
  });

  it('lets dice be chosen before the skull that makes them legal', () => {
    const asked = sit('card sorceress', 'dice skull skull skull coin coin coin monkey monkey');
    expect(tapAll(asked, 4, 1)).toMatchObject({ roll: [1, 4] });
  });

  it('refuses everything out of turn', () => {
    expect(tapAll(propsOf(rehearse(2, ['card gold', MIXED]), 1), 1)).toBe('not-your-turn');
  });

  it('knows what may be part of a roll', () => {
    const { moves } = sit('card gold', MIXED);
    expect(isRollable(moves, [1])).toBe(true);
    expect(isRollable(moves, [8])).toBe(false);
    expect(isRollable([], [])).toBe(false);
  });
});

describe('the chest', () => {
  const CHEST = ['card chest', 'dice diamond diamond coin monkey parrot sword skull skull'];

  it('takes what is chosen, gives one back by a tap, and all if nothing is chosen', () => {
    const asked = sit(...CHEST);
    const chosen = tapAll(asked, 1, 2);
    if (typeof chosen !== 'object') throw new Error('nothing chosen');
    const laid = tapChest(asked, chosen).draft;
    expect(laid).toMatchObject({ roll: [], chest: [1, 2] });
    if (laid === undefined) return;
    expect(isChestChanged(laid, asked.view)).toBe(true);
    expect(tapDie(asked, laid, 1).draft).toMatchObject({ roll: [], chest: [2] });
    expect(tapChest(asked, laid).draft).toMatchObject({ chest: [] });
  });

  it('is filled by dropping dice on it and emptied by dragging them off', () => {
    const asked = sit(...CHEST);
    const fresh = freshDraft(asked.view, 0);
    const laid = dropDie(asked, fresh, 3, true).draft;
    expect(laid).toMatchObject({ chest: [3] });
    expect(laid && dropDie(asked, laid, 3, false).draft).toMatchObject({ chest: [] });
    expect(dropDie(asked, fresh, 7, true).refusal?.code).toBe('skull-on-chest');
  });

  it('says why it stays as it is', () => {
    const closed = sit(...CHEST, 'chest 1 2');
    const fresh = freshDraft(closed.view, 0);
    expect(tapDie(closed, fresh, 1).refusal?.code).toBe('chest-placed');
    const empty = sit(...CHEST);
    expect(tapChest(empty, freshDraft(empty.view, 0)).refusal?.code).toBe('chest-unchanged');
    const other = sit('card gold', MIXED);
    expect(tapChest(other, { ...freshDraft(other.view, 0), roll: [1, 2] }).refusal?.code).toBe('no-chest');
  });

  it('once closed, what is left is chosen for the roll', () => {
    const { view } = sit(...CHEST, 'chest 1 2 3');
    expect(freshDraft(view, 0)).toMatchObject({ roll: [4, 5, 6], chest: [1, 2, 3] });
    expect(freshDraft(view, 1)).toMatchObject({ roll: [], chest: [1, 2, 3] });
  });
});

describe('a kept draft', () => {
  const { view } = sit('card gold', MIXED);
  const draft = { ...freshDraft(view, 0), roll: [1, 4] };

  it('survives a reload of the same throw', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)), view)).toEqual(draft);
    expect(draftOn(view, draft, 0)).toBe(draft);
  });

  it('is forgotten on any other throw', () => {
    const rolled = sit('card gold', MIXED, 'roll 1 4', 'dice monkey coin').view;
    const nextRound = sit('card gold', MIXED, 'stop', 'card gold', MIXED, 'stop', 'card gold', MIXED).view;
    for (const other of [rolled, nextRound]) {
      expect(parseDraft(draft, other)).toBeUndefined();
      expect(draftOn(other, draft, 0)).toEqual(freshDraft(other, 0));
    }
  });

  it.each([
    undefined,
    null,
    3,
    'x',
    {},
    { ...draft, roll: [4, 1] },
    { ...draft, roll: [0] },
    { ...draft, chest: ['1'] },
  ])('is not read from %j', (kept) => {
    expect(parseDraft(kept, view)).toBeUndefined();
  });
});

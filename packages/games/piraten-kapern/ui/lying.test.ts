import { describe, expect, it } from 'vitest';
import { freshDraft } from './draft.ts';
import { propsOf, rehearse } from './exhibit/rehearsal.ts';
import { fateOf } from './fate.ts';
import { lyingOf } from './lying.ts';

const TWO = 'dice diamond diamond diamond coin sword parrot skull skull';
const ISLAND = 'dice skull skull skull skull coin monkey parrot sword';

const after = (...lines: readonly string[]) => {
  const { view, latest, moves } = propsOf(rehearse(2, lines), 0);
  const lying = lyingOf(view, latest);
  const draft = freshDraft(view, 0);
  const fates = lying.dice.map((_, index) => fateOf(index + 1, lying, draft, moves));
  return { view, latest, lying, fates };
};

describe('what lies on the table', () => {
  it('nothing before the card, eight dice in the air after it', () => {
    expect(after().fates).toEqual(Array(8).fill('waiting'));
    expect(after('card gold').fates).toEqual(Array(8).fill('rolling'));
  });

  it('the throw of the view, and the skulls of the card', () => {
    const { lying, view } = after('card skulls-2', 'dice coin coin coin coin coin coin monkey monkey');
    expect(lying.dice).toEqual(view.dice);
    expect(lying).toMatchObject({ card: 'skulls-2', cardSkulls: 2, ends: [] });
  });

  it('once a turn is over, its last throw, until the next card', () => {
    const lines = ['card chest', TWO, 'chest 1 2', 'roll 5 6', 'dice skull coin'];
    const { lying, fates, view } = after(...lines);
    expect(view.dice).toEqual([]);
    expect(lying.dice.slice(4)).toEqual(['skull', 'coin', 'skull', 'skull']);
    expect(lying.ends.map(({ kind }) => kind)).toEqual(['disqualified', 'scored']);
    expect(fates.slice(0, 3)).toEqual(['on-chest', 'on-chest', 'stays']);
    expect(after(...lines, 'card gold').lying).toMatchObject({ card: 'gold', ends: [] });
  });

  it('says nothing of points where a disqualification left none', () => {
    const { lying } = after('card gold', TWO, 'roll 5 6', 'dice skull coin');
    expect(lying.ends.map(({ kind }) => kind)).toEqual(['disqualified']);
    const lost = after('card battle-4', TWO, 'roll 5 6', 'dice skull coin').lying;
    expect(lost.ends.map(({ kind }) => kind)).toEqual(['disqualified', 'scored']);
  });

  it('the island stays an island as one leaves it, also when the first throw ends it', () => {
    expect(after('card gold', ISLAND, 'stop').lying).toMatchObject({ island: true });
    expect(after('card gold', 'dice skull skull skull skull skull skull skull coin').lying).toMatchObject({
      island: true,
      ends: [{ kind: 'deducted' }],
    });
  });

  it('nothing of an old turn where the page was opened in between', () => {
    const { view } = after('card gold', TWO, 'stop');
    expect(lyingOf(view, undefined)).toMatchObject({ card: null, ends: [] });
  });
});

describe('the fate of a die', () => {
  it('skulls stay, unless the spell can wake them', () => {
    expect(after('card gold', TWO).fates[7]).toBe('stays');
    expect(after('card sorceress', TWO).fates[7]).toBe('for-spell');
    expect(after('card sorceress', TWO, 'roll 7', 'dice skull').fates[7]).toBe('stays');
  });

  it('those taken up are in the air', () => {
    expect(after('card gold', TWO, 'roll 5 6').fates.slice(3)).toEqual([
      'stays',
      'rolling',
      'rolling',
      'stays',
      'stays',
    ]);
  });
});

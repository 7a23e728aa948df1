/** Who knows what: hands and what goes out of them are their owner’s, piles are nobody’s. */
import { seededRandom, type Viewer, viewersOf } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { module } from './index.ts';
import { inOrder } from './kinds.ts';
import { wholeDeck } from './rules.ts';
import { cardsIn, sitDown, type Table } from './turns.ts';
import type { Event, Heard, View } from './types.ts';

const { game } = module;

const seen = ({ state }: Table, viewer: Viewer): View => game.view(state, viewer);
const heardBy = (events: readonly Event[], viewer: Viewer): readonly Heard[] =>
  events.flatMap((event) => game.hear(event, viewer) ?? []);

/** Every card a value names, wherever it stands in it. */
const cardsTold = (value: unknown): readonly string[] => cardsIn(JSON.stringify(value));

/** Aliens tell whose cards they are: B seat 0’s hand, C its pile, D seat 1’s hand, E its pile. */
const HANDS = ['B1 B2 B3 B4 B5', 'D1 D2 D3 D4 D5'] as const;
const PILES = ['C1 C2 C3 C4', 'E1 E2 E3'] as const;
const table = (): Table => sitDown({ hands: HANDS, piles: PILES });

describe('hands and piles', () => {
  test.each([
    [0, HANDS[0]],
    [1, HANDS[1]],
    ['spectator', ''],
  ] as const)('sheet, PZ-32: %s sees no cards but the layout and “%s”', (viewer, hand) => {
    const view = seen(table(), viewer);
    expect(view.hand).toEqual(viewer === 'spectator' ? null : cardsIn(hand));
    expect(cardsTold(view)).toEqual(cardsIn(`A1 ${hand}`));
  });

  test('PZ-32 how many cards anybody has is open', () => {
    for (const viewer of viewersOf(2)) {
      expect(seen(table(), viewer)).toMatchObject({ handCounts: [5, 5], pileCounts: [4, 3] });
    }
  });

  test('PZ-31 cards that are over are seen by nobody', () => {
    const { state } = sitDown({ options: { deal: 'young' } });
    for (const viewer of viewersOf(2)) {
      const known = viewer === 'spectator' ? 1 : 6;
      expect(cardsTold(game.view(state, viewer))).toHaveLength(known);
    }
  });

  test('sheet: what is drawn is heard by its owner; others hear how much', () => {
    const events = table().play('play B1@1,0');
    expect(heardBy(events, 0).at(-1)).toEqual({ kind: 'drawn', seat: 0, count: 1, cards: ['C1'] });
    for (const viewer of [1, 'spectator'] as const) {
      expect(heardBy(events, viewer).at(-1)).toEqual({ kind: 'drawn', seat: 0, count: 1, cards: null });
      expect(heardBy(events, viewer)[0]).toEqual(events[0]);
    }
  });

  test('sheet: of the deal everybody hears his own hand only', () => {
    const { state } = table();
    const events: readonly Event[] = state.hands.map((cards, seat) => ({
      kind: 'drawn',
      seat,
      count: 5,
      cards,
    }));
    expect(cardsTold(heardBy(events, 0))).toEqual(cardsIn(HANDS[0]));
    expect(cardsTold(heardBy(events, 'spectator'))).toEqual([]);
  });
});

describe('PZ-18 discards', () => {
  /** Seat 0 discards B5 from hand and C1 from the pile. */
  const discarded = (): readonly [Table, readonly Event[]] => {
    const at = sitDown({ plays: ['B1@1,0', 'C1@2,0'], hands: ['D1 E1 B3 B4 B5', HANDS[1]], piles: PILES });
    at.play('play D1@3,0 E1@4,0');
    return [at, at.play('bonus B5 pile*1')];
  };

  test('from hand: heard and remembered by the owner alone', () => {
    const [at, events] = discarded();
    expect(heardBy(events, 0)[0]).toMatchObject({ hand: ['B5'], handCount: 1, pile: 1 });
    expect(seen(at, 0).handDiscards).toEqual(['B5']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(heardBy(events, viewer)[0]).toEqual({
        kind: 'discarded',
        seat: 0,
        hand: null,
        handCount: 1,
        pile: 1,
        spent: [],
      });
      expect(cardsTold(heardBy(events, viewer))).toEqual([]);
      expect(cardsTold(seen(at, viewer))).not.toContain('B5');
      expect(seen(at, viewer).handDiscardCounts).toEqual([1, 0]);
    }
    expect(seen(at, 1).handDiscards).toEqual([]);
    expect(seen(at, 'spectator').handDiscards).toBeNull();
  });

  test('from the pile: known to nobody, not even the owner', () => {
    const [at, events] = discarded();
    expect(at.state.pileDiscards[0]).toEqual(['C1']);
    for (const viewer of viewersOf(2)) {
      expect(cardsTold(heardBy(events, viewer))).not.toContain('C1');
      expect(cardsTold(seen(at, viewer)).filter((card) => card === 'C1')).toHaveLength(1); // the one in the layout
      expect(seen(at, viewer).pileDiscardCounts).toEqual([1, 0]);
    }
  });

  test('also when the game is over', () => {
    const at = sitDown({ hands: ['A2 A3 A4 A5 E5', HANDS[1]], piles: ['C4 C5', 'E1'] });
    at.play('play A2@0,1 A3@0,2 A4@0,3 A5@0,4', 'bonus E5 pile*2');
    expect(seen(at, 1).ended).toBe('out');
    expect(cardsTold(seen(at, 1))).toEqual(cardsIn('A1 A2 A3 A4 A5 D1 D2 D3 D4 D5'));
    expect(cardsTold(seen(at, 0))).toEqual(cardsIn('A1 A2 A3 A4 A5 E5'));
  });
});

describe('exchanged cards', () => {
  test('others hear how many', () => {
    const at = table();
    const events = [...at.play('swap B1 B2 B3'), ...at.play('under B3 B1 B2')];
    expect(heardBy(events, 0)).toMatchObject([{ cards: ['B1', 'B2', 'B3'] }, { cards: ['C1', 'C2', 'C3'] }]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(heardBy(events, viewer)).toEqual([
        { kind: 'swapped', seat: 0, count: 3, cards: null },
        { kind: 'drawn', seat: 0, count: 3, cards: null },
      ]);
    }
  });

  test('on their way they are the owner’s to see', () => {
    const at = table();
    at.play('swap B1 B2');
    expect(seen(at, 0).swapped).toEqual(['B1', 'B2']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(seen(at, viewer)).toMatchObject({ swapped: null, swappedCount: 2, handCounts: [3, 5] });
      expect(cardsTold(seen(at, viewer))).not.toContain('B1');
    }
  });

  test('the owner remembers which went under his pile, not in what order', () => {
    const views = ['B3 B1 B2', 'B2 B3 B1'].map((order) => {
      const at = table();
      const heard = [...at.play('swap B1 B2 B3'), ...at.play(`under ${order}`)];
      return viewersOf(2).map((viewer) => [seen(at, viewer), heardBy(heard, viewer)]);
    });
    expect(views[0]).toEqual(views[1]);
    const at = table();
    at.play('swap B1 B2 B3', 'under B3 B1 B2');
    expect(seen(at, 0).stretches).toEqual([{ left: 3, of: ['B1', 'B2', 'B3'] }]);
    expect(seen(at, 1).stretches).toEqual([]);
    expect(seen(at, 'spectator').stretches).toBeNull();
    expect(seen(at, 1).stretchSizes).toEqual([[{ left: 3, of: 3 }], []]);
  });

  test('they are crossed off as they come up', () => {
    const at = sitDown({ hands: HANDS, piles: ['C2', ''] });
    at.play('swap B2 B3', 'under B3 B2'); // C2 and B3 come up
    expect(at.state.hands[0]).toEqual(cardsIn('B1 B3 B4 B5 C2'));
    expect(seen(at, 0).stretches).toEqual([{ left: 1, of: ['B2'] }]);
  });

  test('one that goes out unseen may be any of them', () => {
    const at = sitDown({ hands: ['A2 A3 A4 A5 B2', HANDS[1]], piles: ['C2 B4 B5', ''] });
    at.play('swap A2 B2', 'under A2 B2'); // C2 and B4 come up, below are B5 A2 B2
    at.play('swap D1', 'swap B4 C2', 'under B4 C2'); // B5 and A2 come up
    expect(at.state.hands[0]).toEqual(cardsIn('A2 A3 A4 A5 B5'));
    expect(seen(at, 0).stretches).toEqual([
      { left: 1, of: ['B2'] },
      { left: 2, of: ['B4', 'C2'] },
    ]);
    at.play('swap D1', 'play A2@0,1 A3@0,2 A4@0,3 A5@0,4', 'bonus pile*2');
    expect(at.state.pileDiscards[0]).toEqual(['B2', 'B4']);
    expect(at.state.hands[0]).toEqual(['B5', 'C2']);
    // The last one came up and was seen, so both that went out are known by now.
    expect(seen(at, 0).stretches).toEqual([
      { left: 0, of: ['B2'] },
      { left: 0, of: ['B4'] },
    ]);
  });
});

describe('a guess', () => {
  const positions = {
    'after the deal': table(),
    'on the way under the pile': table(),
    'with cards under the pile': table(),
    'after discards': sitDown({ hands: ['A2 A3 A4 A5 B2', HANDS[1]], piles: PILES }),
  };
  positions['on the way under the pile'].play('swap B1 B2');
  positions['with cards under the pile'].play('swap B1 B2 B3', 'under B3 B1 B2', 'swap D1');
  positions['after discards'].play('play A2@0,1 A3@0,2 A4@0,3 A5@0,4', 'bonus B2 pile*2');

  for (const [name, at] of Object.entries(positions)) {
    test.each(viewersOf(2))(`${name} shows %s what the truth shows, with the same 100 cards`, (viewer) => {
      const random = seededRandom(`${name} ${viewer}`);
      const view = seen(at, viewer);
      for (let times = 0; times < 20; times++) {
        const { board, hands, piles, handDiscards, pileDiscards, unused, swapped, ...rest } =
          game.determinize(view, random);
        const all = [
          ...board.map(({ card }) => card),
          ...hands.flat(),
          ...piles.flat(),
          ...handDiscards.flat(),
        ];
        expect(inOrder([...all, ...pileDiscards.flat(), ...unused, ...swapped])).toEqual(wholeDeck());
        const guess = { board, hands, piles, handDiscards, pileDiscards, unused, swapped, ...rest };
        expect(game.view(guess, viewer)).toEqual(view);
      }
    });
  }

  test('PZ-26 after fruitless exchanges by all, somebody can play in it', () => {
    const at = sitDown({ hands: ['A2 B2 B3 C2 C4', 'D2 D3 E2 E4 C5'] });
    at.play('swap B2', 'swap D2');
    const random = seededRandom('fruitless');
    for (let times = 0; times < 20; times++) {
      const guess = game.determinize(seen(at, 1), random);
      expect((game.moves(guess, 0) ?? []).some(({ kind }) => kind === 'play')).toBe(true);
    }
  });
});

test('PZ-36 solo: what is dropped lies face up for all', () => {
  const at = sitDown({ seats: 1, hands: ['B2 B3 C2 C4 D5'] });
  const events = at.play('drop B2 C2 D5');
  expect(heardBy(events, 'spectator')[0]).toEqual({ kind: 'dropped', seat: 0, cards: cardsIn('B2 C2 D5') });
  expect(seen(at, 'spectator').spent).toEqual(cardsIn('B2 C2 D5'));
  expect(seen(at, 'spectator').hand).toBeNull();
});

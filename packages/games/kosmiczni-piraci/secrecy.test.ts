/** Who knows what: read in the views and in what is heard. */
import { type Viewer, viewersOf } from '@tortuga/engine';
import { keepLaws } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { fixture } from './fixture.ts';
import { module } from './index.ts';
import { eventOf, layAll, ROUND, sitDown, type Table } from './turns.ts';
import { type Event, type Heard, TELEPORT, type View } from './types.ts';

const { game } = module;

const VIEWERS = viewersOf(3);
const othersThan = (seat: Viewer): readonly Viewer[] => VIEWERS.filter((viewer) => viewer !== seat);

const heard = (events: readonly Event[], viewer: Viewer): readonly (Heard | undefined)[] =>
  events.map((event) => game.hear(event, viewer));

const topOf = ({ planets }: View, planet: number): View['planets'][number]['cards'][number] | undefined =>
  planets[planet - 1]?.cards.at(-1);

describe('hands', () => {
  test('sheet: each sees his own hand, the others and onlookers none', () => {
    const table = sitDown();
    table.lay('7@2 6@3 T@5');
    expect(table.see(0)).toMatchObject({ me: 0, hand: [1, 2, 3, 4, 5, 6, TELEPORT] });
    expect(table.see(1)).toMatchObject({ me: 1, hand: [1, 2, 3, 4, 5, 7, TELEPORT] });
    expect(table.see(2)).toMatchObject({ me: 2, hand: [1, 2, 3, 4, 5, 6, 7] });
    expect(table.see('spectator')).toMatchObject({ me: null, hand: null, lost: null });
  });

  test.each(VIEWERS)('KP-36 how many cards each has, %s sees', (viewer) => {
    const table = sitDown();
    table.lay('7@2 6@3');
    expect(table.see(viewer).handCounts).toEqual([7, 7, 8]);
  });

  test('cards left in hand when a ship ends it are not shown', () => {
    const table = sitDown();
    table.lay(ROUND);
    table.takeBest();
    expect(table.see(0).hand).toEqual([5, 6, 7, TELEPORT]);
    expect(table.see('spectator').hand).toBeNull();
    expect(table.see('spectator').handCounts).toEqual([4, 4, 4]);
  });
});

describe('the card face down', () => {
  test('KP-16 its owner may look at it; all others see whose it is and no more', () => {
    const table = sitDown();
    table.lay('7@2');
    expect(topOf(table.see(0), 2)).toEqual({ seat: 0, card: 7, up: false });
    for (const viewer of othersThan(0))
      expect(topOf(table.see(viewer), 2)).toEqual({ seat: 0, card: null, up: false });
  });

  test('KP-16 also a Teleport', () => {
    const table = sitDown();
    table.lay('T@2');
    expect(topOf(table.see(0), 2)).toEqual({ seat: 0, card: TELEPORT, up: false });
    for (const viewer of othersThan(0)) expect(topOf(table.see(viewer), 2)?.card).toBeNull();
  });

  test('sheet: the others hear that a card is laid, not which', () => {
    const events = sitDown().lay('7@2');
    expect(heard(events, 0)).toEqual([{ kind: 'laid', seat: 0, planet: 1, card: 7 }]);
    for (const viewer of othersThan(0))
      expect(heard(events, viewer)).toEqual([{ kind: 'laid', seat: 0, planet: 1, card: null }]);
  });

  test('sheet: turned up, it is everybody’s', () => {
    const table = sitDown();
    const events = table.lay('7@2 1@2');
    for (const viewer of VIEWERS) {
      expect(table.see(viewer).planets[1]?.cards[0]).toEqual({ seat: 0, card: 7, up: true });
      expect(heard(events, viewer)).toContainEqual({ kind: 'turned', seat: 0, planet: 1, card: 7 });
    }
  });

  test.each(VIEWERS)('strengths are of cards turned up, for its owner too: %s', (viewer) => {
    const table = sitDown();
    table.lay('7@2 6@2 5@2 4@2');
    expect(table.see(viewer).planets[1]?.strengths).toEqual([7, 6, 5]);
    expect(table.see(viewer).planets[2]?.strengths).toEqual([0, 0, 0]);
  });

  test('sheet: at the end all face-down cards are turned up for all', () => {
    const table = sitDown();
    const events = layAll(table, ['1222222 5', '3333333 6', '5555555 3']);
    const revealed = eventOf(events, 'revealed');
    for (const viewer of VIEWERS) {
      expect(heard(events, viewer)).toContainEqual(revealed);
      expect(
        table
          .see(viewer)
          .planets.flatMap(({ cards }) => cards)
          .every(({ up }) => up),
      ).toBe(true);
      expect(table.see(viewer).planets).toEqual(table.see('spectator').planets);
    }
  });
});

describe('KP-15 the lost card', () => {
  const lose = (card: string): { readonly table: Table; readonly events: readonly Event[] } => {
    const table = sitDown();
    table.lay('7@3 T@3');
    return { table, events: table.lay(`${card}@3`) };
  };

  test('its owner keeps it in mind, the others know that there is one', () => {
    const { table } = lose('4');
    expect(table.see(2).lost).toEqual([4]);
    expect(table.see(0).lost).toEqual([]);
    expect(table.see(1).lost).toEqual([]);
    for (const viewer of VIEWERS) expect(table.see(viewer).lostCounts).toEqual([0, 0, 1]);
  });

  test('only its owner hears which it is; the Teleport and its owner are public', () => {
    const { events } = lose('4');
    expect(heard(events, 2)).toEqual(events);
    for (const viewer of othersThan(2)) {
      expect(heard(events, viewer)).toEqual([
        { kind: 'laid', seat: 2, planet: 2, card: null },
        { kind: 'turned', seat: 1, planet: 2, card: TELEPORT },
        { kind: 'teleported', seat: 2, owner: 1, planet: 2, card: null },
      ]);
    }
  });

  test('two games that differ in it alone look and sound alike to the others', () => {
    const [four, teleport] = [lose('4'), lose('T')];
    for (const viewer of othersThan(2)) {
      expect(four.table.see(viewer)).toEqual(teleport.table.see(viewer));
      expect(heard(four.events, viewer)).toEqual(heard(teleport.events, viewer));
    }
    expect(four.table.see(2)).not.toEqual(teleport.table.see(2));
  });

  test.each(VIEWERS)('the Teleport that struck is known to be gone, to %s; a lost one is not', (viewer) => {
    expect(lose('T').table.see(viewer).teleportGone).toEqual([false, true, false]);
  });

  test('it is not shown in the final count either', () => {
    const { table } = lose('4');
    const events = table.lay('1@1 1@1 1@2 2@2 2@3 2@3 3@3 3@4 3@4 4@5 4@5 5@6 5@6');
    table.takeBest();
    expect(game.result(table.state)).toMatchObject({ by: 'ship' });
    expect(eventOf(events, 'revealed')?.cards.some(({ seat, card }) => seat === 2 && card === 4)).toBe(false);
    expect(table.see(2).lost).toEqual([4]);
    for (const viewer of othersThan(2)) {
      const { lost, lostCounts, planets } = table.see(viewer);
      expect(lost ?? []).toEqual([]);
      expect(lostCounts).toEqual([0, 0, 1]);
      const shown = planets.flatMap(({ cards }) => cards);
      expect(shown.some(({ seat, card }) => seat === 2 && card === 4)).toBe(false);
    }
  });
});

describe('what is public', () => {
  test.each(VIEWERS)(
    'ships, their steps, treasures, loot, box and the choice due: %s sees them',
    (viewer) => {
      const table = sitDown();
      table.lay(ROUND);
      table.play(table.choices()[0] ?? '');
      const { ships, steps, homes, loot, box, sharing, ended, turn } = table.see('spectator');
      expect(table.see(viewer)).toMatchObject({ ships, steps, homes, loot, box, sharing, ended, turn });
      expect(loot.flat()).not.toEqual([]);
      expect(sharing).not.toBeNull();
    },
  );

  test('a view can be changed without changing the game', () => {
    const table = sitDown();
    table.lay(ROUND);
    const before = structuredClone(table.state);
    const scribble = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const each of Object.values(value)) scribble(each);
      if (Array.isArray(value)) value.push('scribble');
    };
    scribble(table.see(0));
    expect(table.state).toEqual(before);
  });
});

describe('an event that tells the face-down card of one planet', () => {
  /** After each move the card that lies face down on planet 1 is told to all, as if it were revealed. */
  const telling: typeof game.play = (state, actor, move) => {
    const events = game.play(state, actor, move);
    const cards = (state.planets[0] ?? []).filter(({ up }) => !up);
    if (cards.length === 0) return events;
    const told = cards.map(({ seat, card }) => ({ planet: 0, seat, card }));
    return [...events, { kind: 'revealed', by: 'cards', cards: told }];
  };
  const leaking = { ...fixture, module: { ...module, game: { ...game, play: telling } } };
  const games = { all: 20, cheap: 20 };

  test('given the event is said to be seen, L16 is broken', () => {
    expect(() => keepLaws(leaking, games, 'leak', ['L16'])).toThrow(/sees the same, yet hears/);
  });

  test('given the event is said to be public, L16 is broken', () => {
    const hearing = { ...fixture.hearing, revealed: 'public' as const };
    expect(() => keepLaws({ ...leaking, hearing }, games, 'leak', ['L16'])).toThrow(
      /sees the same, yet hears/,
    );
  });
});

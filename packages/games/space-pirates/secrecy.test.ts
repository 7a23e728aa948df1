/** Who knows what: views, the seven hidden events, and worlds guessed from a view. */
import { seededRandom, type Viewer, viewersOf } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { BAG } from './components.ts';
import { module } from './index.ts';
import {
  act,
  discIn,
  flicking,
  flickUntil,
  hold,
  load,
  pirate,
  putDisc,
  putShip,
  universe,
} from './testing/positions.ts';
import type { DiscView, Event, Heard, State, View } from './types.ts';

const { game } = module;

const VIEWERS = viewersOf(3);

/** Seat 1 has looked, loaded, drawn, been dealt to; something of everything lies about. */
const secretive = (): State => {
  const state = universe(3);
  hold(state, 0, '1:RFW', '3:LW');
  hold(state, 1, '1:LFS', '1:LFW', '5:RF', '5:LA');
  pirate(state, 1).hand = pirate(state, 1).hand.map(({ card, lot }) => ({
    card,
    lot: card === '5:LA' ? 1 : lot,
  }));
  state.pumps[5].lot = 2;
  load(state, 1, 'gases', 'gases', 'minerals');
  pirate(state, 1).saw.push(0, 2);
  Object.assign(state.bases[3] ?? {}, { open: true });
  Object.assign(pirate(state, 2), { chased: true });
  state.bag[6] = (state.bag[6] ?? 0) - 1;
  putDisc(state, 1, 500, 500, 'salts', { seen: [1] });
  putDisc(state, 2, 500, 1000, 'police', { shown: true });
  putDisc(state, 3, 2500, 4200, 'hitech', { cleared: true, seen: [0, 1] });
  putDisc(state, 4, 5500, 4200, 'asteroid', { up: true, shown: true });
  putDisc(state, 5, 0, 0, 'metals', { where: 'drawn', by: 1, seen: [1] });
  putDisc(state, 6, 0, 0, 'asteroid', { where: 'lifted', by: 1 });
  state.storm = { x: 4800, y: 4000 };
  state.discards[4] = ['4:RF'];
  return state;
};

const viewOf = (viewer: Viewer): View => game.view(secretive(), viewer);

/** Of a disc what everybody sees. */
const withoutFace = (disc: DiscView): unknown => ({ ...disc, type: null });

describe('views', () => {
  test.each(VIEWERS)('the table is everybody’s: %s', (viewer) => {
    const state = secretive();
    const seen = game.view(state, viewer);
    expect(seen).toMatchObject({
      me: viewer === 'spectator' ? null : viewer,
      seats: 3,
      round: 1,
      boss: 0,
      phase: state.phase,
      queue: state.queue,
      turn: state.turn,
      storm: state.storm,
      discards: state.discards,
      options: state.options,
      result: null,
      bagCount: 24,
    });
    expect(seen.discs.map(withoutFace)).toEqual(state.discs.map(withoutFace));
    const open = ({ mc, base, ship, chased, owed, saw }: View['pirates'][number]): unknown => [
      mc,
      base,
      ship,
      chased,
      owed,
      saw,
    ];
    expect(seen.pirates.map(open)).toEqual(
      state.pirates.map((each) => [each.mc, each.base, each.ship, each.chased, each.owed, each.saw]),
    );
    expect(seen.pumps).toEqual({
      1: { count: 4, lot: 0 },
      2: { count: 7, lot: 0 },
      3: { count: 7, lot: 0 },
      4: { count: 7, lot: 0 },
      5: { count: 5, lot: 2 },
    });
  });

  test.each([
    [0, [null, null, null, 3]],
    [1, [0, null, 2, 3]],
    [2, [null, null, null, 3]],
    ['spectator', [null, null, null, 3]],
  ] as const)('SP-7, SP-8: Market cards: %s sees %j', (viewer, cards) => {
    expect(viewOf(viewer).bases.map(({ market }) => market)).toEqual(cards);
  });

  test.each([
    [0, [null, 6, 2, 5, null, null]],
    [1, [3, 6, 2, 5, 1, null]],
    [2, [null, 6, null, 5, null, null]],
    ['spectator', [null, 6, null, 5, null, null]],
  ] as const)('SP-13, SP-39: faces of discs: %s sees %j', (viewer, types) => {
    expect(viewOf(viewer).discs.map(({ type }) => type)).toEqual(types);
  });

  test.each(VIEWERS)(
    'SP-14: values and lots of a hand are public, the cards are its owner’s: %s',
    (viewer) => {
      const { hand, backs } = viewOf(viewer).pirates[1] ?? {};
      expect(backs).toEqual([
        { value: 1, lot: 0 },
        { value: 1, lot: 0 },
        { value: 5, lot: 0 },
        { value: 5, lot: 1 },
      ]);
      expect(hand).toEqual(viewer === 1 ? secretive().pirates[1]?.hand : null);
    },
  );

  test.each(VIEWERS)('SP-115: types in a hold are its owner’s, the number is public: %s', (viewer) => {
    expect(viewOf(viewer).pirates[1]).toMatchObject({
      hold: viewer === 1 ? [1, 0, 0, 0, 2] : null,
      holdCount: 3,
    });
  });

  test.each(VIEWERS)('SP-105: what each filling still hides, in hands and pump, is public: %s', (viewer) => {
    const { hidden } = viewOf(viewer);
    expect(hidden[5]).toEqual([
      { lot: 0, cards: ['5:RF'] },
      { lot: 1, cards: ['5:LA'] },
      { lot: 2, cards: ['5:LF', '5:LF', '5:LF', '5:RF', '5:RF'] },
    ]);
    expect(hidden[1]).toEqual([
      { lot: 0, cards: ['1:LFS', '1:LFW', '1:LWA', '1:RFS', '1:RFW', '1:RSA', '1:RWS'] },
    ]);
  });

  test('SP-108: a disc that hit a ship unrevealed is marked as no Asteroid, for everybody', () => {
    const state = flicking('F', (each) => {
      putDisc(each, 1, 1500, 3900, 'police');
      putShip(each, 1, 1900, 3900, 0);
    });
    const { after } = flickUntil(state, 'flick 1 0 100', () => true);
    for (const viewer of viewersOf(2))
      expect(game.view(after, viewer).discs[0]).toMatchObject({
        cleared: true,
        shown: false,
        type: viewer === 1 ? 6 : null,
      });
  });

  test('SP-39: a face once seen stays known when the disc is set aside, and is forgotten when it leaves the table', () => {
    const state = universe(2);
    putShip(state, 0, 1500, 4000, 0);
    putDisc(state, 1, 2300, 4000, 'salts', { seen: [1] });
    Object.assign(pirate(state, 0), { chased: true });
    state.bag[6] = 1;
    state.turn.energy = 1;
    act(state, 0, 'template 0');
    expect(game.view(state, 1).discs[0]).toMatchObject({ id: 1, where: 'lifted', type: 3 });
    expect(game.view(state, 0).discs[0]?.type).toBeNull();
    const aside = game.sample(state, 0, seededRandom('aside'));
    game.play(state, 0, aside);
    expect(game.view(state, 1).discs[0]).toMatchObject({ where: 'board', type: 3 });
    const caught = universe(2);
    putShip(caught, 0, 1500, 4000, 0);
    putDisc(caught, 1, 2300, 4000, 'salts', { seen: [1] });
    caught.turn.energy = 2;
    act(caught, 0, 'template 0');
    expect(caught.discs).toEqual([]);
    expect(game.view(caught, 1).pirates[0]).toMatchObject({ hold: null, holdCount: 1 });
  });
});

const hear = (event: Event, viewer: Viewer): unknown => game.hear(event, viewer);

describe('events', () => {
  const backs = [{ value: 1, lot: 0 }] as const;
  test.each<readonly [string, Event, Heard]>([
    [
      'SP-14: cards dealt',
      { kind: 'dealt', seat: 1, cards: ['1:RFW'], backs },
      { kind: 'dealt', seat: 1, cards: null, backs },
    ],
    [
      'SP-7: a Market card',
      { kind: 'looked', seat: 1, base: 2, card: 7 },
      { kind: 'looked', seat: 1, base: 2, card: null },
    ],
    [
      'SP-13: a Freighter drawn',
      { kind: 'drawn', seat: 1, disc: 3, type: 'police' },
      { kind: 'drawn', seat: 1, disc: 3, type: null },
    ],
    [
      'SP-39: a Freighter that hit him',
      { kind: 'hit', seat: 1, disc: 3, type: 'police' },
      { kind: 'hit', seat: 1, disc: 3, type: null },
    ],
    [
      'SP-115: Cargo captured',
      { kind: 'captured', seat: 1, disc: 3, type: 'gases' },
      { kind: 'captured', seat: 1, disc: 3, type: null },
    ],
    [
      'SP-115: Cargo given back',
      { kind: 'gave', seat: 1, type: 'gases' },
      { kind: 'gave', seat: 1, type: null },
    ],
  ])('%s: seat 1 hears it in full, the others do not', (_, event, part) => {
    expect(hear(event, 1)).toEqual(event);
    for (const viewer of [0, 2, 'spectator'] as const) expect(hear(event, viewer)).toEqual(part);
  });

  test('SP-3: Market cards as they are laid, nobody hears', () => {
    for (const viewer of VIEWERS)
      expect(hear({ kind: 'setup', cards: [1, 2] }, viewer)).toEqual({ kind: 'setup', cards: null });
  });

  test.each<Event>([
    { kind: 'hit', seat: 1, disc: 3, type: 'asteroid' },
    { kind: 'turned', disc: 3, type: 'police' },
    { kind: 'revealed', seat: 1, disc: 3 },
    { kind: 'police', seat: 1, disc: 3 },
    { kind: 'lost', seat: 1, card: '1:RFW', lot: 2 },
    { kind: 'played', seat: 1, card: '1:RFW', lot: 2 },
    { kind: 'sold', seat: 1, base: 0, card: 4, types: ['gases'], mc: 4 },
    { kind: 'filling', seat: 1, values: [5], paid: 1, to: null, thrown: [{ card: '1:RFW', lot: 0 }] },
    { kind: 'skipped', what: 'start', discs: [1] },
    { kind: 'lifted', seat: 1, disc: 3 },
  ])('SP-115: all hear $kind', (event) => {
    for (const viewer of VIEWERS) expect(hear(event, viewer)).toEqual(event);
  });
});

describe('guessed worlds', () => {
  const random = seededRandom('guesses');
  const guesses = (viewer: Viewer, count = 60): readonly State[] =>
    Array.from({ length: count }, () => game.determinize(viewOf(viewer), random));

  test.each(VIEWERS)('look the same to %s', (viewer) => {
    for (const guess of guesses(viewer)) expect(game.view(guess, viewer)).toEqual(viewOf(viewer));
  });

  test.each(VIEWERS)('keep every disc: %s', (viewer) => {
    for (const { bag, discs, pirates } of guesses(viewer)) {
      const total = BAG.map(
        (_, type) =>
          (bag[type] ?? 0) +
          discs.filter((disc) => disc.type === type).length +
          pirates.reduce((sum, each) => sum + (each.hold[type] ?? 0), 0) +
          (type === 6 ? pirates.filter(({ chased }) => chased).length : 0),
      );
      expect(total).toEqual(BAG);
      // No Asteroid and no Police in a hold.
      expect(pirates.map(({ hold: cargo }) => cargo.length)).toEqual([5, 5, 5]);
    }
  });

  test('SP-108: a cleared disc is never guessed an Asteroid; an unknown one sometimes is', () => {
    const byNumber = (one: number, other: number): number => one - other;
    const types = (id: number): ReadonlySet<number> =>
      new Set(guesses(2, 600).map((guess) => discIn(guess, id).type));
    expect([...types(3)].toSorted(byNumber)).toEqual([0, 1, 2, 3, 4]);
    expect([...types(1)].toSorted(byNumber)).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...types(2)]).toEqual([6]);
  });

  test('Market cards are different ones, and none that he knows', () => {
    for (const { bases } of guesses(1)) {
      const markets = bases.map(({ market }) => market);
      expect([markets[0], markets[2], markets[3]]).toEqual([0, 2, 3]);
      expect(new Set(markets).size).toBe(4);
      expect(markets).not.toContain(null);
    }
    expect(new Set(guesses(1, 200).map(({ bases }) => bases[1]?.market)).size).toBe(7);
  });

  test('each hand keeps its backs, and gets cards of their lots only', () => {
    const fives = new Set<string>();
    for (const { pirates, pumps } of guesses(2)) {
      expect(pirates[1]?.hand.filter(({ lot }) => lot === 1)).toEqual([{ card: '5:LA', lot: 1 }]);
      expect(pirates[1]?.hand.filter(({ card }) => card.startsWith('5')).map(({ card }) => card)).toEqual([
        '5:LA',
        '5:RF',
      ]);
      expect(pumps[5].cards).toEqual(['5:LF', '5:LF', '5:LF', '5:RF', '5:RF']);
      for (const { card } of pirates[1]?.hand.slice(0, 2) ?? []) fives.add(card);
    }
    expect(fives.size).toBe(7);
  });

  test('his own hand is his own', () => {
    for (const { pirates } of guesses(1)) expect(pirates[1]?.hand).toEqual(secretive().pirates[1]?.hand);
    for (const { pirates } of guesses(1)) expect(pirates[1]?.hold).toEqual([1, 0, 0, 0, 2]);
  });
});

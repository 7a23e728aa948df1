/** What the laws are told of Space Pirates. */
import { type Random, seededRandom } from '@tortuga/engine';
import type { Fixture, Position } from '@tortuga/engine/testing';
import { BAG, ENERGY_CARDS, MARKET, TYPES, VALUES } from './components.ts';
import { simulate } from './flick.ts';
import { module } from './index.ts';
import { randomFlick, typicalBoard, WALLED } from './testing/boards.ts';
import { playManyPilots } from './testing/pilotGames.ts';
import { POOR } from './testing/poor.ts';
import { stressPhysics } from './testing/stress.ts';
import type { SpacePirates, State } from './types.ts';

/** Flicks one after another on the same typical boards. */
const BOARDS = 20;
const boards = Array.from({ length: BOARDS }, (_, number) => typicalBoard(seededRandom(`typical ${number}`)));

const flickAll = (random: Random): number => {
  for (const board of boards) simulate(board, randomFlick(board, random), random.below(4294967296));
  return boards.length;
};

/** Each disc, card, ship and Market card that lies open or hidden anywhere. */
const inventory = (state: State): readonly string[] => {
  const { bag, discs, pirates, pumps, discards, turn, bases } = state;
  const names = (counts: readonly number[]): readonly string[] =>
    counts.flatMap((count, type) => Array.from({ length: count }, () => TYPES[type] ?? ''));
  const markets = bases.flatMap(({ market }) => (market === null ? [] : [market]));
  return [
    ...names(bag),
    ...discs.map(({ type }) => TYPES[type] ?? ''),
    ...pirates.flatMap(({ hold }) => names(hold)),
    ...pirates.flatMap(({ chased }) => (chased ? ['police'] : [])),
    ...pirates.flatMap(({ hand }) => hand.map(({ card }) => card)),
    ...VALUES.flatMap((value) => [...pumps[value].cards, ...discards[value]]),
    ...(turn.card === null ? [] : [turn.card]),
    ...pirates.map((_, seat) => `ship ${seat}`),
    ...(new Set(markets).size === markets.length ? [] : ['a Market card twice']),
    ...(pirates.every(({ mc }) => mc >= 0) ? [] : ['debts']),
    ...bases.flatMap(({ owner }, base) =>
      owner === null || pirates[owner]?.base === base ? [] : ['a base that is not his'],
    ),
    ...bases.flatMap((_, base) =>
      pirates.filter(({ ship }) => ship.at === 'hangar' && ship.base === base).length > 2
        ? ['a full Hangar']
        : [],
    ),
  ];
};

type At = Position<SpacePirates>;
const after = (before: At, ...lines: readonly string[]): At => ({ seats: 2, log: [...before.log, ...lines] });

const dealing: At = { seats: 2, log: ['chance setup 3 6 9'] };
const docked = after(
  dealing,
  'chance energy 1:RFW 2:RFS 3:RFW 4:RF 5:RF',
  'chance energy 1:LFW 2:LFS 3:LFS 4:LF 5:LF',
  '0 hangar 0',
  '1 hangar 1',
);
const drawn = after(docked, 'chance draw gases');
const placing = after(drawn, 'chance draw police', 'chance draw salts');
const placed = after(placing, '0 place 1 1500 3600', '0 place 2 1400 2400', '0 place 3 4500 3600');
const flicked = after(placed, '1 flick 1 0 100');

export const fixture: Fixture<SpacePirates> = {
  module,
  tables: [
    { seats: 2, options: { rounds: 6 } },
    { seats: 3, options: { rounds: 6 } },
    { seats: 4, options: { rounds: 6 } },
    { seats: 2, options: { rounds: 6, steadyHands: true, goal: 'long', layout: WALLED } },
  ],
  refusals: {
    'game-over': true,
    'not-your-turn': true,
    'wrong-phase': true,
    'not-in-box': true,
    'not-in-pump': true,
    'not-in-bag': true,
    'not-in-hand': true,
    'bad-luck': true,
    'no-such-base': true,
    'hangar-full': true,
    'no-such-disc': true,
    outside: true,
    'too-near': true,
    overlap: true,
    'not-a-freighter': true,
    'not-an-asteroid': true,
    'not-yours-to-flick': true,
    'bad-angle': true,
    'bad-power': true,
    'no-such-card': true,
    'no-such-hazard': true,
    'too-sharp': true,
    'too-wide': true,
    'bad-offset': true,
    'bad-point': true,
    'no-energy-left': true,
    blocked: true,
    'may-not-drift': true,
    'must-drift': true,
    'must-leave': true,
    'no-such-cargo': true,
    'no-energy-to-lose': true,
    'not-one-width': true,
    'bad-value': true,
    'over-limit': true,
    'cannot-afford': true,
    'pump-short': true,
  },
  junk: [
    'template 3600',
    'template 0 25',
    'template 0 -400',
    'template 1800',
    'drift 0',
    'drift 0 @99',
    'end',
    'flick 1 0 0',
    'flick 99 0 500',
    'flick 1 4000 500',
    'place 1 0 0',
    'place 1 3000 3000',
    'aside 1 3000 3000',
    'storm 0 0',
    'wind 3600',
    'wind 0 0@28',
    'heading 9999',
    'energy 5:RF',
    'energy 1:RFW 1:LFW',
    'sell minerals',
    'fill 1 1 1 1 1 1 1 1 1 1 1 1',
    'fill 5 5 5 5 5',
    'fill 0',
    'damage energy',
    'damage cargo gases',
    'hangar 9',
    'hazard F',
    'luck 4294967296',
    'draw police',
    'lose 1:RFW',
    'setup 0 0 1',
    'skip',
    'bribe',
  ],
  illegal: [
    { at: { seats: 2, log: [] }, by: 'chance', move: 'setup 0 0 1', code: 'not-in-box' },
    { at: { seats: 2, log: [] }, by: 'chance', move: 'setup 0 1', code: 'not-in-box' },
    { at: dealing, by: 'chance', move: 'energy 1:RFW 1:LFW 3:RS 4:RF 5:RF', code: 'not-in-pump' },
    { at: dealing, by: 'chance', move: 'energy 1:RFW', code: 'not-in-pump' },
    { at: flicked, by: 'chance', move: 'luck 4294967296', code: 'bad-luck' },
    { at: placing, by: 0, move: 'place 1 1324 3000', code: 'too-near' },
    { at: placing, by: 0, move: 'place 4 1325 3000', code: 'no-such-disc' },
    { at: placed, by: 1, move: 'flick 1 3600 1', code: 'bad-angle' },
    { at: placed, by: 1, move: 'flick 1 0 1001', code: 'bad-power' },
    { at: placed, by: 1, move: 'flick 4 0 1', code: 'no-such-disc' },
    { at: { seats: 2, log: POOR }, by: 0, move: 'fill 4 4 4 4', code: 'cannot-afford' },
  ],
  // Public: all see it happen, and no view keeps it. How a disc was flicked and slid, where a template lay, what was sold.
  hearing: {
    setup: 'hidden',
    dealt: 'hidden',
    docked: 'seen',
    looked: 'hidden',
    drawn: 'hidden',
    placed: 'seen',
    flicked: 'public',
    slid: 'public',
    hit: 'hidden',
    turned: 'seen',
    left: 'seen',
    landed: 'public',
    revealed: 'seen',
    police: 'seen',
    captured: 'hidden',
    lifted: 'seen',
    aside: 'seen',
    damaged: 'seen',
    spared: 'seen',
    gave: 'hidden',
    lost: 'seen',
    played: 'seen',
    hazard: 'seen',
    skipped: 'seen',
    storm: 'seen',
    wind: 'public',
    laid: 'public',
    entered: 'seen',
    putBack: 'public',
    bribed: 'seen',
    bought: 'seen',
    sold: 'public',
    filling: 'seen',
    reshuffled: 'seen',
    turn: 'seen',
    over: 'seen',
  },
  inventory,
  oddEnds: { goal: 'of two who reach the goal at once the Boss wins, and money without a base wins nothing' },
  odds: [
    {
      name: 'the Market card of base 0',
      at: { seats: 4, log: [] },
      of: (move) => (move.kind === 'setup' ? String(move.cards[0]) : move.kind),
      odds: Object.fromEntries(MARKET.map((_, card) => [card, 1 / MARKET.length])),
    },
    {
      name: 'the first card of value 3',
      at: dealing,
      of: (move) => (move.kind === 'energy' ? String(move.cards[2]) : move.kind),
      odds: Object.fromEntries(ENERGY_CARDS[3].map((card) => [card, 1 / ENERGY_CARDS[3].length])),
    },
    {
      name: 'the first Freighter',
      at: docked,
      of: (move) => (move.kind === 'draw' ? move.type : move.kind),
      odds: Object.fromEntries(TYPES.map((type, index) => [type, (BAG[index] ?? 0) / 34])),
    },
    {
      name: 'the luck of a flick',
      at: flicked,
      of: (move) => (move.kind === 'luck' ? String(Math.floor(move.n / 536870912)) : move.kind),
      odds: Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => [eighth, 1 / 8])),
    },
  ],
  smallWorlds: [
    { at: docked, viewer: 0, worlds: 9, aspect: ({ bases }) => bases[1]?.market },
    { at: docked, viewer: 'spectator', worlds: 10, aspect: ({ bases }) => bases[1]?.market },
    { at: docked, viewer: 0, worlds: 6, aspect: ({ pirates }) => pirates[1]?.hand[0] },
    { at: docked, viewer: 1, worlds: 1, aspect: ({ pirates }) => pirates[1]?.hand },
    { at: drawn, viewer: 0, worlds: 1, aspect: ({ discs }) => discs[0]?.type },
    { at: drawn, viewer: 1, worlds: 7, aspect: ({ discs }) => discs[0]?.type },
  ],
  soak: { cheap: 1000, all: 60 },
  longRuns: [
    { name: 'flick physics on random and crowded boards', count: 100_000, run: stressPhysics },
    { name: 'games between pilots, all ended by the victory rule', count: 1000, run: playManyPilots },
  ],
  benches: [{ name: 'flicks', work: flickAll }],
};

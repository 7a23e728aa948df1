/** What the laws are told of Kosmiczni Piraci. */
import type { Fixture, Position } from '@tortuga/engine/testing';
import { module } from './index.ts';
import { type KosmiczniPiraci, MERCHANT, TELEPORT } from './types.ts';

const SETUP = 'chance setup 1 4 1,2 3,4 5,6 3,7 2,4 5,5';

const after = (...log: readonly string[]): Position<KosmiczniPiraci> => ({ seats: 3, log: [SETUP, ...log] });

/** Seat 1's Teleport is uncovered by seat 2, who loses a card. */
const teleported = after('0 play 7 3', '1 play T 3', '2 play 4 3');

export const fixture: Fixture<KosmiczniPiraci> = {
  module,
  tables: [{ seats: 3 }, { seats: 4 }, { seats: 5 }],
  refusals: {
    'game-over': true,
    'not-your-turn': true,
    'wrong-kind': true,
    'same-home': true,
    'wrong-treasures': true,
    'card-not-in-hand': true,
    'no-such-treasure': true,
  },
  junk: [
    'play 7 3',
    'play T 1',
    'play 8 1',
    'play 1 7',
    'take 10',
    'take 1',
    'take 8',
    'take',
    SETUP.slice(7),
  ],
  illegal: [
    { at: { seats: 3, log: [] }, by: 'chance', move: 'setup 1 1 1,2 3,4 5,6 3,7 2,4 5,5', code: 'same-home' },
    {
      at: { seats: 3, log: [] },
      by: 'chance',
      move: 'setup 1 4 1,2 3,4 5,6 3,7 2,4 5',
      code: 'wrong-treasures',
    },
    {
      at: { seats: 3, log: [] },
      by: 'chance',
      move: 'setup 1 4 1,1 1,4 5,6 3,7 2,4 5,5',
      code: 'wrong-treasures',
    },
    {
      at: { seats: 4, log: [] },
      by: 'chance',
      move: 'setup 1 4 1,2 3,4 5,6 3,7 2,4 5,5',
      code: 'wrong-treasures',
    },
    {
      at: { seats: 5, log: [] },
      by: 'chance',
      move: 'setup 1 4 1,1,2,2 3,3,3 3,4,4 4,4,5 5,5,5 6,6,7,7',
      code: 'wrong-treasures',
    },
    { at: { seats: 3, log: [] }, by: 'chance', move: 'play 1 1', code: 'wrong-kind' },
  ],
  hearing: {
    setup: 'seen',
    laid: 'hidden',
    turned: 'seen',
    teleported: 'hidden',
    sailed: 'seen',
    revealed: 'seen',
    plundered: 'seen',
    unclaimed: 'seen',
    taken: 'seen',
    ended: 'seen',
  },
  inventory: ({ treasures, box, loot, ended, hands, planets, lost, teleportGone }) => [
    ...[treasures, loot, [box]].flat(2).map((value) => `treasure-${value}`),
    ...(ended === null ? [`treasure-${MERCHANT}`] : []),
    ...hands.flatMap((hand, seat) => hand.map((card) => `${seat}-${card}`)),
    ...planets.flat().map(({ seat, card }) => `${seat}-${card}`),
    ...lost.flatMap((cards, seat) => cards.map((card) => `${seat}-${card}`)),
    ...teleportGone.flatMap((gone, seat) => (gone ? [`${seat}-${TELEPORT}`] : [])),
  ],
  oddEnds: {},
  odds: [
    {
      name: 'the home of the merchant ship',
      at: { seats: 5, log: [] },
      of: (move) => (move.kind === 'setup' ? String(move.merchant) : move.kind),
      odds: Object.fromEntries([0, 1, 2, 3, 4, 5].map((planet) => [planet, 1 / 6])),
    },
    {
      name: 'the way from the merchant ship to the pirate ship',
      at: { seats: 3, log: [] },
      of: (move) => (move.kind === 'setup' ? String((move.pirate - move.merchant + 6) % 6) : move.kind),
      odds: Object.fromEntries([1, 2, 3, 4, 5].map((way) => [way, 1 / 5])),
    },
    {
      name: 'which two planets are rich, counted from the merchant ship',
      at: { seats: 5, log: [] },
      of: (move) => (move.kind === 'setup' ? richPlanets(move) : move.kind),
      odds: Object.fromEntries(pairsOf([0, 1, 2, 3]).map((pair) => [pair, 1 / 6])),
    },
    {
      name: 'how many treasures of value 7 lie on planet 1',
      at: { seats: 3, log: [] },
      of: (move) =>
        move.kind === 'setup' ? String(move.treasures[0]?.filter((value) => value === 7).length) : move.kind,
      odds: { 0: (18 * 17) / (20 * 19), 1: (2 * 2 * 18) / (20 * 19), 2: 2 / (20 * 19) },
    },
  ],
  smallWorlds: [
    { at: after('0 play 7 3'), viewer: 0, worlds: 1 },
    { at: after('0 play 7 3'), viewer: 1, worlds: 8 },
    { at: after('0 play 7 3'), viewer: 'spectator', worlds: 8 },
    { at: after('0 play 7 3', '1 play T 4'), viewer: 'spectator', worlds: 8 * 8 },
    { at: teleported, viewer: 0, worlds: 8 },
    { at: teleported, viewer: 1, worlds: 8 },
    { at: teleported, viewer: 2, worlds: 1 },
  ],
};

/** Of the four planets without a ship, those with four treasures. */
function richPlanets({
  merchant,
  pirate,
  treasures,
}: Extract<KosmiczniPiraci['move'], { kind: 'setup' }>): string {
  const free = [0, 1, 2, 3, 4, 5].filter((planet) => planet !== merchant && planet !== pirate);
  return free.flatMap((planet, index) => (treasures[planet]?.length === 4 ? [index] : [])).join(' ');
}

function pairsOf(items: readonly number[]): readonly string[] {
  return items.flatMap((one) => items.filter((other) => other > one).map((other) => `${one} ${other}`));
}

/** What lies in the chest: data to tune, and the sizes of everything. */
import { type ByValue, type Card, KINDS_OF_CARGO, type RoundScenery, VALUES, type Value } from './types.ts';

/** SP-101: 6 of each Cargo, 2 Asteroids, 2 Galactic Police. */
export const BAG: readonly number[] = [6, 6, 6, 6, 6, 2, 2];

const HAZARDS_OF: ByValue<readonly string[]> = {
  1: ['RFW', 'LFW', 'RFS', 'LFS', 'RSA', 'LWA', 'RWS'],
  2: ['RFS', 'LFS', 'RFW', 'LFW', 'RFA', 'LFA', 'LSA'],
  3: ['RFW', 'LFS', 'RFA', 'LFA', 'RS', 'LW', 'RF', 'LF'],
  4: ['RF', 'LF', 'RF', 'LF', 'RA', 'LA', 'RW'],
  5: ['RF', 'RF', 'RF', 'LF', 'LF', 'LF', 'LA'],
};

const sortedCards = (value: Value): Card[] =>
  HAZARDS_OF[value].map((hazards) => `${value}:${hazards}`).toSorted();

/** The 36 Energy cards, sorted. */
export const ENERGY_CARDS: ByValue<readonly Card[]> = {
  1: sortedCards(1),
  2: sortedCards(2),
  3: sortedCards(3),
  4: sortedCards(4),
  5: sortedCards(5),
};

const KNOWN_CARDS: ReadonlySet<string> = new Set(VALUES.flatMap((value) => ENERGY_CARDS[value]));

export const isCard = (text: string): boolean => KNOWN_CARDS.has(text);

export const valueOf = (card: Card): Value => {
  const value = VALUES.find((each) => card.startsWith(`${each}:`));
  if (value === undefined) throw new Error(`no Energy card: ${card}`);
  return value;
};

export const hazardsOf = (card: Card): string => card.slice(2);

/** Prices by Market card and Cargo: two Latin squares. */
export const MARKET: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 1],
  [3, 4, 5, 1, 2],
  [4, 5, 1, 2, 3],
  [5, 1, 2, 3, 4],
  [1, 3, 5, 2, 4],
  [2, 4, 1, 3, 5],
  [3, 5, 2, 4, 1],
  [4, 1, 3, 5, 2],
  [5, 2, 4, 1, 3],
];

export const priceOf = (card: number, cargo: number): number => MARKET[card]?.[cargo] ?? 0;
export const isCargo = (type: number): boolean => type < KINDS_OF_CARGO;

export const FIRST_MC = 10;
export const BASE_PRICE = 15;
export const BRIBE = 1;
export const SHORT_GOAL = 20;
/** SP-98, by players. */
export const LONG_GOAL: Readonly<Record<number, number>> = { 2: 50, 3: 40, 4: 30 };
/** SP-110 */
export const POINTS_PER_MC = 5;
export const MOST_POINTS = 20;
export const MOST_POINTS_AT_HOME = 15;
/** SP-9: Freighters each pirate places before the first turn. */
export const batchOf = (seats: number): number => (seats === 4 ? 2 : 3);
export const HANGAR_ROOM = 2;

export const TURN = 3600;
/** Template: length and width. */
export const L = 600;
export const W = 300;
/** Of a Freighter. */
export const RADIUS = 125;
export const STORM_RADIUS = 600;
export const STORM_BASE = 150;
/** Depth above which two things overlap (SP-43). */
export const EPS = 1;

export const BASE_WIDTH = 1000;
export const BASE_DEPTH = 900;
export const MOUTH_WIDTH = 700;
/** SP-104: points of the mouth line. */
export const OFFSET_STEP = 50;
export const MOST_OFFSET = 350;
/** Widest turn between templates, and away from straight out of a Hangar. */
export const SHARPEST = 900;
export const WIDEST = 450;

export const RADIUS_OF: Readonly<Record<RoundScenery, number>> = { galaxy: 550, planet: 350, moon: 225 };
export const BELT_LENGTH = 900;
export const BELT_WIDTH = 350;
/** In mm, of the pieces a disc can land on (SP-28). */
export const HEIGHT_OF: Readonly<Record<string, number>> = { moon: 8, belt: 10, galaxy: 12 };

/** round(x) of the flow page: halves up, also below zero. */
export const round = (x: number): number => Math.floor(x + 0.5);

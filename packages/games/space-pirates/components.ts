/** What lies in the chest: discs, cards and money. Data to tune. */

export const CARGO = ['minerals', 'metals', 'hitech', 'salts', 'gases'] as const;
export const TYPES = [...CARGO, 'asteroid', 'police'] as const;
export type DiscType = (typeof TYPES)[number];
/** The first five are Cargo. */
export const KINDS_OF_CARGO = CARGO.length;
export const ASTEROID = 5;
export const POLICE = 6;

export const VALUES = [1, 2, 3, 4, 5] as const;
export type Value = (typeof VALUES)[number];
export type ByValue<V> = Record<Value, V>;

/** F flick own, R and L new Freighter for the right and left neighbour, A asteroid, S storm, W wind. */
export const HAZARDS = ['F', 'R', 'L', 'A', 'S', 'W'] as const;
export type Hazard = (typeof HAZARDS)[number];

/** Value and Hazards, as in `3:RFW`. Equal cards are interchangeable. */
export type Card = string;

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

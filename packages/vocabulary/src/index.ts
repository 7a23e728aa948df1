/** Words that bots, messages, pictures and pages share, each list written once. */

/** Bots that a lobby offers, from kind to merciless. */
export const LEVELS = ['deckhand', 'bosun'] as const;
export type Level = (typeof LEVELS)[number];

/** Of people and bots at a table. */
export const COLOURS = ['coral', 'sky', 'gold', 'reef', 'plum'] as const;
export type Colour = (typeof COLOURS)[number];

/** No free chat: what can be said across a table is known, and can be muted. */
export const REACTIONS = ['ahoy', 'nice', 'oops', 'hurry', 'thanks', 'well-played'] as const;
export type Reaction = (typeof REACTIONS)[number];

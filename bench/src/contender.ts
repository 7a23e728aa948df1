import type { Random } from '@tortuga/engine';

/** Whoever is measured. */
export interface Contender {
  readonly name: string;
  /** Plays one random game to its end and returns the number of moves made, chance included. */
  readonly play: (random: Random) => number;
}

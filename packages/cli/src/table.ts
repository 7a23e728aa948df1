/** What a game at one keyboard is made of. */
import type { Player } from '@tortuga/bots';
import type { Entry, Luck, Match, Module, Paint, Random, Types, Viewer } from '@tortuga/engine';
import type { Io } from './io.ts';
import type { Sitter } from './sitters.ts';

export interface Wish<T extends Types> {
  readonly sitters: readonly Sitter[];
  readonly options: T['options'];
  readonly luck: Luck;
  readonly pace: number;
  readonly record: string | undefined;
  readonly io: Io;
}

/** Everything a session carries along. */
export interface Session<T extends Types> extends Wish<T> {
  readonly module: Module<T>;
  readonly match: Match<T>;
  readonly names: readonly string[];
  /** Undefined where a person sits. */
  readonly bots: readonly (Player<T> | undefined)[];
  readonly paint: Paint;
  readonly random: Random;
  readonly entries: Entry<T>[];
  /** By seat, what was told since the player last had the keyboard. */
  readonly news: string[][];
  /** Who is at the keyboard: whose eyes the screen is for. */
  reader: Viewer;
}

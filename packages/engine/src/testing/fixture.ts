/** What the laws must be told about a game before they can judge it. */
import type { Actor, Game, Random, Types, Viewer } from '../game.ts';
import type { Module } from '../module.ts';
import { parseOptions } from '../options.ts';

/** A position by the moves that lead to it: `0 stop`, `chance dice …`. */
export interface Position<T extends Types> {
  readonly seats: number;
  readonly options?: Partial<T['options']>;
  readonly log: readonly string[];
}

/** A table the laws sit down at. */
export type Table<T extends Types> = Omit<Position<T>, 'log'>;

/** A move that must be refused: for actors whose moves cannot be listed. */
export interface Illegal<T extends Types> {
  readonly at: Position<T>;
  readonly by: Actor;
  readonly move: string;
  readonly code: T['refusal']['code'];
}

/** Something chance decides, and its odds. */
export interface Projection<T extends Types> {
  readonly name: string;
  readonly at: Position<T>;
  readonly of: (move: T['move']) => string;
  readonly odds: Readonly<Record<string, number>>;
}

/** A position so small that all worlds the viewer holds possible can be counted; or one aspect of a larger one. */
export interface SmallWorld<T extends Types> {
  readonly at: Position<T>;
  readonly viewer: Viewer;
  readonly worlds: number;
  readonly aspect?: (state: T['state']) => unknown;
}

/**
 * How an event is heard. `hidden`: some viewer does not hear of it, or hears less. `seen`: all hear it alike, and views
 * tell as much. `public`: all hear it alike, and it tells more of an entry than views do, as a throw that is put away.
 */
type Hearing = 'hidden' | 'seen' | 'public';

/** A long run of a game's own, for the soak: throws, with what it takes to repeat it, where something is wrong. */
export interface LongRun {
  readonly name: string;
  readonly count: number;
  readonly run: (count: number) => void;
}

/** Work of a game's own that is worth measuring: does some of it, and says how many pieces. */
interface OwnBench {
  readonly name: string;
  readonly work: (random: Random) => number;
}

export interface Fixture<T extends Types> {
  readonly module: Pick<Module<T>, 'game' | 'policy'>;
  readonly tables: readonly Table<T>[];
  /** Every code of the game's union: a missing one does not compile. */
  readonly refusals: Readonly<Record<T['refusal']['code'], true>>;
  /** Texts that look like moves: unreadable, out of place, out of range. */
  readonly junk: readonly string[];
  readonly illegal: readonly Illegal<T>[];
  /** Every kind of event: a missing one does not compile. */
  readonly hearing: Readonly<Record<T['event']['kind'], Hearing>>;
  /** All cards, dice and tokens, wherever they lie. */
  readonly inventory: (state: T['state']) => readonly string[];
  /** The ends after which a better score may have a worse place, with the reason why. */
  readonly oddEnds: Readonly<Record<string, string>>;
  readonly odds: readonly Projection<T>[];
  readonly smallWorlds: readonly SmallWorld<T>[];
  /** Games for each number of players in a soak, where a game is too slow for the usual ones. */
  readonly soak?: { readonly cheap: number; readonly all: number };
  readonly longRuns?: readonly LongRun[];
  readonly benches?: readonly OwnBench[];
}

/** The kinds of events that are heard so. */
export const kindsOf = <T extends Types>({ hearing }: Fixture<T>, as: Hearing): readonly string[] =>
  Object.entries(hearing).flatMap(([kind, each]) => (each === as ? [kind] : []));

/** Fixtures in one list, as `AnyGame` is for games. */
export interface AnyFixture {
  readonly id: string;
  readonly use: <R>(body: <T extends Types>(fixture: Fixture<T>) => R) => R;
}

export const boxFixture = <T extends Types>(fixture: Fixture<T>): AnyFixture => ({
  id: fixture.module.game.id,
  use: (body) => body(fixture),
});

/** Plays a log from the set-up; a log that does not stand is a bug of the test. */
export const reach = <T extends Types>(game: Game<T>, { seats, options, log }: Position<T>): T['state'] => {
  const state = game.setup(seats, fullOptions(game, seats, options));
  for (const line of log) playLine(game, state, line);
  return state;
};

/** The options of a table: what is not said takes its default. */
export const fullOptions = <T extends Types>(
  game: Game<T>,
  seats: number,
  options: Partial<T['options']> = {},
): T['options'] => {
  const parsed = parseOptions(game.options, options, seats);
  if (!parsed.ok) throw new Error(`bad options: ${JSON.stringify(parsed.refusal)}`);
  return parsed.value;
};

/** Plays one line, `ACTOR MOVE`. */
export const playLine = <T extends Types>(
  game: Game<T>,
  state: T['state'],
  line: string,
): readonly T['event'][] => {
  const [actor = '', ...words] = line.split(' ');
  const by: Actor = actor === 'chance' ? 'chance' : Number(actor);
  const move = game.parseMove(words.join(' '));
  if (move === undefined) throw new Error(`unreadable: ${line}`);
  const refusal = game.check(state, by, move);
  if (refusal !== undefined) throw new Error(`refused: ${line}: ${JSON.stringify(refusal)}`);
  return game.play(state, by, move);
};

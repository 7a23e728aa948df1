/** Random games that the laws look on at. Every game can be played again from the seed it is reported with. */
import type { Actor, Game, Random, Types } from '../game.ts';
import { byMoves, byRollout, bySample, type Choose } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { type Fixture, fullOptions, type Table } from './fixture.ts';

export interface Run {
  readonly games: number;
  readonly seed: string;
}

/** One game under the laws' eyes. */
export interface Walk<T extends Types> {
  readonly game: Game<T>;
  readonly fixture: Fixture<T>;
  readonly table: Table<T>;
  readonly options: T['options'];
  /** The living position: before the move in `before`, after it in `after`. */
  readonly state: T['state'];
  /** A copy of where the walk began. */
  readonly origin: T['state'];
  readonly log: { readonly by: Actor; readonly move: T['move'] }[];
  /** The laws' own luck, apart from that of the game. */
  readonly random: Random;
}

/** What a law does while games are played. All of it may throw a `Broken`. */
export interface Watcher<T extends Types> {
  readonly opened?: (walk: Walk<T>) => void;
  readonly before?: (walk: Walk<T>, by: Actor, move: T['move']) => void;
  readonly after?: (walk: Walk<T>, by: Actor, move: T['move'], events: readonly T['event'][]) => void;
  readonly ended?: (walk: Walk<T>) => void;
  readonly closed?: (fixture: Fixture<T>) => void;
}

/** Several watchers on the same games. */
export const together = <T extends Types>(watchers: readonly Watcher<T>[]): Watcher<T> => ({
  opened: (walk) => {
    for (const watcher of watchers) watcher.opened?.(walk);
  },
  before: (walk, by, move) => {
    for (const watcher of watchers) watcher.before?.(walk, by, move);
  },
  after: (walk, by, move, events) => {
    for (const watcher of watchers) watcher.after?.(walk, by, move, events);
  },
  ended: (walk) => {
    for (const watcher of watchers) watcher.ended?.(walk);
  },
  closed: (fixture) => {
    for (const watcher of watchers) watcher.closed?.(fixture);
  },
});

/** A law was broken. */
export class Broken extends Error {}

/** For laws that need not look at every position of a long game. */
export const isLookedAt = <T extends Types>({ log, random }: Walk<T>): boolean =>
  log.length < 24 || random.below(8) === 0;

export const walkGames = <T extends Types>(fixture: Fixture<T>, watcher: Watcher<T>, run: Run): void => {
  for (let number = 0; number < run.games; number++) {
    const seed = `${run.seed}/${number}`;
    const walk = openWalk(fixture, number, seed);
    try {
      walkOn(walk, watcher, seededRandom(`${seed}/game`));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      throw new Broken(
        `${error.message}\n  game ${number} of seed ${run.seed}, after move ${walk.log.length}`,
      );
    }
  }
  watcher.closed?.(fixture);
};

const openWalk = <T extends Types>(fixture: Fixture<T>, number: number, seed: string): Walk<T> => {
  const { game } = fixture.module;
  const table = fixture.tables[number % fixture.tables.length];
  if (table === undefined) throw new Error('a fixture needs a table');
  const options = fullOptions(game, table.seats, table.options);
  const state = origin(fixture, table, options, number, seededRandom(`${seed}/origin`));
  const random = seededRandom(`${seed}/laws`);
  return { game, fixture, table, options, state, origin: game.clone(state), log: [], random };
};

/** Every third walk goes on from what a player might take the middle of a game for (L10). */
const origin = <T extends Types>(
  { module: { game } }: Fixture<T>,
  table: Table<T>,
  options: T['options'],
  number: number,
  random: Random,
): T['state'] => {
  const state = game.setup(table.seats, options);
  if (number % 3 !== 2) return state;
  for (let moves = random.below(40); moves > 0; moves--) {
    const actor = pickActor(game, state, random);
    if (actor === undefined) break;
    game.play(state, actor, game.sample(state, actor, random));
  }
  const viewer = random.below(table.seats + 1);
  return game.determinize(game.view(state, viewer === table.seats ? 'spectator' : viewer), random);
};

const walkOn = <T extends Types>(walk: Walk<T>, watcher: Watcher<T>, random: Random): void => {
  const { game, fixture, state, log } = walk;
  const choose = mixed(fixture);
  watcher.opened?.(walk);
  for (;;) {
    const by = pickActor(game, state, random);
    if (by === undefined) break;
    if (log.length === game.maxMoves) throw new Broken(`not over after maxMoves, ${game.maxMoves}`);
    const move = choose(state, by, random);
    watcher.before?.(walk, by, move);
    const events = game.play(state, by, move);
    log.push({ by, move });
    watcher.after?.(walk, by, move, events);
  }
  watcher.ended?.(walk);
};

const pickActor = <T extends Types>(game: Game<T>, state: T['state'], random: Random): Actor | undefined => {
  const actors = game.actors(state);
  return actors[actors.length > 1 ? random.below(actors.length) : 0];
};

/** Wild and sensible moves by turns: positions that neither alone would reach. */
const mixed = <T extends Types>(fixture: Fixture<T>): Choose<T> => {
  const { game, policy } = fixture.module;
  const wild = bySample(game);
  const choosers = [wild, wild, byMoves(game), byRollout({ game, policy })];
  return (state, actor, random) => (choosers[random.below(choosers.length)] ?? wild)(state, actor, random);
};

/** Random games that the laws look on at. Every game can be played again from the seed it is reported with. */
import type { Actor, Game, Random, Types } from '../game.ts';
import { byMoves, byRollout, bySample, type Choose } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { type Fixture, fullOptions, type Table } from './fixture.ts';

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
  /** A law's own luck, apart from that of the game. */
  readonly random: Random;
  /** The luck of what several laws look at together. */
  readonly sharedRandom: Random;
}

/** What a law does while games are played. All of it may throw a `Broken`. */
export interface Watcher<T extends Types> {
  readonly opened?: (walk: Walk<T>) => void;
  readonly before?: (walk: Walk<T>, by: Actor, move: T['move']) => void;
  readonly after?: (walk: Walk<T>, by: Actor, move: T['move'], events: readonly T['event'][]) => void;
  readonly ended?: (walk: Walk<T>) => void;
  readonly closed?: (fixture: Fixture<T>) => void;
  /** Whether the fixture's claims were borne out. Asked where enough games were played at all of the fixture's tables. */
  readonly borneOut?: (fixture: Fixture<T>) => void;
}

/** A law was broken. */
export class Broken extends Error {}

/** For laws that need not look at every position of a long game. */
export const isLookedAt = <T extends Types>({ log, random }: Walk<T>): boolean =>
  log.length < 24 || random.below(8) === 0;

/** A law at work: how many games it looks at, and what it has found. Having found something it looks no further. */
export interface Watch<T extends Types> {
  readonly law: string;
  readonly games: number;
  readonly watcher: Watcher<T>;
  fault: Error | undefined;
}

/** Plays each game once, with all that look on at it. */
export const walkGames = <T extends Types>(
  fixture: Fixture<T>,
  watches: readonly Watch<T>[],
  seed: string,
): void => {
  const lookingAt = (number: number): readonly Watch<T>[] =>
    watches.filter(({ games, fault }) => number < games && fault === undefined);
  for (let number = 0; lookingAt(number).length > 0; number++) {
    try {
      walkOn(openWalk(fixture, number, seed), lookingAt(number));
    } catch (cause) {
      const failed = new Error(`game ${number} of seed ${seed} failed: no law can look on`, { cause });
      for (const watch of lookingAt(number)) watch.fault = failed;
    }
  }
  closeWalk(watches, (watcher) => watcher.closed?.(fixture));
};

/** Lets each law that has found nothing yet say something on all games together. */
export const closeWalk = <T extends Types>(
  watches: readonly Watch<T>[],
  judge: (watcher: Watcher<T>) => void,
): void => {
  for (const watch of watches) {
    if (watch.fault === undefined) guard(watch, '', () => judge(watch.watcher));
  }
};

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** What one law throws is its own finding, and keeps no other law from looking on. */
const guard = <T extends Types>(watch: Watch<T>, where: string, look: () => void): void => {
  try {
    look();
  } catch (error) {
    watch.fault = error instanceof Broken ? new Broken(`${error.message}${where}`) : asError(error);
  }
};

/** A game and the name it can be played again by. */
interface Opened<T extends Types> {
  readonly walk: Omit<Walk<T>, 'random' | 'sharedRandom'>;
  readonly number: number;
  readonly seed: string;
}

const openWalk = <T extends Types>(fixture: Fixture<T>, number: number, seed: string): Opened<T> => {
  const { game } = fixture.module;
  const table = fixture.tables[number % fixture.tables.length];
  if (table === undefined) throw new Error('a fixture needs a table');
  const options = fullOptions(game, table.seats, table.options);
  const state = origin(fixture, table, options, number, seededRandom(`${seed}/${number}/origin`));
  const walk = { game, fixture, table, options, state, origin: game.clone(state), log: [] };
  return { walk, number, seed };
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

const walkOn = <T extends Types>({ walk, number, seed }: Opened<T>, watches: readonly Watch<T>[]): void => {
  const { game, fixture, state, log } = walk;
  const random = seededRandom(`${seed}/${number}/game`);
  const choose = mixed(fixture);
  // Each law has luck of its own: it finds the same alone and beside others.
  const sharedRandom = seededRandom(`${seed}/${number}/shared`);
  const lookers = watches.map((watch) => ({
    watch,
    walk: { ...walk, random: seededRandom(`${seed}/${number}/${watch.law}`), sharedRandom },
  }));
  const tell = (look: (watcher: Watcher<T>, own: Walk<T>) => void): void => {
    const where = `\n  game ${number} of seed ${seed}, after move ${log.length}`;
    for (const { watch, walk: own } of lookers) {
      if (watch.fault === undefined) guard(watch, where, () => look(watch.watcher, own));
    }
  };
  tell((watcher, own) => watcher.opened?.(own));
  for (let by = pickActor(game, state, random); by !== undefined; by = pickActor(game, state, random)) {
    const [actor, move] = [by, choose(state, by, random)];
    tell((watcher, own) => watcher.before?.(own, actor, move));
    if (log.length === game.maxMoves) return;
    const events = game.play(state, actor, move);
    log.push({ by: actor, move });
    tell((watcher, own) => watcher.after?.(own, actor, move, events));
  }
  tell((watcher, own) => watcher.ended?.(own));
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

/** One long run of a game: it either passes or throws with the seed to play it again from. */
import {
  bySample,
  digest,
  headerOf,
  type Module,
  makeHeader,
  makeMoveLine,
  playout,
  seededRandom,
  type Types,
} from '@tortuga/engine';
import { type AnyFixture, type Fixture, fullOptions, keepLaws } from '@tortuga/engine/testing';
import { fixtures } from '@tortuga/games/fixtures';

/** The cheap laws, all laws, the bytes of transcripts, or a run of the game's own. */
export type Kind = 'cheap' | 'all' | 'bytes' | 'own';

export interface GameTask {
  readonly game: string;
  /** 0 where no table is laid. */
  readonly seats: number;
  readonly kind: Kind;
  /** Of a run of the game's own. */
  readonly name?: string;
  readonly games: number;
  readonly seed: string;
}

/** What there is to compare with another run of the same task. */
export const runGameTask = (task: GameTask): string => {
  const found = fixtures.find(({ id }) => id === task.game);
  if (found === undefined) throw new Error(`there is no game ${task.game}`);
  return found.use((fixture) => {
    if (task.kind === 'bytes') return transcriptsDigest(fixture, task);
    if (task.kind === 'own') return runOwn(fixture, task);
    const here = { ...fixture, tables: tablesOf(fixture, task.seats) };
    keepLaws(here, { cheap: task.games, all: task.kind === 'all' ? task.games : 0 }, task.seed);
    return 'kept';
  });
};

const runOwn = <T extends Types>({ longRuns = [] }: Fixture<T>, { name, games }: GameTask): string => {
  const own = longRuns.find((each) => each.name === name);
  if (own === undefined) throw new Error(`there is no run "${name}"`);
  own.run(games);
  return 'kept';
};

/** The default options, and by turns whatever the fixture plays with that many seats. */
const tablesOf = <T extends Types>({ tables }: Fixture<T>, seats: number): Fixture<T>['tables'] => [
  { seats },
  ...tables.filter((table) => table.seats === seats),
];

const transcriptsDigest = <T extends Types>(
  { module }: Fixture<T>,
  { games, seats, seed }: GameTask,
): string => {
  let sum = '';
  for (let number = 0; number < games; number++)
    sum = digest(sum + transcript(module, seats, `${seed}/${number}`));
  return sum;
};

const transcript = <T extends Types>(
  { game }: Pick<Module<T>, 'game'>,
  seats: number,
  seed: string,
): string => {
  const options = fullOptions(game, seats);
  const lines = [makeHeader(headerOf(game, seats, options))];
  playout(game, game.setup(seats, options), bySample(game), seededRandom(seed), (_state, by, move) => {
    lines.push(makeMoveLine(by, game.makeMove(move)));
  });
  return lines.join('');
};

export const seatCounts = (fixture: AnyFixture): readonly number[] =>
  fixture.use(({ module: { game } }) =>
    Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index),
  );

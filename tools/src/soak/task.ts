/** One long run: it either passes or throws with the seed to play it again from. */
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

export const KINDS = ['cheap', 'all', 'bytes'] as const;

/** The cheap laws, all laws, or the bytes of transcripts. */
export type Kind = (typeof KINDS)[number];

export interface Task {
  readonly game: string;
  readonly seats: number;
  readonly kind: Kind;
  readonly games: number;
  readonly seed: string;
}

/** What there is to compare with another run of the same task. */
export const runTask = (task: Task): string => {
  const found = fixtures.find(({ id }) => id === task.game);
  if (found === undefined) throw new Error(`there is no game ${task.game}`);
  return found.use((fixture) => {
    if (task.kind === 'bytes') return transcriptsDigest(fixture, task);
    keepLaws({ ...fixture, tables: tablesOf(fixture, task.seats) }, task.kind, {
      games: task.games,
      seed: task.seed,
    });
    return 'kept';
  });
};

/** The default options, and by turns whatever the fixture plays with that many seats. */
const tablesOf = <T extends Types>({ tables }: Fixture<T>, seats: number): Fixture<T>['tables'] => [
  { seats },
  ...tables.filter((table) => table.seats === seats),
];

const transcriptsDigest = <T extends Types>({ module }: Fixture<T>, { games, seats, seed }: Task): string => {
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

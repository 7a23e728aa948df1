/** How long the long runs of games are. */
import type { AnyFixture } from '@tortuga/engine/testing';
import { type GameTask, seatCounts } from './gameTask.ts';

/** Games for each number of players, unless the game says otherwise. */
const GAMES = { cheap: 100_000, all: 2_000 };
const TRANSCRIPTS = 2_000;

const SEED = 'soak';

/** `share` shortens every run alike, to try the command out. */
export const planGames = (fixtures: readonly AnyFixture[], share: number): readonly GameTask[] =>
  fixtures
    .flatMap((fixture) => [...lawTasks(fixture), ...ownTasks(fixture)])
    .map((task) => ({ ...task, games: Math.max(1, Math.round(task.games * share)) }));

const lawTasks = (fixture: AnyFixture): readonly GameTask[] => {
  const { cheap, all } = fixture.use(({ soak }) => soak ?? GAMES);
  const kinds = [
    ['cheap', cheap],
    ['all', all],
    ['bytes', Math.min(all, TRANSCRIPTS)],
  ] as const;
  return seatCounts(fixture).flatMap((seats) =>
    kinds.map(([kind, games]) => ({ game: fixture.id, seats, kind, games, seed: SEED })),
  );
};

const ownTasks = (fixture: AnyFixture): readonly GameTask[] =>
  fixture.use(({ longRuns = [] }) =>
    longRuns.map(({ name, count }) => ({
      game: fixture.id,
      seats: 0,
      kind: 'own',
      name,
      games: count,
      seed: SEED,
    })),
  );

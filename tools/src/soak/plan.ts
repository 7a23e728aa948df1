/** How long the long runs are. */
import type { AnyFixture } from '@tortuga/engine/testing';
import { KINDS, type Kind, seatCounts, type Task } from './task.ts';

/** Games for each number of players. */
const GAMES: Readonly<Record<Kind, number>> = { cheap: 100_000, all: 2_000, bytes: 2_000 };

const SEED = 'soak';

/** `share` shortens every run alike, to try the command out. */
export const planTasks = (fixtures: readonly AnyFixture[], share: number): readonly Task[] =>
  fixtures.flatMap((fixture) =>
    seatCounts(fixture).flatMap((seats) =>
      KINDS.map((kind) => ({
        game: fixture.id,
        seats,
        kind,
        games: Math.max(1, Math.round(GAMES[kind] * share)),
        seed: SEED,
      })),
    ),
  );

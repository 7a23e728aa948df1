/** Every game with what the laws are told of it. */
import { kindsOf } from '@tortuga/engine/testing';
import { games } from '@tortuga/games';
import { fixtures } from '@tortuga/games/fixtures';

export const cases = games.flatMap((game) =>
  fixtures
    .filter(({ id }) => id === game.id)
    .map((fixture) => ({
      id: game.id,
      game,
      fixture,
      hidden: fixture.use((own) => kindsOf(own, 'hidden')),
      mostSeats: fixture.use(({ tables }) => Math.max(...tables.map(({ seats }) => seats))),
    })),
);

export type Case = (typeof cases)[number];

export const secretive = cases.filter(({ hidden }) => hidden.length > 0);

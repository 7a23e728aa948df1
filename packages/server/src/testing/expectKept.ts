import { games } from '@tortuga/games';
import { expect } from 'vitest';
import type { Killable } from './killable.ts';
import { playAndKill } from './killing.ts';

/** The one with the shortest matches; the soak plays all of them. */
const shortest = games.filter(({ id }) => id === 'kosmiczni-piraci');

/** Plays while the server is killed, and finds nothing lost and nothing doubled. */
export const expectKept = (matches: number, kills: number) => async (server: Killable) => {
  const survived = await playAndKill(server, { games: shortest, seats: 4, matches, kills, seed: 'killed' });
  expect(survived.matches).toBe(matches);
  expect(survived.acknowledged).toBeGreaterThan(matches * 15);
};

/** The games that have a table, by their folders. */
import { existsSync } from 'node:fs';
import { games } from '@tortuga/games';
import { inRepository } from '../repository.ts';

export const TABLES: readonly string[] = games
  .map(({ id }) => id)
  .filter((id) => existsSync(inRepository(`packages/games/${id}/ui/index.tsx`)));

/** How few may sit down. */
export const fewestAt = (id: string): number =>
  games.find((game) => game.id === id)?.use(({ game }) => game.seats.min) ?? 1;

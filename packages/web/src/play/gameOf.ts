import type { AnyGame } from '@tortuga/engine';
import type { AnyTable } from '../table.ts';

/** The rules of a table, without what draws them. */
export const gameOf = (table: AnyTable): AnyGame => ({
  id: table.id,
  use: (body) => table.use((module) => body(module)),
});

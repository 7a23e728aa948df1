/** The matches of this browser, for the pages around them: begun, listed, put away. */
import { shuffle } from '@tortuga/engine';
import { tables } from '../tables.ts';
import { browserChance, browserWorld } from './browserWorld.ts';
import { gameOf } from './gameOf.ts';
import type { KeptMatch } from './keptMatch.ts';
import { type LocalPlan, newLocal } from './localRoom.ts';

const { store } = browserWorld;

/** Newest first. */
export const listLocal = (): readonly KeptMatch[] => store.list();

export const removeLocal = (id: string): void => store.remove(id);

/** The id is what `/local/:id` opens; `storage-full` where the browser has no room for another match. */
export type Begun =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: string };

export const beginLocal = async (game: string, plan: LocalPlan): Promise<Begun> => {
  const table = await tables.find(({ id }) => id === game)?.load?.();
  if (table === undefined) return { ok: false, code: 'no-such-game' };
  const seats = [...plan.seats.keys()];
  const order = plan.randomOrder === true ? shuffle(seats, browserChance) : seats;
  const made = newLocal(gameOf(table), plan, browserWorld, order);
  if (!made.ok) return made;
  const { match } = made.match.room;
  return store.create(made.match) === 'kept' ? { ok: true, id: match } : { ok: false, code: 'storage-full' };
};

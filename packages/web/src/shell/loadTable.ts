/** Tables that have been loaded: each is asked for once. One that did not come is asked for again by reloading the page. */
import type { Workshop } from '@tortuga/table';
import { use } from 'react';
import type { AnyTable, Listed } from '../table.ts';
import { tables } from '../tables.ts';

const loaded = new Map<string, Promise<AnyTable | undefined>>();

export const listedGame = (id: string): Listed | undefined => tables.find((each) => each.id === id);

/** Undefined where there is no such game, or no table of it yet. */
const loadTable = (id: string): Promise<AnyTable | undefined> => {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const coming = Promise.resolve(listedGame(id)?.load?.());
  loaded.set(id, coming);
  return coming;
};

const workshops = new Map<string, Promise<Workshop | undefined>>();

const loadWorkshop = (id: string): Promise<Workshop | undefined> => {
  const known = workshops.get(id);
  if (known !== undefined) return known;
  const coming = Promise.resolve(listedGame(id)?.workshop?.()).then((made) => made?.workshop);
  workshops.set(id, coming);
  return coming;
};

/** Suspends until it is there. Undefined where the game has none. */
export const useWorkshop = (id: string): Workshop | undefined => use(loadWorkshop(id));

/** Suspends until it is there. */
export const useTable = (id: string): AnyTable | undefined => use(loadTable(id));

/** Tables that have been loaded: each is asked for once. One that did not come is asked for again by reloading the page. */
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

/** Suspends until it is there. */
export const useTable = (id: string): AnyTable | undefined => use(loadTable(id));

/** What this browser keeps for a workshop. */
import type { Kept } from '@tortuga/table';
import { keep, readKept } from '../kept.ts';
import type { WorkshopCard } from '../table.ts';

const shelves = new Map<string, Kept>();

/** The same one for the same workshop. */
export const keptFor = ({ address }: WorkshopCard): Kept => {
  const key = `workshop.${address}`;
  const known = shelves.get(key) ?? { read: () => readKept(key), keep: (value) => keep(key, value) };
  shelves.set(key, known);
  return known;
};

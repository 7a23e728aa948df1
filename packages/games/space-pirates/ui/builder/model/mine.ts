/** What somebody has drawn in this browser. Two pages may write at once: each changes only what it has open. */
import type { Plan } from './plan.ts';
import { readPlan, writePlan } from './reading.ts';

export interface Mine {
  readonly id: number;
  readonly plan: Plan;
}

/** More are not kept: a browser gives little room. */
export const MOST_MINE = 60;

const listIn = (kept: unknown): readonly unknown[] => {
  const drawn: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'drawn') : undefined;
  return Array.isArray(drawn) ? drawn : [];
};

const idOf = (item: unknown): number | undefined => {
  const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'id') : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
};

const readMine = (item: unknown): Mine | undefined => {
  const id = idOf(item);
  const opened = readPlan(item);
  return id !== undefined && 'plan' in opened ? { id, plan: opened.plan } : undefined;
};

/** The latest first. What cannot be read is left where it is, for a page that can. */
export const mineIn = (kept: unknown): readonly Mine[] =>
  listIn(kept)
    .map(readMine)
    .filter((each) => each !== undefined);

const without = (kept: unknown, id: number): readonly unknown[] =>
  listIn(kept).filter((item) => idOf(item) !== id);

/** Undefined where there is no room for one more. */
export const withMine = (kept: unknown, { id, plan }: Mine): object | undefined => {
  const others = without(kept, id);
  return others.length < MOST_MINE ? { drawn: [{ id, ...writePlan(plan) }, ...others] } : undefined;
};

export const withoutMine = (kept: unknown, id: number): object => ({ drawn: without(kept, id) });

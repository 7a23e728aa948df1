/** What was drawn, step by step, to be taken back and done again. */
import type { Plan } from './plan.ts';

export interface History {
  readonly past: readonly Plan[];
  readonly now: Plan;
  readonly future: readonly Plan[];
  /** What the last step did to what: steps of the same deed, as of a key that is held down, are one. */
  readonly deed: string | undefined;
}

/** More steps are forgotten. */
const MOST_STEPS = 300;

export const begun = (now: Plan): History => ({ past: [], now, future: [], deed: undefined });

export const did = (history: History, now: Plan, deed?: string): History => {
  if (now === history.now) return history;
  const isSameDeed = deed !== undefined && deed === history.deed;
  const past = isSameDeed ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], deed };
};

export const undone = ({ past, now, future }: History): History => {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future, deed: undefined }
    : { past: past.slice(0, -1), now: before, future: [now, ...future], deed: undefined };
};

export const redone = ({ past, now, future }: History): History => {
  const [next, ...rest] = future;
  return next === undefined
    ? { past, now, future, deed: undefined }
    : { past: [...past, now], now: next, future: rest, deed: undefined };
};

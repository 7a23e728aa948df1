/** Nothing leaked: whatever the others hide, a seat and a spectator are sent the same bytes. */
import { expect } from 'vitest';
import type { Case } from './cases.ts';
import { type Compared, compareWorlds, kindsIn, nothingCompared, planned } from './pairedWire.ts';

interface Chosen {
  /** A failure names its match, `SEED/NUMBER`, by which it is planned again. */
  readonly seed: string;
  /** Of each game. */
  readonly matches: number;
}

/** Planned besides, and played where they hold what did not come up before. */
const SPARE = 200;

const MESSAGES = ['welcome', 'room', 'frame', 'resync', 'accepted', 'refused', 'GET', 'POST'];

const compareAll = async ({ game, fixture, hidden }: Case, { seed, matches }: Chosen): Promise<Compared> => {
  const compared = nothingCompared();
  const missing = (): readonly string[] => hidden.filter((kind) => !compared.kinds.has(kind));
  for (let number = 0; number < matches; number++) {
    await compareWorlds(game, planned(fixture, seed, number), compared);
  }
  for (let number = matches; number < matches + SPARE && missing().length > 0; number++) {
    const next = planned(fixture, seed, number);
    const kinds = kindsIn(next.plan);
    if (missing().some((kind) => kinds.has(kind))) await compareWorlds(game, next, compared);
  }
  return compared;
};

/** A seat, a sofa and a spectator are sent the same bytes whatever the others hide. */
export const expectSecret = async (each: Case, chosen: Chosen): Promise<void> => {
  const { kinds, eyes, messages, entries, twinSteps, overs } = await compareAll(each, chosen);
  expect([...messages].toSorted()).toEqual(MESSAGES.toSorted());
  expect(entries).toBeGreaterThan(10 * chosen.matches);
  expect(overs).toBeGreaterThan(0);
  if (each.hidden.length === 0) return;
  expect([...kinds]).toEqual(expect.arrayContaining([...each.hidden]));
  const seats = Array.from({ length: each.mostSeats }, (_, seat) => String(seat));
  expect([...eyes]).toEqual(expect.arrayContaining([...seats, 'spectator', 'sofa']));
  expect(twinSteps).toBeGreaterThan(5 * chosen.matches);
};

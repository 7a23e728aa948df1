/** Nothing leaked: whatever the others hide, a seat and a spectator are sent the same bytes. */
import { expect } from 'vitest';
import type { Case } from './cases.ts';
import { type Compared, compareWorlds, eyesIn, kindsIn, nothingCompared, planned } from './pairedWire.ts';

interface Chosen {
  /** A failure names its match, `SEED/NUMBER`, by which it is planned again. */
  readonly seed: string;
  /** Of each game. */
  readonly matches: number;
}

/** Planned besides, and played where they hold what did not come up before. */
const SPARE = 200;

const MESSAGES = ['welcome', 'room', 'frame', 'resync', 'accepted', 'refused', 'GET', 'POST'];

/** What must come up, by kind of event and by whose eyes. */
const wantedOf = ({ hidden, mostSeats }: Case): readonly string[] => {
  const seats = Array.from({ length: mostSeats }, (_, seat) => String(seat));
  return hidden.length === 0 ? [] : [...hidden, ...seats, 'spectator', 'sofa'];
};

/** And a match that is played to its end. */
const END = 'the end';

const compareAll = async (each: Case, { seed, matches }: Chosen): Promise<Compared> => {
  const { game, fixture } = each;
  const compared = nothingCompared();
  const missing = (): readonly string[] => [
    ...wantedOf(each).filter((wanted) => !compared.kinds.has(wanted) && !compared.eyes.has(wanted)),
    ...(compared.overs === 0 ? [END] : []),
  ];
  for (let number = 0; number < matches; number++) {
    await compareWorlds(game, planned(fixture, seed, number), compared);
  }
  for (let number = matches; number < matches + SPARE && missing().length > 0; number++) {
    const next = planned(fixture, seed, number);
    const held = new Set([...kindsIn(next.plan), ...eyesIn(next.plan), ...(next.plan.over ? [END] : [])]);
    if (missing().some((wanted) => held.has(wanted))) await compareWorlds(game, next, compared);
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
  expect([...kinds, ...eyes]).toEqual(expect.arrayContaining([...wantedOf(each)]));
  expect(twinSteps).toBeGreaterThan(5 * chosen.matches);
};

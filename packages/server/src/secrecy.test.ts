/** Nothing leaked: whatever the others hide, a seat and a spectator are sent the same bytes. */
import { describe, expect, test } from 'vitest';
import { type Case, cases } from './testing/cases.ts';
import { type Compared, compareWorlds, kindsIn, nothingCompared, planned } from './testing/pairedWire.ts';

/** A failure names its match, `SEED/NUMBER`, by which it is planned again. */
const SEED = 'wire';
/** Of each game. */
const MATCHES = 50;
/** Planned besides, and played where they hold what did not come up before. */
const SPARE = 200;

const MESSAGES = ['welcome', 'room', 'frame', 'resync', 'accepted', 'refused', 'GET', 'POST'];

const compareAll = async ({ game, fixture, hidden }: Case): Promise<Compared> => {
  const compared = nothingCompared();
  const missing = (): readonly string[] => hidden.filter((kind) => !compared.kinds.has(kind));
  for (let number = 0; number < MATCHES; number++) {
    await compareWorlds(game, planned(fixture, SEED, number), compared);
  }
  for (let number = MATCHES; number < MATCHES + SPARE && missing().length > 0; number++) {
    const next = planned(fixture, SEED, number);
    const kinds = kindsIn(next.plan);
    if (missing().some((kind) => kinds.has(kind))) await compareWorlds(game, next, compared);
  }
  return compared;
};

describe.each(cases)('$id', (each) => {
  test('a seat, a sofa and a spectator are sent the same bytes whatever the others hide', async () => {
    const { kinds, eyes, messages, entries, twinSteps, overs } = await compareAll(each);
    expect([...messages].toSorted()).toEqual(MESSAGES.toSorted());
    expect(entries).toBeGreaterThan(10 * MATCHES);
    expect(overs).toBeGreaterThan(0);
    if (each.hidden.length === 0) return;
    expect([...kinds]).toEqual(expect.arrayContaining([...each.hidden]));
    const seats = Array.from({ length: each.mostSeats }, (_, seat) => String(seat));
    expect([...eyes]).toEqual(expect.arrayContaining([...seats, 'spectator', 'sofa']));
    expect(twinSteps).toBeGreaterThan(5 * MATCHES);
  });
});

/** The teeth of `secrecy.test.ts`: what it compares finds every planted leak. */
import { expect, test } from 'vitest';
import { type Case, secretive } from './cases.ts';
import { hushed, leaks } from './leaks.ts';
import { compareWorlds, nothingCompared, planned } from './pairedWire.ts';
import { Leaked } from './wireTap.ts';
import type { Spoil } from './wireWorld.ts';

const SEED = 'leaks';
/** Within so many matches a planted leak is found. */
const ENOUGH = 40;

/** The first fault found, if any. */
const firstFault = async ({ game, fixture }: Case, spoil: Spoil, matches: number): Promise<string> => {
  for (let number = 0; number < matches; number++) {
    try {
      await compareWorlds(game, planned(fixture, SEED, number), nothingCompared(), spoil);
    } catch (error) {
      if (!(error instanceof Leaked)) throw error;
      return error.fault;
    }
  }
  return 'none';
};

/** Each in one game, in turn. */
const planted = leaks.flatMap((leak, index) => {
  const victim = secretive[index % secretive.length];
  return victim === undefined ? [] : [[leak.defect, victim.id, leak, victim] as const];
});

test.each(planted)('%s is found in %s', async (_defect, _id, leak, victim) => {
  expect(await firstFault(victim, leak, ENOUGH)).toBe(leak.fault);
});

test.each(secretive)('a game that says nothing of what is hidden is no leak in $id', async (each) => {
  expect(await firstFault(each, hushed, 5)).toBe('none');
});

/** The teeth of `secrecy.test.ts`: what it compares finds every planted leak. */
import { plants } from '@tortuga/engine/testing';
import { expect, test } from 'vitest';
import { type Case, cases, secretive } from './cases.ts';
import { ENOUGH, firstFault, hauntedCase } from './findingLeaks.ts';
import { hushed, leaks } from './leaks.ts';

/** Each in one game, in turn; `leaks.long.test.ts` has all plants in all games. */
const inTurn = <P>(all: readonly P[], victims: readonly Case[]): readonly (readonly [P, Case])[] =>
  all.flatMap((each, index) => {
    const victim = victims[index % victims.length];
    return victim === undefined ? [] : [[each, victim] as const];
  });

const planted = inTurn(leaks, secretive).map(
  ([leak, victim]) => [leak.defect, victim.id, leak, victim] as const,
);

test.each(planted)('%s is found in %s', async (_defect, _id, leak, victim) => {
  expect(await firstFault(victim, leak, ENOUGH)).toBe(leak.fault);
});

const besides = inTurn(plants, cases).map(
  ([plant, victim]) => [plant.defect, victim.id, plant, victim] as const,
);

test.each(besides)('given %s, the bytes differ in %s', async (_defect, _id, plant, victim) => {
  expect(await firstFault(hauntedCase(victim, plant), {}, ENOUGH)).toBe('differs');
});

test.each(cases)('$id with a secret beside it sends the same bytes whatever the secret is', async (each) => {
  expect(await firstFault(hauntedCase(each, undefined), {}, 6)).toBe('none');
});

test.each(secretive)('a game that says nothing of what is hidden is no leak in $id', async (each) => {
  expect(await firstFault(each, hushed, 5)).toBe('none');
});

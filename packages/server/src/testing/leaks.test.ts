/** The teeth of `secrecy.test.ts`: what it compares finds every planted leak. */
import { box } from '@tortuga/engine';
import { boxFixture, haunted, type Plant, plants } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Case, cases, secretive } from './cases.ts';
import { hushed, leaks } from './leaks.ts';
import { compareWorlds, nothingCompared, planned } from './pairedWire.ts';
import { Leaked } from './wireTap.ts';
import type { Spoil } from './wireWorld.ts';

const SEED = 'leaks';
/** Within so many matches a planted leak is found. */
const ENOUGH = 40;

/** The first fault found, if any. */
const firstFault = async (
  { game, fixture }: Pick<Case, 'game' | 'fixture'>,
  spoil: Spoil,
  matches: number,
): Promise<string> => {
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

/** A game with a secret beside it, which the game itself tells; nobody would know from its own `hear` or `view`. */
const hauntedCase = ({ fixture }: Case, plant: Plant | undefined): Pick<Case, 'game' | 'fixture'> =>
  fixture.use((sound) => {
    const spoilt = haunted(sound, plant);
    return { game: box({ ...spoilt.module, terminal: MUTE }), fixture: boxFixture(spoilt) };
  });

/** Nobody plays it in a terminal. */
const MUTE = {
  name: '',
  blurb: '',
  draw: () => [],
  tell: () => undefined,
  explain: () => '',
  keys: () => [],
  tidy: (typed: string) => typed,
};

describe.each(cases)('$id with a secret beside it', (each) => {
  test('sends the same bytes whatever the secret is', async () => {
    expect(await firstFault(hauntedCase(each, undefined), {}, 6)).toBe('none');
  });

  test.each(plants)('given $defect, the bytes differ', async (plant) => {
    expect(await firstFault(hauntedCase(each, plant), {}, ENOUGH)).toBe('differs');
  });
});

test.each(secretive)('a game that says nothing of what is hidden is no leak in $id', async (each) => {
  expect(await firstFault(each, hushed, 5)).toBe('none');
});

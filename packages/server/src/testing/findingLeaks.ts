/** What `expectSecret` compares, with a leak planted somewhere. */
import { box } from '@tortuga/engine';
import { boxFixture, haunted, type Plant } from '@tortuga/engine/testing';
import type { Case } from './cases.ts';
import { compareWorlds, nothingCompared, planned } from './pairedWire.ts';
import { Leaked } from './wireTap.ts';
import type { Spoil } from './wireWorld.ts';

const SEED = 'leaks';
/** Within so many matches a planted leak is found. */
export const ENOUGH = 40;

/** The first fault found, if any. */
export const firstFault = async (
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

/** A game with a secret beside it, which the game itself tells; nobody would know from its own `hear` or `view`. */
export const hauntedCase = ({ fixture }: Case, plant: Plant | undefined): Pick<Case, 'game' | 'fixture'> =>
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

/** The laws every table is under. A table's `laws.test.ts` runs them in a few lines. */
import type { Types } from '@tortuga/engine';
import type { Messages } from '../words/say.ts';
import { type Chronicle, writeChronicle } from './chronicle.ts';
import type { UiFixture, UiLaw } from './law.ts';
import { rulebooksAreWhole } from './rulebook.ts';
import { scenesAreReal } from './scenes.ts';
import { tutorialIsWhole } from './tutorial.ts';
import {
  allHeardIsTold,
  allRefusalsAreExplained,
  allStandingsAreSaid,
  optionsHaveNames,
  wordsMatch,
} from './words.ts';

const LAWS: readonly UiLaw[] = [
  wordsMatch,
  allHeardIsTold,
  allRefusalsAreExplained,
  allStandingsAreSaid,
  optionsHaveNames,
  rulebooksAreWhole,
  tutorialIsWhole,
  scenesAreReal,
];

/** One law, ready for any test runner: `run` throws where it is broken, with all that is wrong. */
export interface UiTrial {
  readonly law: string;
  readonly name: string;
  readonly run: () => void | Promise<void>;
}

export const uiLawsOf = <T extends Types, F extends object, M extends Messages>(
  table: UiFixture<T, F, M>,
): readonly UiTrial[] => {
  let written: Chronicle<T> | undefined;
  const chronicle = (): Chronicle<T> => (written ??= writeChronicle(table.fixture));
  return LAWS.map(({ id, title, judge }) => ({
    law: id,
    name: `${id} ${title}`,
    run: () => judge({ ...table, chronicle }),
  }));
};

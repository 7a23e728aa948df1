/** The laws every game is under. A game's conformance test runs them in a few lines. */
import type { Types } from '../game.ts';
import type { Fixture } from './fixture.ts';
import type { Law } from './law.ts';
import { itEnds, nothingIsLost } from './laws/ending.ts';
import { chanceIsFair } from './laws/fairChance.ts';
import { determinizeIsConsistent, spectatorsKnowTheLeast } from './laws/knowledge.ts';
import { listsAndChecksAgree, notation, someoneMovesOrItIsOver } from './laws/legality.ts';
import { askingChangesNothing, cloneIsDeep, plain, replays, setupHoldsNoLuck } from './laws/plainData.ts';
import { notVacuous, worldsArePaired } from './laws/pairedWorlds.ts';
import { type Run, together, walkGames } from './walk.ts';

const LAWS: readonly Law[] = [
  plain,
  setupHoldsNoLuck,
  cloneIsDeep,
  someoneMovesOrItIsOver,
  listsAndChecksAgree,
  askingChangesNothing,
  replays,
  notation,
  itEnds,
  determinizeIsConsistent,
  worldsArePaired,
  notVacuous,
  nothingIsLost,
  spectatorsKnowTheLeast,
  chanceIsFair,
];

/** One law over many games, ready for any test runner: `run` throws, with the seed, where it is broken. */
export interface Trial {
  readonly law: string;
  readonly name: string;
  readonly run: () => void;
}

/** How many games `npm test` plays: under each law, and more under the cheap ones. */
const GAMES = { all: 200, cheap: 2000 };

export const lawsOf = <T extends Types>(
  fixture: Fixture<T>,
  games = GAMES,
  seed = 'laws',
): readonly Trial[] =>
  LAWS.map((law) => {
    const run: Run = { games: law.cheap === true ? games.cheap : games.all, seed };
    return {
      law: law.id,
      name: `${law.id} ${law.title} (${run.games} games, seed ${seed})`,
      run: () => walkGames(fixture, law.watch<T>(), run),
    };
  });

/** All laws, or the cheap ones, over the same games: for long runs. Throws, with the seed, where one is broken. */
export const keepLaws = <T extends Types>(fixture: Fixture<T>, which: 'all' | 'cheap', run: Run): void => {
  const laws = LAWS.filter((law) => which === 'all' || law.cheap === true);
  walkGames(fixture, together(laws.map((law) => law.watch<T>())), run);
};

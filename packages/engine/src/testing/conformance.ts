/** The laws every game is under. A game's conformance test runs them in a few lines. */
import type { Types } from '../game.ts';
import type { Fixture } from './fixture.ts';
import type { Law } from './law.ts';
import { itEnds, nothingIsLost } from './laws/ending.ts';
import { chanceIsFair } from './laws/fairChance.ts';
import { hearingTellsNoMore } from './laws/hearing.ts';
import { determinizeIsConsistent, spectatorsKnowTheLeast } from './laws/knowledge.ts';
import { listsAndChecksAgree, notation, someoneMovesOrItIsOver } from './laws/legality.ts';
import { askingChangesNothing, cloneIsDeep, plain, replays, setupHoldsNoLuck } from './laws/plainData.ts';
import { notVacuous, worldsArePaired } from './laws/pairedWorlds.ts';
import { closeWalk, walkGames, type Watch } from './walk.ts';

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
  hearingTellsNoMore,
];

/** One law over many games, ready for any test runner: `run` throws, with the seed, where it is broken. */
export interface Trial {
  readonly law: string;
  readonly name: string;
  readonly run: () => void;
}

/** How many games are played under all laws, and how many under the cheap ones. */
interface Games {
  readonly all: number;
  readonly cheap: number;
}

/** In `npm test`. */
const GAMES: Games = { all: 200, cheap: 2000 };

const gamesUnder = ({ cheap }: Law, games: Games): number => (cheap === true ? games.cheap : games.all);

const watchesOf = <T extends Types>(games: Games, laws = LAWS): readonly Watch<T>[] =>
  laws.map((law) => ({
    law: law.id,
    games: gamesUnder(law, games),
    watcher: law.watch<T>(),
    fault: undefined,
  }));

const throwFault = <T extends Types>(watch: Watch<T> | undefined): void => {
  if (watch?.fault !== undefined) throw watch.fault;
};

/** The trials share one walk: whichever is run first plays the games, and all laws look on. */
export const lawsOf = <T extends Types>(
  fixture: Fixture<T>,
  games = GAMES,
  seed = 'laws',
): readonly Trial[] => {
  let watches: readonly Watch<T>[] | undefined;
  const walked = (): readonly Watch<T>[] => {
    if (watches !== undefined) return watches;
    watches = watchesOf<T>(games);
    walkGames(fixture, watches, seed);
    closeWalk(watches, (watcher) => watcher.borneOut?.(fixture));
    return watches;
  };
  return LAWS.map((law) => ({
    law: law.id,
    name: `${law.id} ${law.title} (${gamesUnder(law, games)} games, seed ${seed})`,
    run: () => throwFault(walked().find((watch) => watch.law === law.id)),
  }));
};

/** For long runs, and for single laws. Throws, with the seed, where a law is broken. */
export const keepLaws = <T extends Types>(
  fixture: Fixture<T>,
  games: Games,
  seed: string,
  only?: readonly string[],
): void => {
  const watches = watchesOf<T>(
    games,
    LAWS.filter(({ id }) => only?.includes(id) ?? true),
  );
  walkGames(fixture, watches, seed);
  throwFault(watches.find(({ fault }) => fault !== undefined));
};

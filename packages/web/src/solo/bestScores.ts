/**
 * The best scores of this device in games that one plays alone. Scores can be compared only under the same rules, so each
 * version of a game with each set of options has a list of its own. What is kept is read as if somebody else wrote it.
 */
import type { Game, Types } from '@tortuga/engine';
import { fieldsOf, keep, readKept } from '../kept.ts';

/** What was played. */
export interface SoloRules {
  readonly game: string;
  readonly version: number;
  /** Printed whole. */
  readonly options: string;
  readonly better: Game<Types>['better'];
}

export interface SoloScore {
  /** Each match counts once, however often its end is looked at. */
  readonly match: string;
  readonly score: number;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
}

/** More would be no list of the best. */
export const MOST_SCORES = 5;

const keyOf = ({ game, version, options }: SoloRules): string => `best.${game}.${version}.${options}`;

const LATEST = 8.64e15; // the last moment that a date can be

const parseScore = (told: unknown): readonly SoloScore[] => {
  const fields = fieldsOf(told);
  const [match, score, at] = [fields.get('match'), fields.get('score'), fields.get('at')];
  if (typeof match !== 'string' || typeof score !== 'number' || typeof at !== 'number') return [];
  return Number.isSafeInteger(score) && at >= 0 && at <= LATEST ? [{ match, score, at }] : [];
};

/** The best first, of equal ones the earlier; no match twice. */
const inOrder = (scores: readonly SoloScore[], better: SoloRules['better']): readonly SoloScore[] => {
  const sign = better === 'lower' ? 1 : -1;
  const once = new Map(scores.toReversed().map((each) => [each.match, each]));
  return [...once.values()]
    .toSorted((one, other) => sign * (one.score - other.score) || one.at - other.at)
    .slice(0, MOST_SCORES);
};

export const bestScores = (rules: SoloRules): readonly SoloScore[] => {
  const kept = readKept(keyOf(rules));
  return inOrder(Array.isArray(kept) ? kept.flatMap(parseScore) : [], rules.better);
};

/** The list with one more; a match that has counted before counts as it did then. */
export const withScore = (rules: SoloRules, score: SoloScore): readonly SoloScore[] =>
  inOrder([...bestScores(rules), score], rules.better);

export const keepScore = (rules: SoloRules, score: SoloScore): void =>
  keep(keyOf(rules), withScore(rules, score));

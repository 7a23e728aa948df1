/** Games that somebody has played alone, as his browser keeps them. */
import { type AnyGame, byRollout, parseOptions, playout, seededRandom } from '@tortuga/engine';
import { games } from '@tortuga/games';
import { keepMatch } from './keptMatch.ts';
import { fewestAt, TABLES } from './tables.ts';

/** Tables at which one may sit alone. */
export const ALONE = games.filter(({ id }) => TABLES.includes(id) && fewestAt(id) === 1);

export interface PlayedAlone {
  readonly match: string;
  readonly score: number;
  /** Puts it where the page looks for it. */
  readonly script: string;
}

/** To the end, or so many entries short of it. */
export const playedAlone = (game: AnyGame, match: string, left = 0): PlayedAlone =>
  game.use((module) => {
    const { game: rules } = module;
    const options = parseOptions(rules.options, {}, 1);
    if (!options.ok) throw new Error(options.refusal.code);
    const state = rules.setup(1, options.value);
    const entries: string[] = [];
    playout(rules, state, byRollout(module), seededRandom(match), (_before, by, move) => {
      entries.push(`${by} ${rules.makeMove(move)}`);
    });
    const result = left === 0 ? rules.result(state) : undefined;
    const kept = { names: ['Anne'], entries: entries.slice(0, entries.length - left) };
    return { match, score: result?.scores[0] ?? 0, script: keepMatch(game, match, kept) };
  });

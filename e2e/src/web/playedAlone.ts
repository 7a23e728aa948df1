/** Games that somebody has played alone, as his browser keeps them. */
import { type AnyGame, byRollout, makeOptions, parseOptions, playout, seededRandom } from '@tortuga/engine';
import { games } from '@tortuga/games';
import { fewestAt, TABLES } from './tables.ts';

/** Tables at which one may sit alone. */
export const ALONE = games.filter(({ id }) => TABLES.includes(id) && fewestAt(id) === 1);

export interface PlayedAlone {
  readonly match: string;
  readonly score: number;
  /** Puts it where the page looks for it. */
  readonly script: string;
}

const ME = {
  kind: 'person',
  name: 'Anne',
  colour: 'coral',
  ready: true,
  host: true,
  away: false,
  resigned: false,
  stops: false,
  online: true,
};

const NO_SEED = '0'.repeat(64);

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
    const played = entries.slice(0, entries.length - left);
    const result = left === 0 ? rules.result(state) : undefined;
    const room = {
      match,
      game: rules.id,
      version: rules.version,
      options: makeOptions(rules.options, options.value),
      status: left === 0 ? 'over' : 'playing',
      listed: false,
      clock: { kind: 'untimed' },
      standIn: 'bosun',
      randomOrder: false,
      seats: [ME],
      commit: '',
      deadline: null,
      seq: played.length,
      spectators: 0,
      result: result ?? null,
      seal: '',
      rematch: null,
    };
    const kept = JSON.stringify({
      room,
      seed: NO_SEED,
      nonces: [],
      entries: played,
      turn: left === 0 ? [] : [0],
      rev: 1,
      touched: 1,
    });
    return {
      match,
      score: result?.scores[0] ?? 0,
      script: `localStorage.setItem('tortuga.match.${match}', ${JSON.stringify(kept)});`,
    };
  });

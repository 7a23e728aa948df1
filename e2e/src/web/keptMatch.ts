/** Matches of this page, put where it looks for them. */
import { type AnyGame, makeOptions } from '@tortuga/engine';
import { COLOURS } from '@tortuga/protocol';
import { fullOptions, playLine } from '@tortuga/engine/testing';

const personOf = (name: string, index: number) => ({
  kind: 'person',
  name,
  colour: COLOURS[index],
  ready: true,
  host: index === 0,
  away: false,
  resigned: false,
  stops: false,
  online: true,
});

const NO_SEED = '0'.repeat(64);

export interface KeptMatch {
  /** Who share the device. */
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Each as in `0 roll 1 2`. */
  readonly entries: readonly string[];
}

/** A script for a page, which has the match from its first moment. */
export const keepMatch = (
  boxed: AnyGame,
  match: string,
  { names, options = {}, entries }: KeptMatch,
): string =>
  boxed.use(({ game }) => {
    const chosen = fullOptions(game, names.length, options);
    const state = game.setup(names.length, chosen);
    for (const entry of entries) playLine(game, state, entry);
    const result = game.result(state);
    const room = {
      match,
      game: game.id,
      version: game.version,
      options: makeOptions(game.options, chosen),
      status: result === undefined ? 'playing' : 'over',
      listed: false,
      clock: { kind: 'untimed' },
      standIn: 'bosun',
      randomOrder: false,
      seats: names.map(personOf),
      commit: '',
      deadline: null,
      seq: entries.length,
      spectators: 0,
      result: result ?? null,
      seal: '',
      rematch: null,
    };
    const turn = game.actors(state).filter((actor) => actor !== 'chance');
    const kept = JSON.stringify({ room, seed: NO_SEED, nonces: [], entries, turn, rev: 1, touched: 1 });
    return `localStorage.setItem('tortuga.match.${match}', ${JSON.stringify(kept)});`;
  });

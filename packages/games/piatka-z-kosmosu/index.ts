import type { Game, Module } from '@tortuga/engine';
import { makeMove, parseMove } from './notation.ts';
import { MOST_GAMES, options } from './options.ts';
import { play } from './play.ts';
import { policy } from './policy.ts';
import { actors, check, clone, moves, places, result, sample, scores, setup } from './rules.ts';
import { determinize, hear, view } from './secrecy.ts';
import { terminal } from './terminal.ts';
import type { PiatkaZKosmosu } from './types.ts';

const game: Game<PiatkaZKosmosu> = {
  id: 'piatka-z-kosmosu',
  version: 1,
  seats: { min: 1, max: 4 },
  minutes: [20, 20],
  // In each game at most 98 plays with a bonus, and between two plays twelve exchanges of two moves each.
  maxMoves: MOST_GAMES * (1 + 98 * (2 + 12 * 2)),
  better: 'lower',
  options,
  setup,
  clone,
  actors,
  moves,
  sample,
  check,
  play,
  scores,
  places,
  result,
  view,
  hear,
  determinize,
  makeMove,
  parseMove,
};

export const module: Module<PiatkaZKosmosu> = { game, policy, terminal };

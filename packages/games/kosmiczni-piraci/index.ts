import type { Game, Module } from '@tortuga/engine';
import { makeMove, parseMove } from './notation.ts';
import { play } from './play.ts';
import { policy } from './policy.ts';
import { actors, check, clone, moves, options, places, result, sample, scores, setup } from './rules.ts';
import { determinize, hear, view } from './secrecy.ts';
import { terminal } from './terminal.ts';
import type { KosmiczniPiraci } from './types.ts';

const game: Game<KosmiczniPiraci> = {
  id: 'kosmiczni-piraci',
  version: 1,
  seats: { min: 3, max: 5 },
  minutes: [20, 30],
  // The set-up, eight cards of five players, and at most one choice for each of twenty treasures and the merchant ship.
  maxMoves: 1 + 5 * 8 + 21,
  better: 'higher',
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

export const module: Module<KosmiczniPiraci> = { game, policy, terminal };

import type { Game, Module } from '@tortuga/engine';
import { places, result, scores } from './ending.ts';
import { moves } from './listing.ts';
import { makeMove, parseMove } from './notation.ts';
import { play } from './play.ts';
import { policy } from './policy.ts';
import { actors, check, clone } from './rules.ts';
import { sample } from './sample.ts';
import { determinize, hear, view } from './secrecy.ts';
import { options, setup } from './setup.ts';
import { terminal } from './terminal.ts';
import type { SpacePirates } from './types.ts';

const game: Game<SpacePirates> = {
  id: 'space-pirates',
  version: 2,
  seats: { min: 2, max: 4 },
  minutes: [60, 60],
  // Fewer than 300 moves a turn, fewer than 500 before the first; at most 100 turns each.
  maxMoves: 500 + 100 * 4 * 300,
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

export const module: Module<SpacePirates> = { game, policy, terminal };

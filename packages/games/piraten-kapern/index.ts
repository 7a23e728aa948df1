import type { Game, Module } from '@tortuga/engine';
import { makeMove, parseMove } from './notation.ts';
import { play } from './play.ts';
import { policy } from './policy.ts';
import { actors, check, clone, moves, options, places, result, sample, scores, setup } from './rules.ts';
import { determinize, hear, view } from './secrecy.ts';
import { terminal } from './terminal.ts';
import type { PiratenKapern } from './types.ts';

const game: Game<PiratenKapern> = {
  id: 'piraten-kapern',
  version: 1,
  seats: { min: 2, max: 5 },
  minutes: [20, 40],
  // 200 rounds of five turns (PK-28), 40 moves a turn: a turn has no limit of its own, but long ones are rare.
  maxMoves: 40_000,
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

export const module: Module<PiratenKapern> = { game, policy, terminal };

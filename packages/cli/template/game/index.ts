import type { Game, Module } from '@tortuga/engine';
import { makeMove, parseMove } from './notation.ts';
import { policy } from './policy.ts';
import {
  actors,
  check,
  clone,
  moves,
  options,
  places,
  play,
  result,
  sample,
  scores,
  setup,
} from './rules.ts';
import { determinize, hear, view } from './secrecy.ts';
import { terminal } from './terminal.ts';
import type { TemplateGame } from './types.ts';

const game: Game<TemplateGame> = {
  id: 'template-game',
  version: 1,
  seats: { min: 2, max: 4 },
  minutes: [2, 5],
  maxMoves: 13, // the deal, and three cards of four players
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

export const module: Module<TemplateGame> = { game, policy, terminal };

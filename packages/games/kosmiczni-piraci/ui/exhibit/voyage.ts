/** The scripted first game, frame by frame. */
import type { Frame } from '@tortuga/table';
import { module } from '../../index.ts';
import type { Heard, View } from '../../types.ts';
import { tutorial } from '../tutorial.ts';

const { game } = module;
const { seats, seat, entries } = tutorial;

const state = game.setup(seats, {});

export const first: View = game.view(state, seat);

export const voyage: readonly Frame<View, Heard>[] = entries.flatMap(({ by, move: text }, index) => {
  const move = game.parseMove(text);
  if (move === undefined) return [];
  const heard = game.play(state, by, move).flatMap((event) => game.hear(event, seat) ?? []);
  return [{ seq: index + 1, by, heard, view: game.view(state, seat) }];
});

/** What can be chosen before the game: its goal, the Universe, steady hands, a limit of rounds. */
import { choice, count, data, flag, optionsSpec } from '@tortuga/engine';
import { GOALS, type Options } from './types.ts';
import { parseLayout } from './universe/layout.ts';

export const options = optionsSpec<Options>({
  goal: choice(GOALS, 'short'),
  layout: data<Options['layout']>('universe', 'preset', parseLayout),
  steadyHands: flag(false),
  rounds: count({ min: 3, max: 100, step: 1 }, 100),
});

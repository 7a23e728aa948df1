/** A slingshot: the finger pulls the disc back, and letting go flicks it the other way. */
import { type Pull, SLACK } from '@tortuga/table';
import type { Flick } from '../../phases.ts';
import { bearing } from './bearing.ts';
import { MOST_POWER } from './draft.ts';

/** Pixels that give all the power there is. */
export const LONGEST_PULL = 160;

/** How far a disc slides goes with its power, and so with the length of the pull. */
export const flickOfPull = ({ vector, length }: Pull): Omit<Flick, 'disc'> => {
  const part = (length - SLACK) / (LONGEST_PULL - SLACK);
  return { angle: bearing(vector), power: Math.max(1, Math.min(Math.round(part * MOST_POWER), MOST_POWER)) };
};

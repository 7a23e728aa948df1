/** Names the decision that a draft is about: at another moment the draft is void. */
import type { View } from '../types.ts';

export const momentOf = ({ round, boss, phase, queue, turn, discs }: View): string =>
  JSON.stringify([round, boss, phase, queue[0] ?? null, turn.left, turn.laid, discs.length]);

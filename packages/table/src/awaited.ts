/** Whose move a first game waits for. */
import type { TutorialEntry } from './ui.ts';

/** An entry that the learner is to make himself. */
export const isAwaited = ({ by, byItself }: TutorialEntry, learner: number): boolean =>
  by === learner && byItself !== true;

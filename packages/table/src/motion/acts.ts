/** What was heard, one thing after the other. */
import type { Clip } from './clip.ts';

/** Clips that begin when the act does, and how long until the next act. */
export interface Act {
  readonly clips: readonly Clip[];
  /** Milliseconds. */
  readonly ms: number;
}

export const NOTHING: Act = { clips: [], ms: 0 };

export const inTurn = (acts: readonly Act[]): readonly Clip[] => {
  let now = 0;
  return acts.flatMap(({ clips, ms }) => {
    const begun = now;
    now += ms;
    return clips.map((clip) => ({ ...clip, delay: (clip.delay ?? 0) + begun }));
  });
};

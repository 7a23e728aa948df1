/** What one pair of eyes is shown: frames in the order in which they came, until the table has time for the next. */
import type { Viewer } from '@tortuga/engine';
import type { Play, PlayFrame } from './play.ts';

export interface Eyes {
  readonly viewer: Viewer;
  /** How it stood when they opened. */
  readonly first: PlayFrame;
  /** The next frame that was not shown yet. */
  readonly take: () => PlayFrame | undefined;
  /** How many were not shown yet. */
  readonly waiting: () => number;
  /** The number of the latest entry that has come. */
  readonly newest: () => number;
  /** Calls whenever a frame has come. */
  readonly attend: (come: () => void) => () => void;
  /** All that was taken, and what is known of before, gaps included: never changed, only replaced. */
  readonly seen: () => readonly PlayFrame[];
}

/** Opens them: calls once there is something to see, which may be at once. What it gives back closes them. */
export const openEyes = (
  play: Play,
  viewer: Viewer,
  since: number | undefined,
  opened: (eyes: Eyes) => void,
): (() => void) => {
  const waiting: PlayFrame[] = [];
  const comers = new Set<() => void>();
  let seen: readonly PlayFrame[] = [];
  let newest = -1;

  const open = (first: PlayFrame): void => {
    seen = play.past(viewer).filter(({ seq }) => seq <= first.seq);
    opened({
      viewer,
      first,
      take: () => {
        const next = waiting.shift();
        if (next === undefined) return undefined;
        seen = [...seen, next];
        return next;
      },
      waiting: () => waiting.length,
      newest: () => newest,
      attend: (come) => {
        comers.add(come);
        return () => void comers.delete(come);
      },
      seen: () => seen,
    });
  };

  return play.watch(viewer, since, (frame) => {
    const isFirst = newest < 0;
    newest = frame.seq;
    if (isFirst) {
      open(frame);
      return;
    }
    waiting.push(frame);
    for (const come of comers) come();
  });
};

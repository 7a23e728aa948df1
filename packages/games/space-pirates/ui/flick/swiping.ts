/** A drag that swipes through a disc: the disc goes as soon as the finger is through. */
import type { Follower, Point } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { aimingNow, chooseDisc, flick } from './acts.ts';
import { aimingAt } from './draft.ts';
import { FINGER } from './near.ts';
import { flickOfSwipe, hasTouched, isThrough, type Trace } from './swipe.ts';

interface Swipe {
  /** Where the finger came down, and the middle of the disc: client pixels. */
  readonly from: Point;
  readonly middle: Point;
  /** Calls where the finger has not moved the disc. */
  readonly tooSlow: () => void;
}

export const swiping = (read: () => Props, disc: number, { from, middle, tooSlow }: Swipe): Follower => {
  const traces: Trace[] = [{ ...from, t: performance.now() }];
  let isOver = false;
  const go = (): void => {
    if (isOver) return;
    const given = flickOfSwipe(traces);
    const table = read();
    isOver = true;
    if (given === undefined) {
      chooseDisc(table, disc);
      tooSlow();
    } else flick(table, { ...aimingAt(table.view, disc, aimingNow(table)), ...given });
  };
  return {
    move: ({ at }) => {
      traces.push({ ...at, t: performance.now() });
      if (isThrough(traces, middle, FINGER)) go();
    },
    // A finger that is lifted within the disc has pushed it all the same.
    end: () => {
      if (hasTouched(traces, middle, FINGER)) go();
    },
    cancel: () => {
      isOver = true;
    },
  };
};

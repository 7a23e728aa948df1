/** A slingshot: a drag away from an anchor. Who comes back to the anchor and lets go has changed his mind. */
import { SLACK } from './fingers.ts';
import { distance, type Point } from './point.ts';
import type { Follower } from './touch.ts';

export interface Pull {
  /** From the finger to the anchor: the way a slingshot would throw. */
  readonly vector: Point;
  /** Of the vector. */
  readonly length: number;
  /** At the anchor again: letting go now cancels. */
  readonly isBack: boolean;
}

export const pullOf = (anchor: Point, at: Point): Pull => {
  const length = distance(anchor, at);
  return { vector: { x: anchor.x - at.x, y: anchor.y - at.y }, length, isBack: length < SLACK };
};

/** A drag that is followed as a pull, in client pixels: `drag: () => pullBack(anchor, follower)`. */
export const pullBack = (anchor: Point, follower: Follower<Pull>): Follower => ({
  move: ({ at }) => follower.move?.(pullOf(anchor, at)),
  end: ({ at }) => {
    const pull = pullOf(anchor, at);
    if (pull.isBack) follower.cancel?.('back');
    else follower.end?.(pull);
  },
  cancel: (why) => follower.cancel?.(why),
});

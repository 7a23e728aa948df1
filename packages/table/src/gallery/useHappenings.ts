/** A queue of frames without a match: what happens is what the exhibit says. */
import { useState } from 'react';
import type { Choreography } from '../motion/clip.ts';
import { standing } from '../motion/frame.ts';
import { makeFrameQueue } from '../motion/frameQueue.ts';
import { useFrames } from '../motion/useFrames.ts';

export interface Happening<V, H> {
  readonly view: V;
  readonly heard: readonly H[];
}

export const useHappenings = <V, H>(choreography: Choreography<V, H>, first: V) => {
  const [queue] = useState(() => makeFrameQueue<V, H>([standing({ seq: 0, view: first })]));
  const { frame, stage, isAtRest } = useFrames(queue, choreography);
  const { seq, view } = frame;
  const show = (happening: Happening<V, H>): void => queue.come({ seq: seq + 1, by: 'chance', ...happening });
  return { view, stage, isMoving: !isAtRest, show };
};

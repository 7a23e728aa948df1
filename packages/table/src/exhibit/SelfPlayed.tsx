/** A game that plays itself: to see everything move. */
import { useEffect, useState } from 'react';
import { type Frame, standing } from '../motion/frame.ts';
import { makeFrameQueue } from '../motion/frameQueue.ts';
import { useFrames } from '../motion/useFrames.ts';
import type { Drawn } from '../ui.ts';
import type { Messages } from '../words/say.ts';
import { ExhibitedTable, type Shown } from './ExhibitedTable.tsx';

/** Of the scripted first game, through the learner's eyes. */
interface SelfPlayedProps<D extends Drawn, M extends Messages> extends Omit<Shown<D, M>, 'seats'> {
  readonly first: D['view'];
  readonly frames: readonly Frame<D['view'], D['heard']>[];
}

/** Milliseconds from one frame to the next: a little more than the longest takes. */
const PACE = 2800;

const usePlayed = <V, H>(first: V, frames: readonly Frame<V, H>[]) => {
  const [queue] = useState(() => makeFrameQueue<V, H>([standing({ seq: 0, view: first })]));
  useEffect(() => {
    let next = 0;
    const timer = setInterval(() => {
      const frame = frames[next];
      next += 1;
      if (frame === undefined) clearInterval(timer);
      else queue.come(frame);
    }, PACE);
    return () => clearInterval(timer);
  }, [frames, queue]);
  return queue;
};

export const SelfPlayed = <D extends Drawn, M extends Messages>({
  first,
  frames,
  ...shown
}: SelfPlayedProps<D, M>) => {
  const { ui } = shown;
  const { seats, seat: viewer } = ui.tutorial;
  const { frame, before, stage, isAtRest } = useFrames(usePlayed(first, frames), ui.choreography);
  const { view } = frame;
  return (
    <ExhibitedTable
      {...shown}
      seats={seats}
      table={{
        view,
        latest: before && { before, heard: frame.heard },
        viewer,
        turn: [],
        moves: [],
        check: () => undefined,
        play: () => undefined,
        refuse: () => undefined,
        tellWhy: () => undefined,
        draft: ui.freshDraft(view, viewer),
        setDraft: () => undefined,
        isBusy: !isAtRest,
        hasHints: true,
      }}
      heard={[]}
      stage={stage}
    />
  );
};

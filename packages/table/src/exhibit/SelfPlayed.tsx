/** A game that plays itself: to see everything move. */
import { useEffect } from 'react';
import type { Frame } from '../motion/frameQueue.ts';
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

export const SelfPlayed = <D extends Drawn, M extends Messages>({
  first,
  frames,
  ...shown
}: SelfPlayedProps<D, M>) => {
  const { ui } = shown;
  const { seats, seat: viewer } = ui.tutorial;
  const { view, latest, stage, push, isMoving } = useFrames(ui.choreography, first);
  useEffect(() => {
    let next = 0;
    const timer = setInterval(() => {
      const frame = frames[next];
      next += 1;
      if (frame === undefined) clearInterval(timer);
      else push(frame);
    }, PACE);
    return () => clearInterval(timer);
  }, [frames, push]);
  return (
    <ExhibitedTable
      {...shown}
      seats={seats}
      table={{
        view,
        latest,
        viewer,
        turn: [],
        moves: [],
        check: () => undefined,
        play: () => undefined,
        refuse: () => undefined,
        tellWhy: () => undefined,
        draft: ui.freshDraft(view, viewer),
        setDraft: () => undefined,
        isBusy: isMoving,
        hasHints: true,
      }}
      heard={[]}
      stage={stage}
    />
  );
};

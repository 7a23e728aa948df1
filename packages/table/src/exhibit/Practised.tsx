/** A table that one plays at, alone and without a match: what each move leads to is shown as in a game. */
import { useState } from 'react';
import { standing } from '../motion/frame.ts';
import { makeFrameQueue } from '../motion/frameQueue.ts';
import { useFrames } from '../motion/useFrames.ts';
import type { Drawn, TableProps } from '../ui.ts';
import { useStable } from '../useLatest.ts';
import type { Messages } from '../words/say.ts';
import { ExhibitedTable, type Shown } from './ExhibitedTable.tsx';

interface PractisedProps<D extends Drawn, M extends Messages> extends Shown<D, M> {
  readonly first: D['view'];
  readonly viewer: number;
  readonly check: TableProps<D>['check'];
  /** What a move leads to, one frame after the other. */
  readonly play: (
    move: D['move'],
  ) => readonly { readonly heard: readonly D['heard'][]; readonly view: D['view'] }[];
}

export const Practised = <D extends Drawn, M extends Messages>({
  first,
  viewer,
  check,
  play,
  ...shown
}: PractisedProps<D, M>) => {
  const { ui } = shown;
  const [queue] = useState(() => makeFrameQueue<D['view'], D['heard']>([standing({ seq: 0, view: first })]));
  const { frame, before, stage, isAtRest } = useFrames(queue, ui.choreography);
  const { view, seq } = frame;
  const [drafted, setDrafted] = useState({ seq: 0, draft: ui.freshDraft(first, viewer) });
  const setDraft = useStable((draft: D['draft']) => setDrafted({ seq, draft }));
  const playIt = useStable((move: D['move']) => {
    let next = queue.newest().seq;
    for (const each of play(move)) {
      next += 1;
      queue.come({ ...each, seq: next, by: viewer });
    }
  });
  return (
    <ExhibitedTable
      {...shown}
      table={{
        view,
        latest: before && { before, heard: frame.heard },
        viewer,
        turn: [viewer],
        moves: undefined,
        check,
        play: playIt,
        refuse: () => undefined,
        tellWhy: () => undefined,
        draft: drafted.seq === seq ? drafted.draft : ui.freshDraft(view, viewer),
        setDraft,
        isBusy: !isAtRest,
        hasHints: true,
      }}
      heard={frame.heard}
      stage={stage}
    />
  );
};

/** Who looks at a match that is played in this page: a queue of frames for each viewer who has ever looked. */
import type { Live, LiveFrame, Made, Viewer } from '@tortuga/engine';
import { type Frame, type FrameQueue, makeFrameQueue, type Past, standing } from '@tortuga/table/frames';

export interface Audience {
  /** Those whose frames are asked for. */
  readonly viewers: () => readonly Viewer[];
  readonly frames: (viewer: Viewer) => FrameQueue;
  readonly show: (frames: readonly LiveFrame[]) => void;
  /** Everybody is shown the entries that nobody was shown yet. */
  readonly catchUp: () => void;
  /** Everybody sees at once how it stands: the entries are others than before. */
  readonly jump: () => void;
}

/** As much of a match as is shown of it. */
interface Played {
  /** Before the first entry. */
  readonly setup: Live;
  readonly entries: () => readonly Made[];
  /** So many entries there were when the page was opened: everybody has seen these, and is shown the others. */
  readonly opened: number;
}

const framesFor = (frames: readonly LiveFrame[], viewer: Viewer): readonly Frame[] =>
  frames.flatMap(({ seq, by, bodies }) =>
    bodies.flatMap((body) =>
      body.viewer === viewer ? [{ seq, by, heard: body.heard, view: body.view }] : [],
    ),
  );

const pastOf = ({ setup, entries }: Played, viewer: Viewer): Past => [
  standing({ seq: setup.seq, view: setup.view(viewer) }),
  ...framesFor(setup.follow(entries(), [viewer]).frames, viewer),
];

export const makeAudience = (played: Played): Audience => {
  const { opened } = played;
  const queues = new Map<Viewer, FrameQueue>();
  const open = (viewer: Viewer): FrameQueue => {
    const [first, ...rest] = pastOf(played, viewer);
    const queue = makeFrameQueue([first, ...rest.slice(0, opened)]);
    for (const frame of rest.slice(opened)) queue.come(frame);
    queues.set(viewer, queue);
    return queue;
  };
  return {
    viewers: () => [...queues.keys()],
    frames: (viewer) => queues.get(viewer) ?? open(viewer),
    show: (frames) => {
      for (const [viewer, queue] of queues) for (const frame of framesFor(frames, viewer)) queue.come(frame);
    },
    catchUp: () => {
      for (const [viewer, queue] of queues) {
        const [, ...past] = pastOf(played, viewer);
        // The queue leaves out what has come before.
        for (const frame of past) queue.come(frame);
      }
    },
    jump: () => {
      for (const [viewer, queue] of queues) queue.jump(pastOf(played, viewer));
    },
  };
};

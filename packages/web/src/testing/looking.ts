/** How a test looks at a match: without a table, and without waiting for one. */
import type { Viewer } from '@tortuga/engine';
import type { Frame, Frames } from '@tortuga/table';
import type { Play } from '../play/play.ts';

const framesOf = (play: Play, viewer: Viewer): Frames => {
  const frames = play.frames(viewer);
  if (frames === undefined) throw new Error('there is nothing to see');
  return frames;
};

/** The latest that has come. */
export const viewOf = (play: Play, viewer: Viewer): Frame => framesOf(play, viewer).newest();

/** Sees how it stands, then each frame as it comes. */
export const watch = (play: Play, viewer: Viewer, see: (frame: Frame) => void): (() => void) => {
  const frames = framesOf(play, viewer);
  let last = frames.newest();
  see(last);
  return frames.subscribe(() => {
    if (frames.newest() === last) return;
    last = frames.newest();
    see(last);
  });
};

/** Looks at everything that waits: what these eyes have seen then. */
export const pastOf = (play: Play, viewer: Viewer): readonly Frame[] => {
  const frames = framesOf(play, viewer);
  const leave = frames.attach({
    isHidden: () => true,
    measure: () => new Map(),
    commit: (tell) => tell(),
    score: () => [],
    perform: () => ({ done: Promise.resolve(), finish: () => undefined }),
  });
  frames.hurry();
  leave();
  const { history } = frames.shown();
  return history.frames.slice(0, history.count);
};

/** The eyes through which the table is seen; undefined while there is nothing to see. */
import type { Viewer } from '@tortuga/engine';
import type { Frames } from '@tortuga/table';
import { useMemo, useSyncExternalStore } from 'react';
import type { Play, PlayNow } from '../play/play.ts';

export interface Eyes {
  readonly viewer: Viewer;
  readonly frames: Frames;
}

export const useNow = (play: Play): PlayNow => useSyncExternalStore(play.subscribe, play.now);

export const useFramesOf = (play: Play, viewer: Viewer | undefined): Frames | undefined =>
  useSyncExternalStore(play.subscribe, () => (viewer === undefined ? undefined : play.frames(viewer)));

/** Of one viewer at a time. */
export const useEyes = (play: Play, viewer: Viewer | undefined): Eyes | undefined => {
  const frames = useFramesOf(play, viewer);
  return useMemo(
    () => (viewer === undefined || frames === undefined ? undefined : { viewer, frames }),
    [viewer, frames],
  );
};

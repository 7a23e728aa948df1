/** What one pair of eyes is shown of a match, frame by frame. */
import type { Types } from '@tortuga/engine';
import {
  type Choreography,
  type Frames,
  type History,
  type Pause,
  seatsStay,
  type ShownFrames,
  useFrames,
} from '@tortuga/table';
import { useCallback } from 'react';
import type { Eyes } from './useEyes.ts';

export interface ShownTable<V, H> extends ShownFrames<V, H> {
  /** Another one with every entry of the viewer's own or of chance, and with every jump: then a decision begins afresh. */
  readonly epoch: number;
}

/** The number of the latest entry that no decision of this viewer outlives. */
const epochOf = ({ frames, count }: History, viewer: Eyes['viewer']): number => {
  for (let at = count - 1; at >= 0; at--) {
    const { seq, by } = frames[at] ?? {};
    if (seq !== undefined && (by === undefined || by === 'chance' || by === viewer)) return seq;
  }
  return 0;
};

export const useShown = <T extends Types>(
  { viewer, frames }: Eyes,
  choreography: Choreography<T['view'], T['heard']>,
  pause: Pause<T['view']>,
): ShownTable<T['view'], T['heard']> => {
  const choreograph = useCallback<Choreography<T['view'], T['heard']>>(
    (scene) => [...seatsStay(scene.to), ...choreography(scene)],
    [choreography],
  );
  // Made by this game's own `view` and `hear`.
  const shown = useFrames(frames as Frames<T['view'], T['heard']>, choreograph, pause);
  return { ...shown, epoch: epochOf(shown.history, viewer) };
};

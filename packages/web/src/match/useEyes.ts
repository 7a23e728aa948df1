/** The eyes through which the table is seen; undefined while there is nothing to see. */
import type { Viewer } from '@tortuga/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Eyes, openEyes } from '../play/eyes.ts';
import type { Play, PlayNow } from '../play/play.ts';

export const useNow = (play: Play): PlayNow => useSyncExternalStore(play.subscribe, play.now);

/** Of one viewer at a time: what another one has seen is not kept. `since` is asked when they open. */
export const useEyes = (
  play: Play,
  viewer: Viewer | undefined,
  since: (viewer: Viewer) => number | undefined,
): Eyes | undefined => {
  const [eyes, setEyes] = useState<Eyes>();
  useEffect(() => {
    if (viewer === undefined) return undefined;
    const close = openEyes(play, viewer, since(viewer), setEyes);
    return () => {
      close();
      setEyes(undefined);
    };
  }, [play, viewer, since]);
  return eyes?.viewer === viewer ? eyes : undefined;
};

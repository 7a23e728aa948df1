/** A view that changes by frames, with everything that moves in between. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePlaySound } from '../sound/soundContext.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Choreography, Places } from './clip.ts';
import { type FrameQueue, makeFrameQueue, type Shown, type Stage } from './frameQueue.ts';
import { hurryByTaps } from './hurryTaps.ts';
import { perform } from './perform.ts';
import { holdersOf, type Pieces, piecesOf, placesOf } from './pieces.ts';
import { scoreOf } from './score.ts';
import { isStill } from './still.ts';

export interface Frames<V, H> extends Shown<V, H>, Pick<FrameQueue<V, H>, 'push' | 'jump' | 'hurry'> {
  /** Of the element whose pieces move. */
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** What the stage is made of; read at the moment, so that a change of it needs no new queue. */
interface Wings<V, H> {
  readonly choreography: Choreography<V, H>;
  readonly playSound: (sound: Sound) => void;
}

const NOTHING: { readonly pieces: Pieces; readonly places: Places } = {
  pieces: new Map(),
  places: new Map(),
};

const makeStage = <V, H>(
  root: RefObject<HTMLDivElement | null>,
  wings: RefObject<Wings<V, H>>,
  show: (shown: Shown<V, H>) => void,
): Stage<V, H> => {
  let before = NOTHING;
  let after = NOTHING;
  return {
    measure: () => {
      before = after;
      const pieces = root.current === null ? NOTHING.pieces : piecesOf(root.current);
      after = { pieces, places: placesOf(pieces) };
      return after.places;
    },
    commit: (shown) => flushSync(() => show(shown)),
    show,
    // Nobody looks at a hidden page, and its animations do not go on.
    score: (scene) =>
      document.hidden ? [] : scoreOf(wings.current.choreography, scene, isStill(), holdersOf(after.pieces)),
    perform: (clips) => {
      if (root.current === null) return { done: Promise.resolve(), finish: () => undefined };
      const { playSound } = wings.current;
      const cast = { stage: root.current, pieces: after.pieces, gone: before.pieces, from: before.places };
      return perform(clips, { ...cast, playSound });
    },
  };
};

export const useFrames = <V, H>(choreography: Choreography<V, H>, first: NoInfer<V>): Frames<V, H> => {
  const stage = useRef<HTMLDivElement>(null);
  const playSound = usePlaySound();
  const wings = useRef<Wings<V, H>>({ choreography, playSound });
  const [shown, show] = useState<Shown<V, H>>({ view: first, latest: undefined, isMoving: false });
  const [queue] = useState(() => makeFrameQueue(first, makeStage(stage, wings, show)));
  useEffect(() => {
    wings.current = { choreography, playSound };
  }, [choreography, playSound]);
  useEffect(() => hurryByTaps(queue.isMoving, queue.hurry), [queue]);
  useEffect(() => {
    document.addEventListener('visibilitychange', queue.hurry);
    return () => {
      document.removeEventListener('visibilitychange', queue.hurry);
      queue.hurry();
    };
  }, [queue]);
  return { ...shown, stage, push: queue.push, jump: queue.jump, hurry: queue.hurry };
};

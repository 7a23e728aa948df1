/** A queue of frames on the page, with everything that moves in between. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { usePlaySound } from '../sound/soundContext.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Choreography } from './clip.ts';
import type { Frames, Running, Shown, Stage } from './frameQueue.ts';
import { hurryByTaps } from './hurryTaps.ts';
import { type Measured, perform } from './perform.ts';
import { holdersOf, piecesOf, placesOf } from './pieces.ts';
import { scoreOf } from './score.ts';
import { isStill } from './still.ts';

export interface ShownFrames<V, H> extends Shown<V, H>, Pick<Frames<V, H>, 'hurry'> {
  /** Of the element whose pieces move. */
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** Something to read between two frames: only what is shown then ends it, no tap elsewhere. */
export interface Pause<V> {
  readonly begin: (before: V, after: V) => Running | undefined;
  readonly isOn: () => boolean;
}

/** What the stage is made of; read at the moment, so that a change of it needs no new stage. */
interface Wings<V, H> {
  readonly choreography: Choreography<V, H>;
  readonly playSound: (sound: Sound) => void;
  readonly pause: Pause<V> | undefined;
}

const NOTHING: Measured = { pieces: new Map(), places: new Map() };

const makeStage = <V, H>(
  root: RefObject<HTMLDivElement | null>,
  wings: RefObject<Wings<V, H>>,
): Stage<V, H> => {
  let before = NOTHING;
  let after = NOTHING;
  return {
    // Its animations do not go on.
    isHidden: () => document.hidden,
    measure: () => {
      before = after;
      const pieces = root.current === null ? NOTHING.pieces : piecesOf(root.current);
      after = { pieces, places: placesOf(pieces) };
      return after.places;
    },
    commit: flushSync,
    score: (scene) => scoreOf(wings.current.choreography, scene, isStill(), holdersOf(after.pieces)),
    perform: (clips) => {
      if (root.current === null) return { done: Promise.resolve(), finish: () => undefined };
      const { playSound } = wings.current;
      return perform(clips, { stage: root.current, before, after, playSound });
    },
    pause: (was, is) => wings.current.pause?.begin(was, is),
  };
};

/** Whoever taps or looks elsewhere sees the rest at once. */
const useHurrying = <V, H>({ shown, hurry }: Frames<V, H>, wings: RefObject<Wings<V, H>>): void => {
  useEffect(
    () => hurryByTaps(() => !shown().isAtRest && wings.current.pause?.isOn() !== true, hurry),
    [shown, hurry, wings],
  );
  useEffect(() => {
    document.addEventListener('visibilitychange', hurry);
    return () => document.removeEventListener('visibilitychange', hurry);
  }, [hurry]);
};

export const useFrames = <V, H>(
  frames: Frames<V, H>,
  choreography: Choreography<NoInfer<V>, NoInfer<H>>,
  pause?: Pause<NoInfer<V>>,
): ShownFrames<V, H> => {
  const stage = useRef<HTMLDivElement>(null);
  const playSound = usePlaySound();
  const wings = useRef<Wings<V, H>>({ choreography, playSound, pause });
  const shown = useSyncExternalStore(frames.subscribe, frames.shown, frames.shown);
  useEffect(() => {
    wings.current = { choreography, playSound, pause };
  }, [choreography, playSound, pause]);
  useEffect(() => frames.attach(makeStage(stage, wings)), [frames]);
  useHurrying(frames, wings);
  return { ...shown, stage, hurry: frames.hurry };
};

/** A queue of frames on the page, with everything that moves in between. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { usePlaySound } from '../sound/soundContext.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Choreography } from './clip.ts';
import type { Frames, Shown, Stage } from './frameQueue.ts';
import { hurryByTaps } from './hurryTaps.ts';
import { type Measured, perform } from './perform.ts';
import { holdersOf, piecesOf, placesOf } from './pieces.ts';
import { scoreOf } from './score.ts';
import { isStill } from './still.ts';

export interface ShownFrames<V, H> extends Shown<V, H>, Pick<Frames<V, H>, 'hurry'> {
  /** Of the element whose pieces move. */
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** What the stage is made of; read at the moment, so that a change of it needs no new stage. */
interface Wings<V, H> {
  readonly choreography: Choreography<V, H>;
  readonly playSound: (sound: Sound) => void;
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
  };
};

/** Whoever taps or looks elsewhere sees the rest at once. */
const useHurrying = <V, H>({ shown, hurry }: Frames<V, H>): void => {
  useEffect(() => hurryByTaps(() => !shown().isAtRest, hurry), [shown, hurry]);
  useEffect(() => {
    document.addEventListener('visibilitychange', hurry);
    return () => document.removeEventListener('visibilitychange', hurry);
  }, [hurry]);
};

export const useFrames = <V, H>(
  frames: Frames<V, H>,
  choreography: Choreography<NoInfer<V>, NoInfer<H>>,
): ShownFrames<V, H> => {
  const stage = useRef<HTMLDivElement>(null);
  const playSound = usePlaySound();
  const wings = useRef<Wings<V, H>>({ choreography, playSound });
  const shown = useSyncExternalStore(frames.subscribe, frames.shown, frames.shown);
  useEffect(() => {
    wings.current = { choreography, playSound };
  }, [choreography, playSound]);
  useEffect(() => frames.attach(makeStage(stage, wings)), [frames]);
  useHurrying(frames);
  return { ...shown, stage, hurry: frames.hurry };
};

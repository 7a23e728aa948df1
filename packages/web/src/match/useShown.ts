/** Frames fed to the kit's queue one by one, so that each is seen; a tap shows the rest at once. */
import type { Actor, Types } from '@tortuga/engine';
import { type Choreography, type Frames, useFrames, seatsStay } from '@tortuga/table';
import { useCallback, useEffect, useRef } from 'react';
import type { Eyes } from '../play/eyes.ts';
import type { PlayFrame } from '../play/play.ts';

/** A view, and where in the match it stands. */
export interface Seen<V> {
  readonly seq: number;
  readonly by: Actor | undefined;
  /** Grows with every entry of the viewer's own, of chance, and with every jump: then a decision begins afresh. */
  readonly epoch: number;
  /** All that was seen up to here, this one included: told with the view, by the same commit, and never before it. */
  readonly frames: readonly PlayFrame[];
  readonly view: V;
}

export interface ShownTable<V, H> extends Frames<Seen<V>, H> {
  /** Nothing moves, and nothing waits to be shown. */
  readonly isAtRest: boolean;
}

/** More than these are not worth waiting for, where the match goes on without us. */
const MOST_WAITING = 24;

/** Keys that show the rest at once. */
const HURRYING: readonly string[] = ['Enter', ' ', 'Escape'];

const seenOf = <T extends Types>(frame: PlayFrame, eyes: Eyes, epoch: number): Seen<T['view']> => ({
  seq: frame.seq,
  by: frame.by,
  epoch: frame.by === undefined || frame.by === 'chance' || frame.by === eyes.viewer ? epoch + 1 : epoch,
  frames: eyes.seen(),
  view: frame.view as T['view'], // made by this game's own `view`
});

type Feed = (all: boolean) => void;

/** Takes the next frame, or all that wait, from the eyes to the queue. */
const useFeed = <T extends Types>(eyes: Eyes, frames: Frames<Seen<T['view']>, T['heard']>) => {
  const isBusy = useRef(false);
  const latest = useRef(frames.view);
  const { push, jump } = frames;
  const feed = useCallback<Feed>(
    (all) => {
      for (let next = eyes.take(); next !== undefined; next = all ? eyes.take() : undefined) {
        latest.current = seenOf<T>(next, eyes, latest.current.epoch);
        isBusy.current = next.by !== undefined;
        if (next.by === undefined) jump(latest.current);
        else push({ view: latest.current, heard: next.heard as readonly T['heard'][] }); // this game's own
      }
    },
    [eyes, jump, push],
  );
  return { feed, isBusy };
};

/** Whoever taps or looks elsewhere sees the rest at once. */
const useRush = (eyes: Eyes, feed: Feed, hurry: () => void): void => {
  useEffect(() => {
    const rush = (): void => {
      if (eyes.waiting() === 0) return;
      feed(true);
      hurry();
    };
    const rushByKey = ({ key }: KeyboardEvent): void => {
      if (HURRYING.includes(key)) rush();
    };
    addEventListener('pointerdown', rush, { capture: true });
    addEventListener('keydown', rushByKey, { capture: true });
    document.addEventListener('visibilitychange', rush);
    return () => {
      removeEventListener('pointerdown', rush, { capture: true });
      removeEventListener('keydown', rushByKey, { capture: true });
      document.removeEventListener('visibilitychange', rush);
    };
  }, [eyes, feed, hurry]);
};

export const useShown = <T extends Types>(
  eyes: Eyes,
  choreography: Choreography<T['view'], T['heard']>,
): ShownTable<T['view'], T['heard']> => {
  const choreograph = useCallback<Choreography<Seen<T['view']>, T['heard']>>(
    ({ before, after, ...scene }) => [
      ...seatsStay(scene.to),
      ...choreography({ ...scene, before: before.view, after: after.view }),
    ],
    [choreography],
  );
  const frames = useFrames(choreograph, seenOf<T>(eyes.first, eyes, 0));
  const { feed, isBusy } = useFeed<T>(eyes, frames);
  useEffect(
    () =>
      eyes.attend(() => {
        if (document.hidden || eyes.waiting() > MOST_WAITING) feed(true);
        else if (!isBusy.current) feed(false);
      }),
    [eyes, feed, isBusy],
  );
  useEffect(() => {
    if (frames.isMoving) return undefined;
    // Not within the commit that opens the table: it may be undone and done again. A hidden page need not be patient.
    const timer = setTimeout(() => {
      isBusy.current = false;
      feed(document.hidden);
    });
    return () => clearTimeout(timer);
  }, [frames.isMoving, frames.view, feed, isBusy]);
  useRush(eyes, feed, frames.hurry);
  return { ...frames, isAtRest: !frames.isMoving && frames.view.seq === eyes.newest() };
};

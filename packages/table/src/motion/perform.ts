/** Clips handed to the browser: from here on it animates by itself. */
import type { Sound } from '../sound/sounds.ts';
import type { Clip, Place, Places } from './clip.ts';
import type { Running } from './frameQueue.ts';
import { ghostOf, isDrawn } from './ghost.ts';
import type { PieceElement, Pieces } from './pieces.ts';

/** A stage at one moment. */
export interface Measured {
  readonly pieces: Pieces;
  readonly places: Places;
}

export interface Cast {
  readonly stage: HTMLElement;
  /** Before and after the commit. */
  readonly before: Measured;
  readonly after: Measured;
  readonly playSound: (sound: Sound) => void;
}

export const perform = (clips: readonly Clip[], cast: Cast): Running => {
  const standIns = standInsOf(clips, cast);
  const likenesses = new Map([...ghostsOf(clips, cast), ...standIns]);
  const roles = clips.flatMap((clip) => {
    const element = likenesses.get(clip.piece) ?? cast.after.pieces.get(clip.piece);
    return element === undefined || clip.frames.length === 0 ? [] : [{ clip, element }];
  });
  // All styles are read before the first animation is begun.
  const read = roles.map((role) => ({ ...role, own: getComputedStyle(role.element).transform }));
  const animations = [
    ...read.map(({ clip, element, own }) => element.animate(framesOn(clip, own), timingOf(clip))),
    ...[...standIns.keys()].flatMap((piece) => cast.after.pieces.get(piece)?.animate(...UNSEEN) ?? []),
  ];
  const timers = clips.flatMap(({ sound, delay = 0 }) =>
    sound === undefined ? [] : [setTimeout(() => cast.playSound(sound), delay)],
  );
  const clear = async (): Promise<void> => {
    await Promise.allSettled(animations.map(({ finished }) => finished));
    for (const animation of animations) animation.cancel();
    for (const likeness of likenesses.values()) likeness.remove();
  };
  const finish = (): void => {
    for (const animation of animations) animation.finish();
    for (const timer of timers) clearTimeout(timer);
  };
  return { done: clear(), finish };
};

const timingOf = ({ ms, delay = 0, easing = 'linear' }: Clip): KeyframeAnimationOptions => ({
  duration: ms,
  delay,
  easing,
  // Until its turn comes a piece stays where it lay. At its end it keeps the transform, though it lies there anyway: to
  // let go of it would cost a layout while others still move.
  fill: 'both',
});

/** Of a piece that its likeness stands in for, until all is over. */
const UNSEEN: [Keyframe[], KeyframeAnimationOptions] = [
  [{ opacity: 0 }, { opacity: 0 }],
  { duration: 1, fill: 'both' },
];

/** A piece's own tilt stays: what the clip says comes on top of it. */
const framesOn = ({ frames }: Clip, own: string): Keyframe[] =>
  frames.map((frame) =>
    own === 'none' || typeof frame['transform'] !== 'string'
      ? { ...frame }
      : { ...frame, transform: frame['transform'] === 'none' ? own : `${frame['transform']} ${own}` },
  );

const namesOf = (clips: readonly Clip[]): readonly string[] => [...new Set(clips.map(({ piece }) => piece))];

/** The layer of a board, or what lies over all of it and beyond its edge; the stage for what lies on the page. */
const layerOf = (stage: HTMLElement, { lens }: Place, kind: 'board' | 'sky'): Element =>
  lens === undefined ? stage : (stage.querySelector(`[data-${kind}="${CSS.escape(lens.board)}"]`) ?? stage);

/** Of pieces that are gone. */
const ghostsOf = (clips: readonly Clip[], { stage, before, after }: Cast): Pieces =>
  new Map(
    namesOf(clips).flatMap((piece) => {
      const was = before.pieces.get(piece);
      const place = before.places.get(piece);
      if (after.pieces.has(piece) || was === undefined || place === undefined) return [];
      const ghost = ghostOf(was, place);
      layerOf(stage, place, 'board').append(ghost);
      return [[piece, ghost] as const];
    }),
  );

const isMoved = ({ frames }: Clip): boolean => frames.some(({ transform }) => transform !== undefined);

/** Of pieces of a board that come from beyond its edge, where it shows nothing, and of parts of its drawings that move. */
const standInsOf = (clips: readonly Clip[], { stage, after }: Cast): Pieces => {
  const over = new Set(namesOf(clips.filter(({ isOver }) => isOver)));
  const moved = new Set(namesOf(clips.filter(isMoved)));
  return new Map(
    namesOf(clips).flatMap((piece) => {
      const is = after.pieces.get(piece);
      const place = after.places.get(piece);
      if (is === undefined || place?.lens === undefined) return [];
      if (!over.has(piece) && !(moved.has(piece) && isDrawn(is))) return [];
      const standIn = ghostOf(is, place);
      if (over.has(piece)) layerOf(stage, place, 'sky').append(standIn);
      else drawingAround(is).after(standIn);
      return [[piece, standIn] as const];
    }),
  );
};

/** The whole drawing: what lies over it lies over a piece of it that moves. */
const drawingAround = (element: PieceElement): Element => element.closest('[data-board] > svg') ?? element;

/** Clips handed to the browser: from here on it animates by itself. */
import type { Sound } from '../sound/sounds.ts';
import type { Clip, Place, Places } from './clip.ts';
import type { Running } from './frameQueue.ts';
import { type Ghost, ghostOf, isDrawn } from './ghost.ts';
import type { PieceElement, Pieces } from './pieces.ts';

/** A stage at one moment. */
export interface Measured {
  readonly pieces: Pieces;
  readonly places: Places;
}

export interface Cast {
  readonly stage: HTMLElement;
  /** The commit. */
  readonly before: Measured;
  readonly after: Measured;
  readonly playSound: (sound: Sound) => void;
}

export const perform = (clips: readonly Clip[], cast: Cast): Running => {
  const ghosts = ghostsOf(clips, cast);
  const standIns = standInsOf(clips, cast);
  const roles = clips.flatMap((clip) => {
    const ghost = standIns.get(clip.piece) ?? ghosts.get(clip.piece);
    const element = ghost?.element ?? cast.after.pieces.get(clip.piece);
    return element === undefined || clip.frames.length === 0 ? [] : [{ clip, element }];
  });
  // All styles are read before the first animation is begun.
  const read = roles.map((role) => ({ ...role, own: getComputedStyle(role.element).transform }));
  const animations = [
    ...read.map(({ clip, element, own }) => {
      const pivot = isDrawn(element) ? pivotOf(cast, clip.piece) : undefined;
      return element.animate(framesOn(clip, own, pivot), timingOf(clip));
    }),
    ...[...standIns.keys()].flatMap((piece) => cast.after.pieces.get(piece)?.animate(...UNSEEN) ?? []),
  ];
  const timers = clips.flatMap(({ sound, delay = 0 }) =>
    sound === undefined ? [] : [setTimeout(() => cast.playSound(sound), delay)],
  );
  const clear = async (): Promise<void> => {
    await Promise.allSettled(animations.map(({ finished }) => finished));
    for (const animation of animations) animation.cancel();
    for (const { root } of [...ghosts.values(), ...standIns.values()]) root.remove();
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

/** Of a piece that another stands in for, until all is over. */
const UNSEEN: [Keyframe[], KeyframeAnimationOptions] = [
  [{ opacity: 0 }, { opacity: 0 }],
  { duration: 1, fill: 'both' },
];

/** The middle of a piece: a part of a drawing does not turn about it by itself. */
const pivotOf = ({ before, after }: Cast, piece: string): Place | undefined =>
  after.places.get(piece) ?? before.places.get(piece);

const around = (transform: string, { x, y, width, height }: Place): string => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return `translate(${middleX}px, ${middleY}px) ${transform} translate(${-middleX}px, ${-middleY}px)`;
};

/** A piece's own tilt stays: what the clip says comes on top of it. */
const framesOn = ({ frames }: Clip, own: string, pivot: Place | undefined): Keyframe[] =>
  frames.map((frame) => {
    const { transform } = frame;
    if (typeof transform !== 'string') return { ...frame };
    const turned = pivot === undefined || transform === 'none' ? transform : around(transform, pivot);
    const all = [turned, own].filter((each) => each !== 'none');
    return { ...frame, transform: all.length === 0 ? 'none' : all.join(' ') };
  });

/** Where likenesses of a piece are put: over the page, on a board, or over all of a board and beyond its edge. */
const homeOf = (stage: HTMLElement, { lens }: Place, kind: 'board' | 'sky'): Element =>
  lens === undefined ? stage : (stage.querySelector(`[data-${kind}="${CSS.escape(lens.board)}"]`) ?? stage);

const put = (piece: PieceElement, place: Place, home: Element): Ghost => {
  const ghost = ghostOf(piece, place);
  home.append(ghost.root);
  return ghost;
};

const ghostsOf = (clips: readonly Clip[], { stage, before, after }: Cast): ReadonlyMap<string, Ghost> =>
  new Map(
    [...new Set(clips.map(({ piece }) => piece))].flatMap((piece) => {
      const was = before.pieces.get(piece);
      const place = before.places.get(piece);
      if (after.pieces.has(piece) || was === undefined || place === undefined) return [];
      return [[piece, put(was, place, homeOf(stage, place, 'board'))] as const];
    }),
  );

/** A board shows nothing beyond its edge: a piece that comes from there is seen as its likeness, until it lies on it. */
const standInsOf = (clips: readonly Clip[], { stage, after }: Cast): ReadonlyMap<string, Ghost> =>
  new Map(
    [...new Set(clips.filter(({ isOver }) => isOver).map(({ piece }) => piece))].flatMap((piece) => {
      const is = after.pieces.get(piece);
      const place = after.places.get(piece);
      if (is === undefined || place?.lens === undefined) return [];
      return [[piece, put(is, place, homeOf(stage, place, 'sky'))] as const];
    }),
  );

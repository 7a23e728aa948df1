/** Clips handed to the browser: from here on it animates by itself. */
import type { Sound } from '../sound/sounds.ts';
import type { Clip, Places } from './clip.ts';
import type { Running } from './frameQueue.ts';
import { ghostOf } from './ghost.ts';
import type { Pieces } from './pieces.ts';

export interface Cast {
  readonly stage: HTMLElement;
  readonly pieces: Pieces;
  /** As they were before the commit. */
  readonly gone: Pieces;
  readonly from: Places;
  readonly playSound: (sound: Sound) => void;
}

export const perform = (clips: readonly Clip[], cast: Cast): Running => {
  const ghosts = ghostsOf(clips, cast);
  cast.stage.append(...ghosts.values());
  const roles = clips.flatMap((clip) => {
    const element = cast.pieces.get(clip.piece) ?? ghosts.get(clip.piece);
    return element === undefined || clip.frames.length === 0 ? [] : [{ clip, element }];
  });
  // All styles are read before the first animation is begun.
  const read = roles.map((role) => ({ ...role, own: getComputedStyle(role.element).transform }));
  const animations = read.map(({ clip, element, own }) =>
    element.animate(framesOn(clip, own), timingOf(clip)),
  );
  const timers = clips.flatMap(({ sound, delay = 0 }) =>
    sound === undefined ? [] : [setTimeout(() => cast.playSound(sound), delay)],
  );
  const clear = async (): Promise<void> => {
    await Promise.allSettled(animations.map(({ finished }) => finished));
    for (const animation of animations) animation.cancel();
    for (const ghost of ghosts.values()) ghost.remove();
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

/** A piece's own tilt stays: what the clip says comes on top of it. */
const framesOn = ({ frames }: Clip, own: string): Keyframe[] =>
  frames.map((frame) =>
    own === 'none' || typeof frame['transform'] !== 'string'
      ? { ...frame }
      : { ...frame, transform: frame['transform'] === 'none' ? own : `${frame['transform']} ${own}` },
  );

const ghostsOf = (clips: readonly Clip[], { pieces, gone, from }: Cast): ReadonlyMap<string, HTMLElement> =>
  new Map(
    clips.flatMap(({ piece }) => {
      const was = gone.get(piece);
      const place = from.get(piece);
      if (pieces.has(piece) || was === undefined || place === undefined) return [];
      return [[piece, ghostOf(was, place)] as const];
    }),
  );

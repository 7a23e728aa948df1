/**
 * The 500 flicks computed and played back by the browser that runs this: its own animations, of the very clips that a
 * table hands to it, looked at when each piece of path begins and at the end.
 */
import { centreOf, type Clip, type Place } from '@tortuga/table';
import type { Of } from '../motion/scene.ts';
import { slide, timingOf } from '../motion/slide.ts';
import { type Leg, tracksOf } from '../motion/track.ts';
import { pieces } from '../pieces.ts';
import { discPlace, onMap } from '../units.ts';
import { eachPlayedFlick, type PlayedFlick } from './playedFlicks.ts';

interface Told {
  readonly flicks: number;
  /** Discs that moved. */
  readonly moved: number;
  /** Those that came to rest on the board, by the rules. */
  readonly rests: number;
  /** Millimetres by which a disc missed the start of a piece of its path, and where it rests: the most of all. */
  readonly offPath: number;
  readonly offRest: number;
  /** Of everything that the rules reckoned. */
  readonly sum: number;
}

/** A disc as it lies in the end, one pixel a millimetre. */
const layDisc = ({ x, y, width, height }: Place): HTMLElement => {
  const disc = document.createElement('div');
  Object.assign(disc.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(disc);
  return disc;
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

const apart = (one: Spot, other: Spot): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** Where it is shown: what the browser makes of its keyframes. */
const shownAt = (disc: HTMLElement, lies: Place): Spot => {
  const { e, f } = new DOMMatrix(getComputedStyle(disc).transform);
  const { x, y } = centreOf(lies);
  return { x: x + e, y: y + f };
};

interface Missed {
  readonly path: number;
  readonly rest: number;
}

const playDisc = (clip: Clip, lies: Place, track: readonly Leg[], played: PlayedFlick): Missed => {
  const disc = layDisc(lies);
  const animation = disc.animate([...clip.frames], { duration: clip.ms, fill: 'both' });
  animation.pause();
  const { lead, second, whole } = timingOf(played.slid, played);
  const path = track.map((leg) => {
    animation.currentTime = Math.min(whole, lead + leg.t * second);
    return apart(shownAt(disc, lies), onMap(leg));
  });
  animation.currentTime = whole;
  const rest = apart(shownAt(disc, lies), centreOf(lies));
  animation.cancel();
  disc.remove();
  return { path: Math.max(0, ...path), rest };
};

/** The place of the rules' own. */
const restOf = ({ rests }: Of<'slid'>, disc: number): Place | undefined => {
  const [, x, y] = rests.find(([each]) => each === disc) ?? [];
  return x === undefined || y === undefined ? undefined : discPlace({ x, y });
};

export const playBack = (): Told => {
  let told: Told = { flicks: 0, moved: 0, rests: 0, offPath: 0, offRest: 0, sum: 0 };
  eachPlayedFlick((played) => {
    const { clips } = slide(played.slid, played);
    told = { ...told, flicks: told.flicks + 1 };
    for (const [, disc, x, y, vx, vy] of played.slid.pieces)
      told = { ...told, sum: (told.sum + disc + x + y + vx + vy) % 1e6 };
    for (const [disc, track] of tracksOf(played.slid.pieces)) {
      const clip = clips.find(({ piece }) => piece === pieces.disc(disc));
      const lies = played.to.get(pieces.disc(disc));
      if (clip === undefined || lies === undefined) throw new Error(`disc ${disc} is not played`);
      const ruled = restOf(played.slid, disc);
      const missed = playDisc(clip, lies, track, played);
      const offRest = Math.max(missed.rest, ruled === undefined ? 0 : apart(centreOf(lies), centreOf(ruled)));
      told = {
        ...told,
        moved: told.moved + 1,
        rests: told.rests + (ruled === undefined ? 0 : 1),
        offPath: Math.max(told.offPath, missed.path),
        offRest: Math.max(told.offRest, offRest),
      };
    }
  });
  return told;
};

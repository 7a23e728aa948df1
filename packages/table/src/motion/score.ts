/** All clips of one frame, in the time that a frame may take. */
import type { Choreography, Clip, Places } from './clip.ts';
import { flightsOf, type Holders } from './flight.ts';
import { TEMPO } from './tempo.ts';

const endOf = ({ ms, delay = 0 }: Clip): number => delay + ms;

export const lengthOf = (clips: readonly Clip[]): number => Math.max(0, ...clips.map(endOf));

/** Nothing makes one wait: what would take longer is played quicker, in proportion. */
export const inTime = (clips: readonly Clip[], most: number = TEMPO.most): readonly Clip[] => {
  const length = lengthOf(clips);
  if (length <= most) return clips;
  const pace = most / length;
  return clips.map((clip) => ({ ...clip, ms: clip.ms * pace, delay: (clip.delay ?? 0) * pace }));
};

const STILL_MS = 120;

/** For those who asked for less motion: each piece fades once, where it is; each sound sounds once. */
export const stillOf = (clips: readonly Clip[], to: Places): readonly Clip[] => {
  const pieces = [...new Set(clips.filter(({ frames }) => frames.length > 0).map(({ piece }) => piece))];
  const sounds = [...new Set(clips.map(({ sound }) => sound))].filter((sound) => sound !== undefined);
  return [
    ...pieces
      .filter((piece) => to.has(piece))
      .map((piece) => ({ piece, frames: [{ opacity: 0 }, { opacity: 1 }], ms: STILL_MS })),
    ...sounds.map((sound) => ({ piece: '', frames: [], ms: 0, sound })),
  ];
};

export interface Scene<V, H> {
  readonly heard: readonly H[];
  readonly before: V;
  readonly after: V;
  readonly from: Places;
  readonly to: Places;
}

export const scoreOf = <V, H>(
  choreography: Choreography<V, H>,
  scene: Scene<V, H>,
  isStill: boolean,
  holders: Holders = new Map(),
): readonly Clip[] => {
  const told = choreography(scene);
  const mentioned = new Set(told.map(({ piece }) => piece));
  const all = [...flightsOf(scene.from, scene.to, mentioned, holders), ...told];
  return isStill ? stillOf(all, scene.to) : inTime(all);
};

/** Clips of a frame made sound: each piece moves once, what was face down stays so until it is turned, hidden things hide. */
import { type Clip, EASE, TEMPO } from '@tortuga/table';
import { HIDDEN, pieces } from '../pieces.ts';
import type { Scene } from './scene.ts';

const soundOnly = ({ sound, delay }: Clip): readonly Clip[] =>
  sound === undefined ? [] : [{ piece: '', frames: [], ms: 0, sound, ...(delay !== undefined && { delay }) }];

/** What would move twice moves the first time; both are heard. */
export const onceEach = (clips: readonly Clip[]): readonly Clip[] => {
  const moved = new Set<string>();
  return clips.flatMap((clip) => {
    if (clip.piece === '' || clip.frames.length === 0) return [clip];
    if (moved.has(clip.piece)) return soundOnly(clip);
    moved.add(clip.piece);
    return [clip];
  });
};

const FLIP_MS = TEMPO.reveal;

/** The same way, face down, and then it turns over. */
const coverOf = (cover: string, { frames, ms, delay = 0, easing = 'linear' }: Clip): Clip => {
  const whole = ms + FLIP_MS;
  const last = Math.max(1, frames.length - 1);
  const end = frames.at(-1)?.['transform'];
  const base = typeof end === 'string' ? end : 'translate(0px, 0px)';
  const way = frames.map(({ transform, offset, opacity = 1, easing: own = easing }, nth) => ({
    ...(transform !== undefined && { transform }),
    opacity,
    offset: ((offset ?? nth / last) * ms) / whole,
    easing: own,
  }));
  return {
    piece: cover,
    frames: [
      ...way,
      { transform: base, opacity: 1, offset: ms / whole + 0.01 },
      { transform: base, opacity: 0 },
    ],
    ms: whole,
    delay,
    easing: EASE.inOut,
  };
};

/** SP-35: an Asteroid that a slide reveals is a Freighter to the eye until it has stopped. */
export const uncover = (clips: readonly Clip[], { heard, to }: Scene): readonly Clip[] => {
  const covers = heard.flatMap((event) => {
    if (event.kind !== 'revealed') return [];
    const slid = clips.find(({ piece, frames }) => piece === pieces.disc(event.disc) && frames.length > 0);
    const cover = pieces.cover(event.disc);
    return slid === undefined || !to.has(cover) ? [] : [coverOf(cover, slid)];
  });
  return [...covers, ...clips];
};

/** Pieces that are seen in motion only do not fade in or fly by themselves. */
export const hiddenStay = (clips: readonly Clip[], { to }: Scene): readonly Clip[] => {
  const told = new Set(clips.map(({ piece }) => piece));
  const idle = [...to.keys()].filter((piece) => HIDDEN.test(piece) && !told.has(piece));
  return [...clips, ...idle.map((piece): Clip => ({ piece, frames: [], ms: 0 }))];
};

const REST = 'translate(0px, 0px)';

/** What moves is drawn over all that lies still: the storm, which lies above everything, seems to move as well. */
const stormToo = (clips: readonly Clip[], { to }: Scene): readonly Clip[] => {
  const moved = clips.filter(({ piece, frames }) => frames.length > 0 && /^(?:ship|disc)-/.test(piece));
  if (moved.length === 0 || !to.has(pieces.storm)) return [];
  if (clips.some(({ piece }) => piece === pieces.storm)) return [];
  const ms = Math.max(...moved.map((clip) => (clip.delay ?? 0) + clip.ms));
  return [{ piece: pieces.storm, frames: [{ transform: REST }, { transform: REST }], ms }];
};

/** From above to below. */
const LAYERS = [/^wind$/, /^storm$/, /^(?:face|cover|tick)-/, /^disc-/, /^ship-/];

const layerOf = ({ piece }: Clip): number => {
  const layer = LAYERS.findIndex((each) => each.test(piece));
  return layer < 0 ? LAYERS.length : layer;
};

/** As on the map: of pieces that move the first one told of lies above. */
export const inLayers = (clips: readonly Clip[], scene: Scene): readonly Clip[] =>
  [...stormToo(clips, scene), ...clips].toSorted((one, other) => layerOf(one) - layerOf(other));

/** What is wrong with the clips of one frame, in words: none where all is sound. */
import type { Clip } from '../motion/clip.ts';

/** What a keyframe may tell: only transform and opacity are animated. */
const TOLD = ['transform', 'opacity', 'offset', 'easing'];

const framesFaults = ({ piece, frames }: Clip): readonly string[] => {
  const told = new Set(frames.flatMap((frame) => Object.keys(frame)));
  const offsets = frames.flatMap(({ offset }) => offset ?? []);
  const isOrdered = offsets.every((offset, index) => offset >= (offsets[index - 1] ?? 0) && offset <= 1);
  return [
    ...[...told].filter((name) => !TOLD.includes(name)).map((name) => `${piece} animates ${name}`),
    ...(isOrdered ? [] : [`${piece} has frames out of order`]),
    ...(/NaN|null|undefined/.test(JSON.stringify(frames)) ? [`${piece} has a hole in its frames`] : []),
  ];
};

/** `known` are the pieces of the table before and after the frame. */
export const clipFaults = (clips: readonly Clip[], known: ReadonlySet<string>): readonly string[] => {
  const moved = clips.filter(({ piece, frames }) => piece !== '' && frames.length > 0);
  const names = moved.map(({ piece }) => piece);
  return [
    ...moved.filter(({ piece }) => !known.has(piece)).map(({ piece }) => `${piece} is not there`),
    ...names.filter((piece, index) => names.indexOf(piece) !== index).map((piece) => `${piece} moves twice`),
    ...clips
      .filter(({ ms, delay = 0 }) => !(ms >= 0 && delay >= 0))
      .map(({ piece }) => `${piece} has no time to move`),
    ...clips.flatMap(framesFaults),
  ];
};

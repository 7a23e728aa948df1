/** The lines of a log: gathered from the newest frame backwards, so that a long match costs no more than a short one. */
import type { Frame, History, LogLine } from '@tortuga/table';

type Tell<V, H> = (frame: Frame<V, H>) => readonly LogLine[];

export const linesIn = <V, H>(
  { frames, count }: History<V, H>,
  most: number,
  tell: Tell<V, H>,
): readonly LogLine[] => {
  const told: (readonly LogLine[])[] = [];
  let lines = 0;
  for (let at = count - 1; at >= 0 && lines < most; at--) {
    const frame = frames[at];
    const more = frame === undefined ? [] : tell(frame);
    told.push(more);
    lines += more.length;
  }
  return told.toReversed().flat().slice(-most);
};

/** Tells each frame once. */
export const tellOnce = <V, H>(tell: Tell<V, H>): Tell<V, H> => {
  const told = new WeakMap<Frame<V, H>, readonly LogLine[]>();
  return (frame) => {
    const lines = told.get(frame) ?? tell(frame);
    told.set(frame, lines);
    return lines;
  };
};

/** Those that came since a certain line: where it is gone, as after a jump, the last one says enough. */
export const linesSince = (
  lines: readonly LogLine[],
  last: LogLine['id'] | undefined,
): readonly LogLine[] => {
  const at = lines.findLastIndex(({ id }) => id === last);
  return at < 0 && last !== undefined ? lines.slice(-1) : lines.slice(at + 1);
};

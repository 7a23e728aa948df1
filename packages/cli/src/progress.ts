/** A progress bar, where somebody watches. */
import type { Io } from './io.ts';

const WIDTH = 40;

export interface Progress {
  readonly step: (done: number) => void;
  readonly done: () => void;
}

export const progress = (io: Io, total: number): Progress => {
  let shown = -1;
  if (!io.watched) return { step: () => undefined, done: () => undefined };
  return {
    step: (done) => {
      const filled = Math.floor((WIDTH * done) / total);
      if (filled === shown) return;
      shown = filled;
      io.status(`[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${total}`);
    },
    done: () => io.status(''),
  };
};

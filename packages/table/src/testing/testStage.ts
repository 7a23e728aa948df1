/** A stage that notes what it is asked for, and whose clips end when a test says so. */
import type { Clip } from '../motion/clip.ts';
import type { Running, Stage } from '../motion/frameQueue.ts';
import type { Scene } from '../motion/score.ts';

/** A view that nothing moves to. */
export const STILL = 'still';
/** A view after which there is something to read. */
export const TO_READ = 'to read';

export const makeTestStage = (shownNow: () => string) => {
  const notes: string[] = [];
  let isHidden = false;
  let end: (() => void) | undefined;
  const run = (note: string): Running => {
    notes.push(note);
    let finish = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      finish = () => {
        if (end === finish) end = undefined;
        resolve();
      };
    });
    end = finish;
    return { done, finish };
  };
  const stage: Stage<string, string> = {
    isHidden: () => isHidden,
    measure: () => {
      notes.push('measure');
      return new Map();
    },
    commit: (tell) => {
      notes.push(`commit ${shownNow()}`);
      tell();
    },
    score: ({ before, after }: Scene<string, string>): readonly Clip[] =>
      after === STILL ? [] : [{ piece: `${before}${after}`, frames: [], ms: 100 }],
    perform: (clips) => run(`perform ${clips.map(({ piece }) => piece).join()}`),
    pause: (before, after) => (after === TO_READ ? run(`pause after ${before}`) : undefined),
  };
  return {
    stage,
    notes,
    isPerforming: () => end !== undefined,
    finish: () => end?.(),
    hide: (hidden: boolean) => {
      isHidden = hidden;
    },
  };
};

/** All that follows from what happened so far. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Frames shown one after another: each is committed once, then its clips run, then comes the next. A hurried queue goes
 * to its end at once; one that grows too long hurries itself, because bots think faster than pieces sail.
 */
import type { Clip, Places } from './clip.ts';
import type { Scene } from './score.ts';

export interface Frame<V, H> {
  readonly view: V;
  readonly heard: readonly H[];
}

/** How a view came about. */
export interface LatestFrame<V, H> {
  readonly before: V;
  readonly heard: readonly H[];
}

/** Never changed, only replaced. */
export interface Shown<V, H> {
  readonly view: V;
  /** Undefined at first and after a jump. */
  readonly latest: LatestFrame<V, H> | undefined;
  readonly isMoving: boolean;
}

export interface Running {
  readonly done: Promise<void>;
  /** All clips at their end, at once. */
  readonly finish: () => void;
}

/** What moves pieces: a page, or in tests a list of what was asked for. */
export interface Stage<V, H> {
  readonly measure: () => Places;
  /** The page shows it when this returns. */
  readonly commit: (shown: Shown<V, H>) => void;
  /** The page shows it with whatever else it is about to show. */
  readonly show: (shown: Shown<V, H>) => void;
  readonly score: (scene: Scene<V, H>) => readonly Clip[];
  readonly perform: (clips: readonly Clip[]) => Running;
}

export interface FrameQueue<V, H> {
  readonly push: (frame: Frame<V, H>) => void;
  /** Shows a view as it is: another pair of eyes, a resync, a step in a replay. What was under way is dropped. */
  readonly jump: (view: V) => void;
  readonly hurry: () => void;
  readonly isMoving: () => boolean;
}

/** As many frames may wait while one is moving. */
const MOST_WAITING = 3;

/** The queue as it is right now. */
interface Line<V, H> {
  readonly stage: Stage<V, H>;
  shown: Shown<V, H>;
  waiting: readonly Frame<V, H>[];
  running: Running | undefined;
  isRunning: boolean;
  isHurried: boolean;
}

const commit = <V, H>(line: Line<V, H>, shown: Shown<V, H>): void => {
  line.shown = shown;
  line.stage.commit(shown);
};

const playFrame = async <V, H>(line: Line<V, H>, { view, heard }: Frame<V, H>): Promise<void> => {
  const { stage } = line;
  const before = line.shown.view;
  const from = stage.measure();
  commit(line, { view, latest: { before, heard }, isMoving: true });
  const clips = stage.score({ heard, before, after: view, from, to: stage.measure() });
  if (clips.length === 0) return;
  const running = stage.perform(clips);
  line.running = running;
  await running.done;
  line.running = undefined;
};

/** Only how it stands in the end, and how the last frame came about. */
const skipToLast = <V, H>(line: Line<V, H>): void => {
  const last = line.waiting.at(-1);
  if (last === undefined) return;
  const before = line.waiting.at(-2)?.view ?? line.shown.view;
  line.waiting = [];
  line.isHurried = false;
  commit(line, { view: last.view, latest: { before, heard: last.heard }, isMoving: true });
};

const run = async <V, H>(line: Line<V, H>): Promise<void> => {
  while (line.waiting.length > 0) {
    const [next, ...rest] = line.waiting;
    if (next === undefined || line.isHurried) {
      skipToLast(line);
      continue;
    }
    line.waiting = rest;
    await playFrame(line, next);
  }
  line.isRunning = false;
  if (line.shown.isMoving) commit(line, { ...line.shown, isMoving: false });
};

const hurry = <V, H>(line: Line<V, H>): void => {
  line.isHurried = line.waiting.length > 0;
  line.running?.finish();
};

const push = <V, H>(line: Line<V, H>, frame: Frame<V, H>): void => {
  line.waiting = [...line.waiting, frame];
  if (line.waiting.length > MOST_WAITING) hurry(line);
  if (line.isRunning) return;
  line.isRunning = true;
  // Not within whoever pushed: it may be in the middle of a commit of its own.
  queueMicrotask(() => void run(line));
};

const jump = <V, H>(line: Line<V, H>, view: V): void => {
  const shown = { view, latest: undefined, isMoving: false };
  line.waiting = [];
  line.isHurried = false;
  line.shown = shown;
  line.stage.show(shown);
  line.running?.finish();
};

export const makeFrameQueue = <V, H>(first: V, stage: Stage<V, H>): FrameQueue<V, H> => {
  const line: Line<V, H> = {
    stage,
    shown: { view: first, latest: undefined, isMoving: false },
    waiting: [],
    running: undefined,
    isRunning: false,
    isHurried: false,
  };
  return {
    push: (frame) => push(line, frame),
    jump: (view) => jump(line, view),
    hurry: () => hurry(line),
    isMoving: () => line.isRunning,
  };
};

/**
 * The frames of one viewer: one list, and how far it was shown. What lies before that point is the history, what lies
 * behind it is the backlog. Frames are shown one after another: each is committed once, then its clips run, then comes
 * the next. Whoever hurries the queue sees its end at once.
 */
import type { Clip, Places } from './clip.ts';
import { type Frame, standing } from './frame.ts';
import type { Scene } from './score.ts';

/** Frames are kept for the log, and for a viewer who looks later. Older ones are dropped. */
export const MOST_KEPT = 512;

/** When more frames wait, and the match goes on meanwhile, they are not worth waiting for. */
export const MOST_WAITING = 24;

/**
 * The first `count` of the frames, the newest last. The first of all stands for everything before it: the history is
 * complete where its number is 0. The list may grow behind that, and is not copied for it.
 */
export interface History<V = unknown, H = unknown> {
  readonly frames: readonly Frame<V, H>[];
  readonly count: number;
}

/** Never changed, only replaced. */
export interface Shown<V = unknown, H = unknown> {
  readonly frame: Frame<V, H>;
  /** The view that the frame has led away from; undefined at first and after a jump. */
  readonly before: V | undefined;
  /** All that was seen, this frame included. */
  readonly history: History<V, H>;
  /** Nothing moves, and nothing waits to be shown. */
  readonly isAtRest: boolean;
}

export interface Running {
  readonly done: Promise<void>;
  /** All clips at their end, at once. */
  readonly finish: () => void;
}

/** What moves pieces: a page, or in tests a list of what was asked for. */
export interface Stage<V, H> {
  /** Nobody looks: then nobody needs to wait. */
  readonly isHidden: () => boolean;
  readonly measure: () => Places;
  /** Calls, and the page shows what was told by then when this returns. */
  readonly commit: (tell: () => void) => void;
  readonly score: (scene: Scene<V, H>) => readonly Clip[];
  readonly perform: (clips: readonly Clip[]) => Running;
  /** After a frame: something to read before the next one comes. Undefined where there is nothing. */
  readonly pause?: (before: V, after: V) => Running | undefined;
}

/** The queue, for whoever looks. */
export interface Frames<V = unknown, H = unknown> {
  readonly shown: () => Shown<V, H>;
  /** The latest that has come. */
  readonly newest: () => Frame<V, H>;
  /** Calls when a frame has come, and when one is shown. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows what waits and what comes on a stage, until what this gives back is called. */
  readonly attach: (stage: Stage<V, H>) => () => void;
  /** Finishes all motion and shows everything that waits: when this returns, the newest frame is at rest. */
  readonly hurry: () => void;
}

/** The queue, for whoever keeps the match. */
export interface FrameQueue<V = unknown, H = unknown> extends Frames<V, H> {
  /**
   * Adds a frame to the backlog; one that has come before is left out. A standing one is jumped to when its turn comes,
   * and replaces all that the match has taken back: at once where some of that was shown.
   */
  readonly come: (frame: Frame<V, H>) => void;
  /** Begins anew: the last of these frames is shown at once as it is, after those before it. A step in a replay. */
  readonly jump: (frames: Past<V, H>) => void;
}

export type Past<V = unknown, H = unknown> = readonly [Frame<V, H>, ...Frame<V, H>[]];

interface Line<V, H> {
  readonly listeners: Set<() => void>;
  /** Added to at its end; replaced where frames are taken away, because a history may still hold it. */
  frames: Frame<V, H>[];
  /** So many of the frames were shown. */
  count: number;
  newest: Frame<V, H>;
  shown: Shown<V, H>;
  stage: Stage<V, H> | undefined;
  /** What shows one frame after another now. */
  showing: object | undefined;
  running: Running | undefined;
}

const waitingIn = <V, H>({ frames, count }: Line<V, H>): number => frames.length - count;

const tell = <V, H>({ listeners }: Line<V, H>): void => {
  for (const listener of listeners) listener();
};

/** The last of those that count as shown; how it came about is told where it was led to. */
const shownIn = <V, H>(
  { frames, count, newest }: Line<V, H>,
  isLed: boolean,
  isAtRest: boolean,
): Shown<V, H> => {
  const frame = frames[count - 1] ?? newest;
  const before = isLed && frame.by !== undefined ? frames[count - 2]?.view : undefined;
  return { frame, before, history: { frames, count }, isAtRest };
};

const commit = <V, H>(line: Line<V, H>, stage: Stage<V, H>, isAtRest: boolean): void => {
  line.shown = shownIn(line, true, isAtRest);
  stage.commit(() => tell(line));
};

const run = async <V, H>(line: Line<V, H>, running: Running | undefined): Promise<void> => {
  if (running === undefined) return;
  line.running = running;
  await running.done;
  if (line.running === running) line.running = undefined;
};

const showNext = async <V, H>(line: Line<V, H>, stage: Stage<V, H>): Promise<void> => {
  const from = stage.measure();
  line.count += 1;
  commit(line, stage, false);
  const { frame, before } = line.shown;
  if (before === undefined) return;
  const clips = stage.score({ heard: frame.heard, before, after: frame.view, from, to: stage.measure() });
  if (clips.length > 0) await run(line, stage.perform(clips));
};

const pause = async <V, H>(line: Line<V, H>, stage: Stage<V, H>): Promise<void> => {
  const { frame, before } = line.shown;
  if (before !== undefined) await run(line, stage.pause?.(before, frame.view));
};

/** Until nothing waits, or somebody else decides what is shown. */
const showEach = async <V, H>(line: Line<V, H>, stage: Stage<V, H>): Promise<void> => {
  const showing = {};
  line.showing = showing;
  while (line.showing === showing && waitingIn(line) > 0) {
    if (stage.isHidden()) hurry(line);
    else await showNext(line, stage);
    if (line.showing === showing) await pause(line, stage);
  }
  if (line.showing !== showing) return;
  line.showing = undefined;
  commit(line, stage, true);
};

const go = <V, H>(line: Line<V, H>): void => {
  if (line.stage === undefined || line.showing !== undefined || waitingIn(line) === 0) return;
  void showEach(line, line.stage);
};

const drop = <V, H>(line: Line<V, H>): void => {
  line.showing = undefined;
  line.running?.finish();
  line.running = undefined;
};

const hurry = <V, H>(line: Line<V, H>): void => {
  const { stage, shown } = line;
  if (stage === undefined || (shown.isAtRest && waitingIn(line) === 0)) return;
  drop(line);
  line.count = line.frames.length;
  commit(line, stage, true);
};

/** Drops the oldest, many at a time, so that a frame that comes costs the same in a long match as in a short one. */
const trim = <V, H>(line: Line<V, H>): void => {
  const spare = line.frames.length - MOST_KEPT;
  const first = line.frames[spare];
  if (spare < MOST_KEPT || first === undefined) return;
  line.frames = [standing(first), ...line.frames.slice(spare + 1)];
  line.count = Math.max(1, line.count - spare);
};

/** While nobody looks nothing moves; how the frame came about is not told to who comes back to it. */
const standStill = <V, H>(line: Line<V, H>): void => {
  line.count = Math.max(1, line.count);
  line.shown = shownIn(line, false, waitingIn(line) === 0);
};

/** What a standing frame shows is so; later frames are not any more. Says whether such a one was shown. */
const takeBack = <V, H>(line: Line<V, H>, { seq }: Frame<V, H>): boolean => {
  const kept = line.frames.findIndex((frame) => frame.seq >= seq);
  if (kept < 0) return false;
  const isShown = line.count > kept;
  line.frames = line.frames.slice(0, kept);
  line.count = Math.min(line.count, kept);
  return isShown;
};

const come = <V, H>(line: Line<V, H>, frame: Frame<V, H>): void => {
  if (frame.by !== undefined && frame.seq <= line.newest.seq) return;
  const isFalse = frame.by === undefined && takeBack(line, frame);
  line.frames.push(frame);
  line.newest = frame;
  trim(line);
  if (line.stage === undefined) standStill(line);
  // Not within whoever calls: that may be in the middle of a commit of its own.
  else queueMicrotask(() => (isFalse || waitingIn(line) > MOST_WAITING ? hurry(line) : go(line)));
  tell(line);
};

const begin = <V, H>(line: Line<V, H>, [first, ...rest]: Past<V, H>): void => {
  line.frames = [standing(first), ...rest];
  line.newest = line.frames.at(-1) ?? first;
  trim(line);
  line.count = line.frames.length;
  standStill(line);
};

const jump = <V, H>(line: Line<V, H>, past: Past<V, H>): void => {
  drop(line);
  begin(line, past);
  tell(line);
};

const attach = <V, H>(line: Line<V, H>, stage: Stage<V, H>): (() => void) => {
  line.stage = stage;
  // Not within the commit that has opened the table: it may be undone and done again.
  const timer = setTimeout(() => go(line));
  return () => {
    clearTimeout(timer);
    if (line.stage !== stage) return;
    drop(line);
    line.stage = undefined;
    standStill(line);
  };
};

export const makeFrameQueue = <V, H>(past: Past<V, H>): FrameQueue<V, H> => {
  const [newest] = past;
  const line: Line<V, H> = {
    listeners: new Set(),
    frames: [],
    count: 0,
    newest,
    shown: { frame: newest, before: undefined, history: { frames: [], count: 0 }, isAtRest: true },
    stage: undefined,
    showing: undefined,
    running: undefined,
  };
  begin(line, past);
  return {
    shown: () => line.shown,
    newest: () => line.newest,
    subscribe: (listener) => {
      line.listeners.add(listener);
      return () => void line.listeners.delete(listener);
    },
    attach: (stage) => attach(line, stage),
    hurry: () => hurry(line),
    come: (frame) => come(line, frame),
    jump: (frames) => jump(line, frames),
  };
};

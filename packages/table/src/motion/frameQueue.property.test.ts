/** Whatever comes, and whoever hurries, jumps, hides or looks away: no frame is lost, none is shown twice. */
import { type Arbitrary, array, assert, asyncProperty, constant, integer, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { makeTestStage, settle, STILL, TO_READ } from '../testing/testStage.ts';
import { type Frame, standing } from './frame.ts';
import { makeFrameQueue } from './frameQueue.ts';

type Told = Frame<string, string>;

const viewAt = (seq: number): string => {
  if (seq % 4 === 0) return STILL;
  return seq % 7 === 0 ? TO_READ : `${seq}`;
};

const entry = (seq: number): Told => ({
  seq,
  by: seq % 3 === 0 ? 'chance' : 0,
  heard: [],
  view: viewAt(seq),
});

const FIRST: Told = standing(entry(0));

/** A queue, and beside it what should be so. */
const rehearse = () => {
  const queue = makeFrameQueue<string, string>([FIRST]);
  const stage = makeTestStage(() => `${queue.shown().frame.seq}`);
  const truth: {
    /** All that is known of the match. */
    known: Told[];
    /** So many of these were shown already. */
    seen: number;
    leave: (() => void) | undefined;
  } = { known: [FIRST], seen: 1, leave: undefined };
  const newest = (): Told => truth.known.at(-1) ?? FIRST;
  return { queue, stage, truth, newest, commits: commitsOf(queue, truth) };
};

type Rehearsal = ReturnType<typeof rehearse>;

/** Every frame that was committed, as often as it took the place of another one. */
const commitsOf = (
  { subscribe, shown }: ReturnType<typeof makeFrameQueue<string, string>>,
  truth: { readonly leave: unknown },
): readonly Told[] => {
  const commits: Told[] = [];
  subscribe(() => {
    const { frame } = shown();
    if (truth.leave !== undefined && frame !== commits.at(-1)) commits.push(frame);
  });
  return commits;
};

const come = ({ queue, truth }: Rehearsal, frame: Told): void => {
  truth.known.push(frame);
  queue.come(frame);
};

/** What can happen to a queue, each with a small number. */
const HAPPENINGS = {
  come: (on: Rehearsal, count: number) => {
    for (let each = 0; each < count; each++) come(on, entry(on.newest().seq + 1));
  },
  comeAgain: ({ queue, truth }: Rehearsal, count: number) => {
    for (const frame of truth.known.slice(-count)) if (frame.by !== undefined) queue.come(frame);
  },
  standAhead: (on: Rehearsal, count: number) => come(on, standing(entry(on.newest().seq + count))),
  takeBack: (on: Rehearsal, count: number) => {
    const { truth } = on;
    const seq = Math.max(0, on.newest().seq - count);
    truth.known = truth.known.filter((frame) => frame.seq < seq);
    truth.seen = Math.min(truth.seen, truth.known.length);
    come(on, standing(entry(seq)));
  },
  jump: ({ queue, truth, newest }: Rehearsal, count: number) => {
    const first = standing(entry(newest().seq));
    const rest = Array.from({ length: count }, (_, each) => entry(first.seq + each + 1));
    truth.known = [first, ...rest];
    truth.seen = truth.known.length;
    queue.jump([first, ...rest]);
  },
  wait: async (on: Rehearsal) => {
    await settle();
    check(on);
  },
  end: ({ stage }: Rehearsal) => stage.finish(),
  hurry: (on: Rehearsal) => {
    on.queue.hurry();
    if (on.truth.leave !== undefined) checkEnd(on);
  },
  hide: ({ queue, stage }: Rehearsal) => {
    stage.hide(true);
    queue.hurry();
  },
  seek: ({ stage }: Rehearsal) => stage.hide(false),
  look: ({ queue, stage, truth }: Rehearsal) => {
    truth.leave ??= queue.attach(stage.stage);
  },
  leave: ({ truth }: Rehearsal) => {
    truth.leave?.();
    truth.leave = undefined;
  },
} as const;

const checkEnd = ({ queue, newest }: Rehearsal): void =>
  expect(queue.shown()).toMatchObject({ frame: newest(), isAtRest: true });

const check = ({ queue, stage, truth, newest }: Rehearsal): void => {
  const { frame, history, isAtRest } = queue.shown();
  expect(queue.newest()).toEqual(newest());
  const shown = history.frames.slice(0, history.count);
  // Complete, in order, and no further than what is shown; the first stands for all before it.
  expect(shown).toEqual(truth.known.slice(0, history.count));
  expect(shown.at(-1)).toEqual(frame);
  expect(shown[0]?.by).toBeUndefined();
  // Never back, unless the match itself went back.
  expect(history.count).toBeGreaterThanOrEqual(truth.seen);
  truth.seen = history.count;
  if (isAtRest) expect(frame).toEqual(newest());
  if (truth.leave !== undefined) expect(isAtRest).toBe(!stage.isPerforming());
};

type Happening = keyof typeof HAPPENINGS;

const happening = (kind: Happening, max: number) =>
  record({ kind: constant(kind), count: integer({ min: 1, max }) });

/** Coming and waiting are the most frequent, so that queues fill and empty. */
const happenings: Arbitrary<readonly { readonly kind: Happening; readonly count: number }[]> = array(
  oneof(
    { weight: 6, arbitrary: happening('come', 3) },
    { weight: 1, arbitrary: happening('come', 40) },
    { weight: 6, arbitrary: happening('wait', 1) },
    { weight: 4, arbitrary: happening('end', 1) },
    ...(['comeAgain', 'standAhead', 'takeBack', 'jump'] as const).map((kind) => happening(kind, 9)),
    ...(['hurry', 'hide', 'seek', 'look', 'leave'] as const).map((kind) => happening(kind, 1)),
  ),
  { maxLength: 60 },
);

test('every frame is shown or jumped over exactly once, in order, and the newest is always reached', async () => {
  await assert(
    asyncProperty(happenings, async (all) => {
      const on = rehearse();
      for (const { kind, count } of all) await HAPPENINGS[kind](on, count);
      for (const kind of ['look', 'seek', 'wait'] as const) await HAPPENINGS[kind](on);
      for (; on.stage.isPerforming(); await HAPPENINGS.wait(on)) on.stage.finish();
      checkEnd(on);
      expect(new Set(on.commits).size).toBe(on.commits.length);
    }),
    { numRuns: 300 },
  );
});

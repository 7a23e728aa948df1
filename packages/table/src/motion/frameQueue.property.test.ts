/** Whatever comes, and whoever hurries, jumps, hides or looks away: no frame is lost, none is shown twice. */
import { type Arbitrary, array, assert, asyncProperty, constant, integer, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { makeTestStage, settle, STILL } from '../testing/testStage.ts';
import { type Frame, standing } from './frame.ts';
import { makeFrameQueue } from './frameQueue.ts';

type Step =
  | { readonly kind: 'come' | 'ahead' | 'back' | 'jump'; readonly count: number }
  | { readonly kind: 'again' | 'end' | 'wait' | 'hurry' | 'hide' | 'seek' | 'look' | 'leave' };

const some = (kind: 'come' | 'ahead' | 'back' | 'jump', max: number): Arbitrary<Step> =>
  record({ kind: constant(kind), count: integer({ min: 1, max }) });

const plain = (kind: Exclude<Step, { readonly count: number }>['kind']): Arbitrary<Step> =>
  constant({ kind });

/** Waiting and coming are the most frequent, so that queues fill and empty. */
const steps: Arbitrary<readonly Step[]> = array(
  oneof(
    { weight: 6, arbitrary: some('come', 3) },
    { weight: 1, arbitrary: some('come', 40) },
    { weight: 1, arbitrary: some('ahead', 9) },
    { weight: 1, arbitrary: some('back', 9) },
    { weight: 1, arbitrary: some('jump', 9) },
    { weight: 6, arbitrary: plain('wait') },
    { weight: 4, arbitrary: plain('end') },
    ...(['again', 'hurry', 'hide', 'seek', 'look', 'leave'] as const).map(plain),
  ),
  { maxLength: 60 },
);

const entry = (seq: number): Frame<string, string> => ({
  seq,
  by: seq % 3 === 0 ? 'chance' : 0,
  heard: [],
  view: seq % 4 === 0 ? STILL : `${seq}`,
});

/** What should be so, beside what is. */
const rehearse = () => {
  const first = standing({ seq: 0, view: '0' });
  const queue = makeFrameQueue<string, string>([first]);
  const { stage, ...test } = makeTestStage(() => `${queue.shown().frame.seq}`);
  /** All that is known of the match, and how much of it a viewer has been shown at least. */
  let known: Frame<string, string>[] = [first];
  let seen = 1;
  let detach: (() => void) | undefined;
  /** As often as it was committed for the first time. */
  const commits = new Map<Frame<string, string>, number>();
  let last: Frame<string, string> | undefined;
  queue.subscribe(() => {
    const { frame, isAtRest } = queue.shown();
    if (detach === undefined || (frame === last && isAtRest)) return;
    if (frame !== last) commits.set(frame, (commits.get(frame) ?? 0) + 1);
    last = frame;
  });
  const newest = (): Frame<string, string> => known.at(-1) ?? first;
  const come = (frame: Frame<string, string>): void => {
    known.push(frame);
    queue.come(frame);
  };
  const take = (step: Step): Promise<void> | void => {
    switch (step.kind) {
      case 'come':
        for (let each = 0; each < step.count; each++) come(entry(newest().seq + 1));
        break;
      case 'again':
        for (const frame of known.slice(-3)) if (frame.by !== undefined) queue.come(frame);
        break;
      case 'ahead':
        come(standing(entry(newest().seq + step.count)));
        break;
      case 'back': {
        const { seq } = entry(Math.max(0, newest().seq - step.count));
        known = known.filter((frame) => frame.seq < seq);
        seen = Math.min(seen, known.length);
        come(standing(entry(seq)));
        break;
      }
      case 'jump': {
        const begun = standing(entry(newest().seq));
        const rest = Array.from({ length: step.count }, (_, each) => entry(begun.seq + each + 1));
        known = [begun, ...rest];
        seen = known.length;
        queue.jump([begun, ...rest]);
        break;
      }
      case 'end':
        test.finish();
        break;
      case 'wait':
        return settle();
      case 'hurry':
        queue.hurry();
        if (detach !== undefined) expect(queue.shown()).toMatchObject({ frame: newest(), isAtRest: true });
        break;
      case 'hide':
        test.hide(true);
        queue.hurry();
        break;
      case 'seek':
        test.hide(false);
        break;
      case 'look':
        detach ??= queue.attach(stage);
        break;
      case 'leave':
        detach?.();
        detach = undefined;
        break;
    }
  };
  const check = (): void => {
    const { frame, history, isAtRest } = queue.shown();
    expect(queue.newest()).toEqual(newest());
    const shown = history.frames.slice(0, history.count);
    // Complete, in order, and no further than what is shown; the first stands for all before it.
    expect(shown).toEqual(known.slice(0, history.count));
    expect(shown.at(-1)).toEqual(frame);
    expect(shown[0]?.by).toBeUndefined();
    // Never back, unless the match itself went back.
    expect(history.count).toBeGreaterThanOrEqual(seen);
    seen = history.count;
    if (isAtRest) expect(frame).toEqual(newest());
    if (detach !== undefined) expect(isAtRest).toBe(!test.isPerforming());
  };
  return { take, check, commits, queue, newest, isPerforming: test.isPerforming };
};

test('every frame is shown or jumped over exactly once, in order, and the newest is always reached', async () => {
  await assert(
    asyncProperty(steps, async (taken) => {
      const { take, check, commits, queue, newest, isPerforming } = rehearse();
      for (const step of [...taken, { kind: 'wait' } as const]) {
        await take(step);
        if (step.kind === 'wait') check();
      }
      await take({ kind: 'look' });
      await take({ kind: 'seek' });
      await take({ kind: 'wait' });
      for (; isPerforming(); await take({ kind: 'wait' })) await take({ kind: 'end' });
      check();
      expect(queue.shown()).toMatchObject({ frame: newest(), isAtRest: true });
      expect([...commits.values()].filter((times) => times > 1)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

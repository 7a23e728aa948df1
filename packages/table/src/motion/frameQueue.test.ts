import { describe, expect, it } from 'vitest';
import { makeFrameQueue, type Shown } from './frameQueue.ts';

type View = string;
type Heard = string;

/** A stage that notes what it is asked for, and whose clips end when the test says so. */
const makeStage = () => {
  const notes: string[] = [];
  const commits: Shown<View, Heard>[] = [];
  let end: (() => void) | undefined;
  return {
    notes,
    commits,
    isPerforming: () => end !== undefined,
    finish: () => end?.(),
    measure: () => {
      notes.push('measure');
      return new Map();
    },
    commit: (shown: Shown<View, Heard>) => {
      notes.push(`commit ${shown.view}${shown.isMoving ? ' moving' : ''}`);
      commits.push(shown);
    },
    show: (shown: Shown<View, Heard>) => {
      notes.push(`show ${shown.view}`);
    },
    score: ({ before, after }: { readonly before: View; readonly after: View }) =>
      after === 'still' ? [] : [{ piece: `${before}${after}`, frames: [], ms: 100 }],
    perform: (clips: readonly { readonly piece: string }[]) => {
      notes.push(`perform ${clips.map(({ piece }) => piece).join()}`);
      const { promise, resolve } = withResolvers();
      const finish = () => {
        end = undefined;
        resolve();
      };
      end = finish;
      return { done: promise, finish };
    },
  };
};

const withResolvers = () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

/** All that follows from what happened so far. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const frame = (view: View) => ({ view, heard: [`to ${view}`] });

describe('a queue of frames', () => {
  it('measures, commits once, measures again, performs, and says when it is over', async () => {
    const stage = makeStage();
    const queue = makeFrameQueue<View, Heard>('a', stage);
    queue.push(frame('b'));
    await settle();
    expect(stage.notes).toEqual(['measure', 'commit b moving', 'measure', 'perform ab']);
    stage.finish();
    await settle();
    expect(stage.notes.slice(4)).toEqual(['commit b']);
    expect(stage.commits.at(-1)).toEqual({
      view: 'b',
      latest: { before: 'a', heard: ['to b'] },
      isMoving: false,
    });
  });

  it('commits nothing within whoever pushes', () => {
    const stage = makeStage();
    makeFrameQueue<View, Heard>('a', stage).push(frame('b'));
    expect(stage.notes).toEqual([]);
  });

  it('plays one after another', async () => {
    const stage = makeStage();
    const queue = makeFrameQueue<View, Heard>('a', stage);
    queue.push(frame('b'));
    queue.push(frame('c'));
    await settle();
    expect(stage.notes).not.toContain('commit c moving');
    stage.finish();
    await settle();
    expect(stage.notes.slice(4)).toEqual(['measure', 'commit c moving', 'measure', 'perform bc']);
  });

  it('does not wait for a frame in which nothing moves', async () => {
    const stage = makeStage();
    const queue = makeFrameQueue<View, Heard>('a', stage);
    queue.push(frame('still'));
    queue.push(frame('c'));
    await settle();
    expect(stage.notes.at(-1)).toBe('perform stillc');
  });

  it('hurried, goes to its end at once and plays nothing of what waits', async () => {
    const stage = makeStage();
    const queue = makeFrameQueue<View, Heard>('a', stage);
    for (const view of ['b', 'c', 'd']) queue.push(frame(view));
    await settle();
    queue.hurry();
    await settle();
    expect(stage.notes.slice(4)).toEqual(['commit d moving', 'commit d']);
    expect(stage.commits.at(-1)?.latest).toEqual({ before: 'c', heard: ['to d'] });
    expect(queue.isMoving()).toBe(false);
  });

  it('takes its time again after it was hurried', async () => {
    const stage = makeStage();
    const queue = makeFrameQueue<View, Heard>('a', stage);
    queue.push(frame('b'));
    await settle();
    queue.hurry();
    await settle();
    queue.push(frame('c'));
    await settle();
    expect(stage.notes.at(-1)).toBe('perform bc');
    expect(stage.isPerforming()).toBe(true);
  });

  it('hurries itself when more than three wait', async () => {
    const stage = makeStage();
    const queue = makeFrameQueue<View, Heard>('a', stage);
    for (const view of ['b', 'c', 'd', 'e']) queue.push(frame(view));
    await settle();
    expect(stage.notes).toEqual(['commit e moving', 'commit e']);
  });

  it('drops what is under way when it jumps', async () => {
    const stage = makeStage();
    const queue = makeFrameQueue<View, Heard>('a', stage);
    queue.push(frame('b'));
    queue.push(frame('c'));
    await settle();
    queue.jump('z');
    await settle();
    expect(stage.notes.slice(4)).toEqual(['show z']);
    queue.push(frame('y'));
    await settle();
    expect(stage.commits.at(-1)?.latest).toEqual({ before: 'z', heard: ['to y'] });
  });

  it('has forgotten after a jump that it was hurried before', async () => {
    const stage = makeStage();
    const queue = makeFrameQueue<View, Heard>('a', stage);
    queue.push(frame('b'));
    queue.push(frame('c'));
    await settle();
    queue.hurry();
    queue.jump('z');
    queue.push(frame('y'));
    await settle();
    expect(stage.notes.at(-1)).toBe('perform zy');
  });
});

import { describe, expect, it } from 'vitest';
import { makeTestStage, settle, STILL, TO_READ } from '../testing/testStage.ts';
import { type Frame, standing } from './frame.ts';
import { type FrameQueue, makeFrameQueue, MOST_KEPT, MOST_WAITING } from './frameQueue.ts';

const frame = (seq: number, view: string): Frame<string, string> => ({
  seq,
  by: 0,
  heard: [`to ${view}`],
  view,
});

const lookAt = (queue: FrameQueue<string, string>) => {
  const test = makeTestStage(() => {
    const { frame: shown, isAtRest } = queue.shown();
    return `${shown.view}${isAtRest ? '' : ' moving'}`;
  });
  return { ...test, detach: queue.attach(test.stage) };
};

const opened = () => {
  const queue = makeFrameQueue<string, string>([standing({ seq: 0, view: 'a' })]);
  return { queue, ...lookAt(queue) };
};

const seqsIn = ({ shown }: FrameQueue<string, string>): readonly number[] => {
  const { frames, count } = shown().history;
  return frames.slice(0, count).map(({ seq }) => seq);
};

describe('a queue of frames', () => {
  it('measures, commits once, measures again, performs, and says when it is over', async () => {
    const { queue, notes, finish } = opened();
    queue.come(frame(1, 'b'));
    await settle();
    expect(notes).toEqual(['measure', 'commit b moving', 'measure', 'perform ab']);
    finish();
    await settle();
    expect(notes.slice(4)).toEqual(['commit b']);
    expect(queue.shown()).toMatchObject({ frame: frame(1, 'b'), before: 'a', isAtRest: true });
  });

  it('commits nothing within whoever keeps the match', () => {
    const { queue, notes } = opened();
    queue.come(frame(1, 'b'));
    expect(notes).toEqual([]);
  });

  it('plays one after another, and is not at rest in between', async () => {
    const { queue, notes, finish } = opened();
    queue.come(frame(1, 'b'));
    queue.come(frame(2, 'c'));
    await settle();
    expect(notes).not.toContain('commit c moving');
    finish();
    await settle();
    expect(notes.slice(4)).toEqual(['measure', 'commit c moving', 'measure', 'perform bc']);
  });

  it('does not wait for a frame in which nothing moves', async () => {
    const { queue, notes } = opened();
    queue.come(frame(1, STILL));
    queue.come(frame(2, 'c'));
    await settle();
    expect(notes.at(-1)).toBe('perform stillc');
  });

  it('pauses after a frame with something to read, until that is read', async () => {
    const { queue, notes, finish } = opened();
    queue.come(frame(1, TO_READ));
    queue.come(frame(2, 'c'));
    await settle();
    expect(notes.at(-1)).toBe('perform ato read');
    finish();
    await settle();
    expect(notes.at(-1)).toBe('pause after a');
    expect(queue.shown()).toMatchObject({ frame: { seq: 1 }, isAtRest: false });
    finish();
    await settle();
    expect(notes.at(-1)).toBe('perform to readc');
  });

  it('whose pause is hurried shows the rest at once, and one that was hurried before it does not pause', async () => {
    const { queue, notes, finish } = opened();
    queue.come(frame(1, TO_READ));
    queue.come(frame(2, 'c'));
    await settle();
    finish();
    await settle();
    queue.hurry();
    expect(queue.shown()).toMatchObject({ frame: { seq: 2 }, isAtRest: true });
    queue.come(frame(3, TO_READ));
    queue.come(frame(4, 'e'));
    await settle();
    queue.hurry();
    await settle();
    expect(queue.shown()).toMatchObject({ frame: { seq: 4 }, isAtRest: true });
    expect(notes.filter((note) => note.startsWith('pause'))).toEqual(['pause after a']);
  });

  it('leaves out what has come before', async () => {
    const { queue, notes } = opened();
    for (const seq of [1, 2, 1, 2, 3]) queue.come(frame(seq, STILL));
    await settle();
    expect(seqsIn(queue)).toEqual([0, 1, 2, 3]);
    expect(notes.filter((note) => note === 'commit still moving')).toHaveLength(3);
  });
});

describe('hurried', () => {
  it('it shows its end at once, within the call, and plays nothing of what waited', async () => {
    const { queue, notes, isPerforming } = opened();
    for (const [index, view] of ['b', 'c', 'd'].entries()) queue.come(frame(index + 1, view));
    await settle();
    queue.hurry();
    expect(notes.slice(4)).toEqual(['commit d']);
    expect(isPerforming()).toBe(false);
    expect(queue.shown()).toMatchObject({ frame: frame(3, 'd'), before: 'c', isAtRest: true });
    await settle();
    expect(notes.slice(4)).toEqual(['commit d']);
  });

  it('it shows what has come a moment ago, too', async () => {
    const { queue, notes } = opened();
    queue.come(frame(1, 'b'));
    queue.hurry();
    expect(notes).toEqual(['commit b']);
    await settle();
    expect(notes).toEqual(['commit b']);
  });

  it('at rest, it does nothing', () => {
    const { queue, notes } = opened();
    queue.hurry();
    expect(notes).toEqual([]);
  });

  it('it takes its time again with what comes later', async () => {
    const { queue, notes, isPerforming } = opened();
    queue.come(frame(1, 'b'));
    await settle();
    queue.hurry();
    queue.come(frame(2, 'c'));
    await settle();
    expect(notes.at(-1)).toBe('perform bc');
    expect(isPerforming()).toBe(true);
  });

  it('it hurries itself when too many wait and the match goes on', async () => {
    const { queue, notes } = opened();
    queue.come(frame(1, 'b'));
    await settle();
    for (let seq = 2; seq <= MOST_WAITING + 1; seq++) queue.come(frame(seq, 'c'));
    await settle();
    expect(notes.at(-1)).toBe('perform ab');
    queue.come(frame(MOST_WAITING + 2, 'z'));
    await settle();
    expect(notes.at(-1)).toBe('commit z');
  });

  it('it shows all that came on a hidden page, and does not wait', async () => {
    const { queue, notes, hide } = opened();
    hide(true);
    for (const seq of [1, 2, 3]) queue.come(frame(seq, 'b'));
    await settle();
    expect(notes).toEqual(['commit b']);
    expect(queue.shown()).toMatchObject({ frame: { seq: 3 }, isAtRest: true });
  });
});

describe('a viewer who looks later', () => {
  it('is shown one by one what was missed, however much', async () => {
    const { queue, notes, detach } = opened();
    detach();
    for (let seq = 1; seq <= 3 * MOST_WAITING; seq++) queue.come(frame(seq, STILL));
    await settle();
    expect(notes).toEqual([]);
    expect(queue.shown()).toMatchObject({ frame: { seq: 0 }, isAtRest: false });
    const again = lookAt(queue);
    await settle();
    expect(again.notes.filter((note) => note === 'commit still moving')).toHaveLength(3 * MOST_WAITING);
    expect(queue.shown()).toMatchObject({ frame: { seq: 3 * MOST_WAITING }, isAtRest: true });
  });

  it('is not told how the frame came about that was seen last', async () => {
    const { queue, detach } = opened();
    queue.come(frame(1, STILL));
    await settle();
    expect(queue.shown().before).toBe('a');
    detach();
    expect(queue.shown()).toMatchObject({ frame: frame(1, STILL), before: undefined, isAtRest: true });
  });

  it('ends what was moving', async () => {
    const { queue, isPerforming, detach, notes } = opened();
    queue.come(frame(1, 'b'));
    await settle();
    detach();
    expect(isPerforming()).toBe(false);
    await settle();
    expect(notes.at(-1)).toBe('perform ab');
  });
});

describe('a jump', () => {
  it('drops what is under way, and begins anew from what it is given', async () => {
    const { queue, notes, isPerforming } = opened();
    for (const seq of [1, 2]) queue.come(frame(seq, 'b'));
    await settle();
    queue.jump([frame(6, 'x'), frame(7, 'y')]);
    expect(isPerforming()).toBe(false);
    expect(queue.shown()).toMatchObject({ frame: frame(7, 'y'), before: undefined, isAtRest: true });
    expect(seqsIn(queue)).toEqual([6, 7]);
    queue.come(frame(8, 'z'));
    await settle();
    expect(notes.at(-1)).toBe('perform yz');
  });

  it('goes back, too', async () => {
    const { queue, notes } = opened();
    for (const seq of [1, 2, 3]) queue.come(frame(seq, STILL));
    await settle();
    queue.jump([standing({ seq: 0, view: 'a' }), frame(1, 'b')]);
    queue.come(frame(2, 'c'));
    await settle();
    expect(notes.at(-1)).toBe('perform bc');
  });
});

describe('a standing frame', () => {
  it('is jumped to when its turn comes', async () => {
    const { queue, notes, finish } = opened();
    queue.come(frame(1, 'b'));
    queue.come(standing({ seq: 40, view: 'm' }));
    await settle();
    expect(notes.at(-1)).toBe('perform ab');
    finish();
    await settle();
    expect(notes.slice(4)).toEqual(['measure', 'commit m moving', 'commit m']);
    expect(queue.shown()).toMatchObject({ before: undefined, isAtRest: true });
    expect(seqsIn(queue)).toEqual([0, 1, 40]);
  });

  it('replaces what the match has taken back', async () => {
    const { queue } = opened();
    for (const seq of [1, 2, 3]) queue.come(frame(seq, STILL));
    await settle();
    queue.come(standing({ seq: 2, view: 'm' }));
    queue.come(frame(3, STILL));
    await settle();
    expect(queue.shown()).toMatchObject({ frame: { seq: 3 }, before: 'm', isAtRest: true });
    expect(seqsIn(queue)).toEqual([0, 1, 2, 3]);
  });
});

describe('the history', () => {
  it('is one list that grows: a frame that is shown copies nothing', () => {
    const { queue } = opened();
    const lists = new Set<unknown>();
    for (let seq = 1; seq < MOST_KEPT; seq++) {
      queue.come(frame(seq, STILL));
      queue.hurry();
      lists.add(queue.shown().history.frames);
    }
    expect(lists.size).toBe(1);
  });

  it('drops the oldest frames many at a time, and says where it begins', () => {
    const { queue } = opened();
    const lists = new Set<unknown>();
    for (let seq = 1; seq <= 10 * MOST_KEPT; seq++) {
      queue.come(frame(seq, STILL));
      queue.hurry();
      lists.add(queue.shown().history.frames);
      const seqs = seqsIn(queue);
      expect(seqs.length).toBeLessThan(2 * MOST_KEPT);
      expect(seqs.length).toBeGreaterThanOrEqual(Math.min(seq + 1, MOST_KEPT));
      expect(queue.shown().history.frames[0]?.by).toBeUndefined();
    }
    expect(lists.size).toBeLessThanOrEqual(11);
  });

  it('of a viewer who never looks stays as short, and the rest is still shown', async () => {
    const { queue, detach } = opened();
    detach();
    for (let seq = 1; seq <= 5 * MOST_KEPT; seq++) queue.come(frame(seq, STILL));
    const { frame: first } = queue.shown();
    expect(first.seq).toBeGreaterThanOrEqual(3 * MOST_KEPT);
    lookAt(queue);
    await settle();
    expect(queue.shown()).toMatchObject({ frame: { seq: 5 * MOST_KEPT }, isAtRest: true });
    expect(seqsIn(queue)[0]).toBe(first.seq);
  });
});

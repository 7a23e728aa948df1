import { describe, expect, it } from 'vitest';
import { memoryDrawer } from '../play/drawers.ts';
import { makeMatchStore } from '../play/matchStore.ts';
import { draftsOf } from './drafts.ts';

const MATCH = 'match';

/** Drafts of a match whose rest comes when it is told to; `writes` counts what reached the browser's storage. */
const keepDrafts = () => {
  let due: (() => void) | undefined;
  let writes = 0;
  const drawer = memoryDrawer();
  const counted = {
    ...drawer,
    write: (key: string, text: string) => {
      writes += 1;
      drawer.write(key, text);
    },
  };
  const store = makeMatchStore(counted);
  const drafts = draftsOf(store, MATCH, (act) => {
    due = act;
    return () => {
      due = undefined;
    };
  });
  return { store, drafts, rest: () => due?.(), writes: () => writes };
};

describe('drafts', () => {
  it('that change a hundred times are written once, when they rest', () => {
    const { store, drafts, rest, writes } = keepDrafts();
    for (let turn = 1; turn <= 100; turn++) drafts.keep(0, 7, { turn });
    expect(writes()).toBe(0);
    rest();
    expect(writes()).toBe(1);
    expect(store.draft({ match: MATCH, viewer: 0, seq: 7 })).toEqual({ turn: 100 });
  });

  it('of two who pass the device are both written', () => {
    const { store, drafts, rest } = keepDrafts();
    drafts.keep(0, 7, { of: 'Anne' });
    drafts.keep(1, 8, { of: 'Bob' });
    rest();
    expect(store.draft({ match: MATCH, viewer: 0, seq: 7 })).toEqual({ of: 'Anne' });
    expect(store.draft({ match: MATCH, viewer: 1, seq: 8 })).toEqual({ of: 'Bob' });
  });

  it('are read as they were kept last, rested or not', () => {
    const { drafts } = keepDrafts();
    drafts.keep(0, 7, { card: 3 });
    expect(drafts.read(0, 7)).toEqual({ card: 3 });
    expect(drafts.read(0, 8)).toBeUndefined();
  });

  it('that are forgotten before they rest are never written', () => {
    const { drafts, rest, writes } = keepDrafts();
    drafts.keep(0, 7, { card: 3 });
    drafts.forget();
    rest();
    expect(writes()).toBe(0);
    expect(drafts.read(0, 7)).toBeUndefined();
  });
});

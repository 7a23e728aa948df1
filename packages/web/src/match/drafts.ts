/** Half-made decisions of a match, kept by this browser. */
import type { Viewer } from '@tortuga/engine';
import type { MatchStore } from '../play/matchStore.ts';

/** Where drafts are kept; by position. */
export interface Drafts {
  readonly read: (viewer: Viewer, seq: number) => unknown;
  /** Written when the draft rests: a hand that is choosing does not wait for the disk. */
  readonly keep: (viewer: Viewer, seq: number, draft: unknown) => void;
  /** Once there is nothing to decide any more. */
  readonly forget: () => void;
}

/** Calls once, when nothing has happened for a while or the page is about to go; what this gives back calls it off. */
export type AtRest = (act: () => void) => () => void;

/** Milliseconds: longer than it takes to choose one thing after another. */
const REST_MS = 300;

const atRest: AtRest = (act) => {
  const ears = new AbortController();
  const once = (): void => {
    ears.abort();
    act();
  };
  const timer = setTimeout(once, REST_MS);
  ears.signal.addEventListener('abort', () => clearTimeout(timer));
  // On a phone a page that is put aside may never be heard of again.
  addEventListener('pagehide', once, { signal: ears.signal });
  document.addEventListener('visibilitychange', once, { signal: ears.signal });
  return () => ears.abort();
};

export const draftsOf = (store: MatchStore, match: string, wait: AtRest = atRest): Drafts => {
  const waiting = new Map<Viewer, () => void>();
  let callOff: (() => void) | undefined;
  const drop = (): void => {
    callOff?.();
    callOff = undefined;
    waiting.clear();
  };
  const write = (): void => {
    const writes = [...waiting.values()];
    drop();
    for (const each of writes) each();
  };
  return {
    read: (viewer, seq) => {
      write();
      return store.draft({ match, viewer, seq });
    },
    keep: (viewer, seq, draft) => {
      waiting.set(viewer, () => store.setDraft({ match, viewer, seq }, draft));
      callOff?.();
      callOff = wait(write);
    },
    forget: () => {
      drop();
      store.forgetDrafts(match);
    },
  };
};

/** Of what is played only once. */
export const NO_DRAFTS: Drafts = { read: () => undefined, keep: () => undefined, forget: () => undefined };

/** Half-made decisions of a match, kept by this browser. */
import type { MatchStore } from '../play/matchStore.ts';
import type { Drafts } from './useDraft.ts';

export const draftsOf = (store: MatchStore, match: string): Drafts => ({
  read: (viewer, seq) => store.draft({ match, viewer, seq }),
  keep: (viewer, seq, draft) => store.setDraft({ match, viewer, seq }, draft),
  forget: () => store.forgetDrafts(match),
});

/** Of what is played only once. */
export const NO_DRAFTS: Drafts = { read: () => undefined, keep: () => undefined, forget: () => undefined };

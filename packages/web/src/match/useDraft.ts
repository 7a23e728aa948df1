/** A decision in the making: kept over a reload, and over what others do; begun afresh with one's own entries. */
import type { Types, Viewer } from '@tortuga/engine';
import type { Messages, Ui } from '@tortuga/table';
import { useCallback, useState } from 'react';
import type { DrawnOf } from '../table.ts';
import type { Drafts } from './drafts.ts';
import type { ShownTable } from './useShown.ts';

interface Drafted<F> {
  readonly seq: number;
  readonly epoch: number;
  readonly draft: F;
  /** One that was kept does not fit, and this one stands for it. */
  readonly isStale: boolean;
}

export interface UsedDraft<F> extends Pick<Drafted<F>, 'draft' | 'isStale'> {
  readonly setDraft: (draft: F) => void;
}

export const useDraft = <T extends Types, F extends object, M extends Messages>(
  ui: Ui<DrawnOf<T, F>, M>,
  { frame: { seq, view }, epoch }: Pick<ShownTable<T['view'], T['heard']>, 'frame' | 'epoch'>,
  viewer: Viewer,
  drafts: Drafts,
): UsedDraft<F> => {
  const [drafted, setDrafted] = useState<Drafted<F>>(() => {
    const kept = drafts.read(viewer, seq);
    const fits = kept === undefined ? undefined : ui.parseDraft(kept, view);
    const isStale = kept !== undefined && fits === undefined;
    return { seq, epoch, draft: fits ?? ui.freshDraft(view, viewer), isStale };
  });
  let now = drafted;
  if (drafted.seq !== seq) {
    const fits = drafted.epoch === epoch ? ui.parseDraft(drafted.draft, view) : undefined;
    now = { seq, epoch, draft: fits ?? ui.freshDraft(view, viewer, drafted.draft), isStale: false };
    setDrafted(now);
  }
  const setDraft = useCallback(
    (draft: F) => {
      setDrafted({ seq, epoch, draft, isStale: false });
      drafts.keep(viewer, seq, draft);
    },
    [seq, epoch, viewer, drafts],
  );
  return { draft: now.draft, isStale: now.isStale, setDraft };
};

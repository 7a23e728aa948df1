/** Sends a route template by template: the next one once the table rests and nothing has come between. */
import { useEffect, useRef } from 'react';
import type { View } from '../../types.ts';
import type { Props } from '../shown.ts';
import { firstOf, halt } from './acts.ts';

export const useSending = (table: Props): void => {
  const { view, draft, isBusy } = table;
  const { isSending } = draft.flight;
  const sentFrom = useRef<View>(undefined);
  useEffect(() => {
    if (!isSending) sentFrom.current = undefined;
    const move = firstOf(draft.flight);
    if (!isSending || isBusy || move === undefined || sentFrom.current === view) return;
    sentFrom.current = view;
    if (table.check(move) !== undefined) halt(table);
    else {
      // The rest of the route is kept over a reload.
      table.setDraft(draft);
      table.play(move);
    }
  });
};

/**
 * Sends a route template by template: the next one once the table rests and nothing has come between. Gives back the table
 * as its buttons see it: where a template was refused on its way, the route lies there again.
 */
import { useEffect, useRef, useState } from 'react';
import type { View } from '../../types.ts';
import type { Draft } from '../draft.ts';
import type { Props } from '../shown.ts';
import { firstOf, halt } from './acts.ts';

/** Milliseconds: what is refused on this very page, as in a first game, was never seen on its way. */
const NEVER_BUSY = 300;

const atRest = (table: Props): Props => ({
  ...table,
  draft: { ...table.draft, flight: { ...table.draft.flight, isSending: false } },
});

export const useSending = (table: Props): Props => {
  const { view, draft, isBusy } = table;
  const { isSending } = draft.flight;
  const sentFrom = useRef<View>(undefined);
  // Somebody near answers before the table is drawn as busy: it is looked at once more.
  const [looked, setLooked] = useState<Draft>();
  const [refused, setRefused] = useState<Draft>();
  useEffect(() => {
    // A move that comes through keeps the table busy, and leaves another view behind.
    const isRefused = looked === draft && sentFrom.current === view && isSending && !isBusy;
    if (isRefused) setRefused(draft);
    if (isRefused || !isSending || refused === draft) sentFrom.current = undefined;
    const move = firstOf(draft.flight);
    const isDue = isSending && !isBusy && !isRefused && refused !== draft && sentFrom.current !== view;
    if (!isDue || move === undefined) return;
    sentFrom.current = view;
    if (table.check(move) !== undefined) halt(table);
    else {
      // The rest of the route is kept over a reload.
      table.setDraft(draft);
      table.play(move);
      setTimeout(() => setLooked(draft));
    }
  });
  useEffect(() => {
    if (!isSending || isBusy) return undefined;
    const timer = setTimeout(() => {
      if (sentFrom.current === view) setRefused(draft);
    }, NEVER_BUSY);
    return () => clearTimeout(timer);
  }, [isSending, isBusy, view, draft]);
  return refused === draft ? atRest(table) : table;
};

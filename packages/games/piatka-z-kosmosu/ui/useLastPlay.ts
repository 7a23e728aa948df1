/** What was laid last, until more is laid: the view does not say it, frames do. */
import { useState } from 'react';
import type { Heard } from '../types.ts';
import type { Props } from './shown.ts';

type Of<K extends Heard['kind']> = Extract<Heard, { kind: K }>;

const isOf =
  <K extends Heard['kind']>(kind: K) =>
  (heard: Heard): heard is Of<K> =>
    heard.kind === kind;

export type LastPlay = Of<'played'>;

/** The last thing of a kind, kept while it holds. */
const useLast = <K extends Heard['kind']>({ latest }: Props, kind: K, holds: boolean): Of<K> | undefined => {
  const [last, setLast] = useState<Of<K>>();
  const now = latest?.heard.findLast(isOf(kind)) ?? (holds ? last : undefined);
  if (now !== last) setLast(now);
  return now;
};

/** A new layout has one card, and nobody laid it. */
export const useLastPlay = (table: Props): LastPlay | undefined =>
  useLast(table, 'played', table.view.board.length > 1);

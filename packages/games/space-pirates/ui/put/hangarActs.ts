/** Choosing a Hangar, and entering it. */
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { withSpot } from './spotActs.ts';

export const chooseBase = (table: Props, base: number): void => {
  const refusal = table.check({ kind: 'hangar', base });
  if (refusal === undefined) table.setDraft(withSpot(table.draft, { base }));
  else table.refuse(refusal, pieces.base(base));
};

export const enterBase = (table: Props): void => {
  const { base } = table.draft.spot;
  if (base !== undefined && !table.isBusy) table.play({ kind: 'hangar', base });
};

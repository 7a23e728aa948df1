/** Why not: said at a piece, with the cells at fault marked until the next thing one does. */
import type { Cell, Move, Refusal } from '../../types.ts';
import type { Props } from '../shown.ts';

const cellsOf = (refusal: Refusal): readonly Cell[] => {
  if ('cells' in refusal) return refusal.cells;
  if ('cell' in refusal) return [refusal.cell];
  return refusal.code === 'play-exists' ? refusal.cards : [];
};

export const refuseAt = (table: Props, refusal: Refusal, piece: string | undefined, at?: Cell): void => {
  const { draft, setDraft, refuse } = table;
  setDraft({ ...draft, fault: { at, cells: cellsOf(refusal) }, shown: undefined });
  refuse(refusal, piece);
};

/** Whether it may be done; if not, why not is said at the piece. */
export const ask = (table: Props, move: Move, piece: string | undefined): boolean => {
  if (table.viewer === 'spectator') return false;
  const refusal = table.check(move);
  if (refusal !== undefined) refuseAt(table, refusal, piece);
  return refusal === undefined;
};

/** Whatever one does next, marks and hints are over. */
export const CLEAN = { fault: undefined, shown: undefined } as const;

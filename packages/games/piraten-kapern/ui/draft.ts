/** A decision in the making: which dice are to be rolled, and which are to lie on the treasure chest. */
import type { Viewer } from '@tortuga/table';
import { DICE, type Position, type View } from '../types.ts';

export interface Draft {
  /** The throw it belongs to: on any other it means nothing. */
  readonly of: string;
  readonly roll: readonly Position[];
  readonly chest: readonly Position[];
}

const throwOf = ({ round, seat, dice, chest, placed, ended }: View): string =>
  [round, seat, dice.join(' '), chest.join(' '), placed, ended ?? ''].join('/');

/** Nothing is chosen; but whoever has filled the chest means to roll what is left. */
export const freshDraft = (view: View, viewer: Viewer): Draft => ({
  of: throwOf(view),
  roll: view.placed && view.seat === viewer ? looseOf(view) : [],
  chest: view.chest,
});

const looseOf = ({ dice, chest }: View): readonly Position[] =>
  dice.flatMap((face, index) => (face === 'skull' || chest.includes(index + 1) ? [] : [index + 1]));

export const parseDraft = (kept: unknown, view: View): Draft | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { of, roll, chest }: Partial<Record<keyof Draft, unknown>> = kept;
  return of === throwOf(view) && isPositions(roll) && isPositions(chest) ? { of, roll, chest } : undefined;
};

const isPositions = (value: unknown): value is readonly Position[] =>
  Array.isArray(value) &&
  value.every(
    (position, index) =>
      Number.isInteger(position) &&
      position >= 1 &&
      position <= DICE &&
      (index === 0 || position > value[index - 1]),
  );

/** A draft of an older throw is forgotten. */
export const draftOn = (view: View, draft: Draft, viewer: Viewer): Draft =>
  draft.of === throwOf(view) ? draft : freshDraft(view, viewer);

export const isChestChanged = ({ chest }: Draft, view: View): boolean =>
  chest.join(' ') !== view.chest.join(' ');

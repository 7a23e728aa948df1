/** What a tap on a die or on the chest makes of the draft, or why it is refused. What is legal is asked, never known. */
import type { Move, Position, Refusal } from '../types.ts';
import type { Draft } from './draft.ts';
import type { Props } from './shown.ts';

export type Choice =
  | { readonly draft: Draft; readonly refusal?: undefined }
  | { readonly refusal: Refusal | undefined; readonly draft?: undefined };

type Asked = Pick<Props, 'moves' | 'check' | 'view'>;

const sorted = (dice: readonly Position[]): readonly Position[] => dice.toSorted((a, b) => a - b);

const without = (dice: readonly Position[], gone: readonly Position[]): readonly Position[] =>
  dice.filter((die) => !gone.includes(die));

const isPartOf = (part: readonly Position[], whole: readonly Position[]): boolean =>
  part.every((die) => whole.includes(die));

const isSame = (one: readonly Position[], other: readonly Position[]): boolean =>
  one.length === other.length && isPartOf(one, other);

/** Some roll has all these dice in it: more may have to be chosen yet. */
export const isRollable = (moves: Props['moves'], dice: readonly Position[]): boolean =>
  (moves ?? []).some((move) => move.kind === 'roll' && isPartOf(dice, move.dice));

/** These dice may lie on the chest, or lie there already. */
const isLayable = ({ moves, view }: Asked, dice: readonly Position[]): boolean =>
  isSame(dice, view.chest) || (moves ?? []).some((move) => move.kind === 'chest' && isSame(dice, move.dice));

const layOut = (asked: Asked, draft: Draft, chest: readonly Position[]): Choice => {
  if (!isLayable(asked, chest)) return { refusal: asked.check({ kind: 'chest', dice: chest }) };
  return { draft: { ...draft, chest, roll: without(draft.roll, chest) } };
};

/** Takes a die off the chest, or chooses it for the roll, or leaves it after all. */
export const tapDie = (asked: Asked, draft: Draft, die: Position): Choice => {
  if (draft.chest.includes(die)) return layOut(asked, draft, without(draft.chest, [die]));
  if (draft.roll.includes(die)) return { draft: { ...draft, roll: without(draft.roll, [die]) } };
  const roll = sorted([...draft.roll, die]);
  if (!isRollable(asked.moves, roll)) return { refusal: asked.check({ kind: 'roll', dice: roll }) };
  return { draft: { ...draft, roll } };
};

/** Lays the chosen dice on the chest; with none chosen all come out. */
export const tapChest = (asked: Asked, draft: Draft): Choice => {
  if (draft.roll.length > 0) return layOut(asked, draft, sorted([...draft.chest, ...draft.roll]));
  if (draft.chest.length > 0) return layOut(asked, draft, []);
  return { refusal: asked.check({ kind: 'chest', dice: [] }) };
};

/** A die dropped on the chest, or drawn off it. */
export const dropDie = (asked: Asked, draft: Draft, die: Position, isOnChest: boolean): Choice => {
  const others = without(draft.chest, [die]);
  return layOut(asked, draft, isOnChest ? sorted([...others, die]) : others);
};

export const rollMove = ({ roll }: Draft): Move => ({ kind: 'roll', dice: roll });
export const chestMove = ({ chest }: Draft): Move => ({ kind: 'chest', dice: chest });
export const STOP: Move = { kind: 'stop' };

/** What keys and buttons do to the chosen thing. */
import {
  added,
  fullOf,
  isRemovable,
  isSwappable,
  movedBy,
  removed,
  swapped,
  turnedBy,
  withCornerIn,
} from '../model/edits.ts';
import { freely } from '../model/place.ts';
import { type Kind, roundOf } from '../model/plan.ts';
import { placeOf, thingName } from '../model/thing.ts';
import type { Bench } from './useBench.ts';

/** Of the chosen piece; undefined where none is. */
export const chosenPiece = ({ plan, chosen }: Bench) =>
  chosen?.kind === 'piece' ? plan.pieces[chosen.at] : undefined;

export const canTurn = (bench: Bench): boolean => {
  const piece = chosenPiece(bench);
  return piece !== undefined && roundOf(piece.kind) > 0;
};

export const canRemove = ({ plan, chosen }: Bench): boolean =>
  chosen !== undefined && isRemovable(plan, chosen);

export const canCopy = (bench: Bench): boolean => {
  const piece = chosenPiece(bench);
  return piece !== undefined && fullOf(bench.plan, piece.kind) === undefined;
};

export const canSwap = ({ plan, chosen }: Bench): boolean =>
  chosen?.kind === 'piece' && isSwappable(plan, chosen.at);

/** In tenths of a millimetre. */
export const nudge = ({ plan, chosen, isUpright, edit }: Bench, x: number, y: number): void => {
  if (chosen !== undefined) edit(movedBy(plan, chosen, { x, y }, isUpright), `nudge ${thingName(chosen)}`);
};

export const turn = (bench: Bench, degrees: number): void => {
  const { plan, chosen, edit } = bench;
  if (chosen !== undefined && canTurn(bench))
    edit(turnedBy(plan, chosen.at, degrees), `turn ${thingName(chosen)}`);
};

export const remove = (bench: Bench): void => {
  const { plan, chosen, edit, choose } = bench;
  if (chosen === undefined || !canRemove(bench)) return;
  choose(undefined);
  edit(removed(plan, chosen));
};

const chooseLast = ({ plan, choose }: Bench): void => choose({ kind: 'piece', at: plan.pieces.length });

/** Beside itself, where there is room. */
export const copy = (bench: Bench): void => {
  const piece = chosenPiece(bench);
  if (piece === undefined || !canCopy(bench)) return;
  bench.edit(added(bench.plan, freely(bench.plan, piece)));
  chooseLast(bench);
};

/** A new one, free of all others, as near as may be. In tenths. */
export const putNear = (bench: Bench, kind: Kind, at: { readonly x: number; readonly y: number }): void => {
  if (fullOf(bench.plan, kind) !== undefined) return;
  bench.edit(added(bench.plan, freely(bench.plan, { kind, ...at, turn: 0 })));
  chooseLast(bench);
};

export const swap = (bench: Bench): void => {
  const { plan, chosen, edit, choose } = bench;
  if (chosen === undefined || !canSwap(bench)) return;
  const { plan: next, at } = swapped(plan, chosen.at);
  edit(next);
  choose({ kind: 'piece', at });
};

/** In the middle of the chosen edge. */
export const splitEdge = (bench: Bench): void => {
  const { plan, chosen, isUpright, edit, choose } = bench;
  const middle = chosen?.kind === 'edge' ? placeOf(plan, chosen) : undefined;
  if (chosen === undefined || middle === undefined || isUpright) return;
  edit(withCornerIn(plan, chosen.at, middle));
  choose({ kind: 'corner', at: chosen.at + 1 });
};

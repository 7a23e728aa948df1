/** Sets of dice as bits: bit 0 is the die in position 1. */
import { DICE, type Face, type Position } from './types.ts';

export type Mask = number;

const ALL: Mask = 255;

export const size = (mask: Mask): number => SIZES[mask] ?? 0;

const SIZES: readonly number[] = Array.from({ length: ALL + 1 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
});

/** Ascending, and shared: never written to. */
export const positionsOf = (mask: Mask): readonly Position[] => POSITIONS[mask] ?? [];

const POSITIONS: readonly (readonly Position[])[] = Array.from({ length: ALL + 1 }, (_, mask) =>
  Array.from({ length: DICE }, (__, index) => index + 1).filter((position) => (mask >> (position - 1)) & 1),
);

export const maskOf = (positions: readonly Position[]): Mask => {
  let mask = 0;
  for (const position of positions) mask |= 1 << (position - 1);
  return mask;
};

export const maskOfFace = (dice: readonly Face[], face: Face): Mask => {
  let mask = 0;
  for (let index = 0; index < dice.length; index++) if (dice[index] === face) mask |= 1 << index;
  return mask;
};

/** All dice of a whole throw but the skulls. */
export const maskOfLoose = (dice: readonly Face[]): Mask =>
  dice.length === 0 ? 0 : ALL & ~maskOfFace(dice, 'skull');

/** Every part of a set, the empty one and the whole included, in ascending order. */
export const partsOf = (mask: Mask): readonly Mask[] => {
  const parts: Mask[] = [0];
  for (let part = mask & -mask; part !== 0; part = (part - mask) & mask) parts.push(part);
  return parts;
};

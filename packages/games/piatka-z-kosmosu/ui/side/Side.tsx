/** Plates beside the board: what was laid last, what a bonus is worth, and what one knows of the own pile. */
import type { Props } from '../shown.ts';
import { Discards } from './Discards.tsx';
import { LastPlay } from './LastPlay.tsx';
import { OwnPile } from './OwnPile.tsx';
import { Worth } from './Worth.tsx';

export const Side = (table: Props) => (
  <>
    <LastPlay {...table} />
    <Discards {...table} />
    <OwnPile {...table} />
    <Worth />
  </>
);

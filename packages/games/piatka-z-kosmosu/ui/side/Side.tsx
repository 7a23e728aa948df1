/** Plates beside the board: what was laid last, what a bonus is worth, what one knows of the own pile, and the score. */
import type { Props } from '../shown.ts';
import { Discards } from './Discards.tsx';
import { LastPlay } from './LastPlay.tsx';
import { OwnPile } from './OwnPile.tsx';
import { Score } from './Score.tsx';
import { Worth } from './Worth.tsx';

export const Side = (table: Props) => (
  <>
    <LastPlay {...table} />
    <Score {...table} />
    <Discards {...table} />
    <OwnPile {...table} />
    <Worth />
  </>
);

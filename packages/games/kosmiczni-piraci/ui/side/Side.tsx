/** Plates beside the board: who would get what, who stands where, what teleports took. */
import type { Props } from '../shown.ts';
import { Now } from './Now.tsx';
import { Teleports } from './Teleports.tsx';
import { Where } from './Where.tsx';

export const Side = (table: Props) => (
  <>
    <Now {...table} />
    <Where {...table} />
    <Teleports {...table} />
  </>
);

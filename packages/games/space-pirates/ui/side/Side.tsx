/** Beside the board. */
import type { Props } from '../shown.ts';

export const Side = (_table: Props) => null;

import type { Props } from '../shown.ts';

export const Board = (_: Props) => undefined;

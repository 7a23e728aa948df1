import type { Props } from '../shown.ts';

export const Side = (_: Props) => undefined;

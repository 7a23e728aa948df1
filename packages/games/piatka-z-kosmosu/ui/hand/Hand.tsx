import type { Props } from '../shown.ts';

export const Hand = (_: Props) => undefined;

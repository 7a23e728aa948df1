/** Numbers for a style sheet, as custom properties. */
import type { CSSProperties } from 'react';

export const vars = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties => values;

/** Custom properties for a piece: where it lies, and how many share its place. The style sheet does the rest. */
import type { CSSProperties } from 'react';

export const custom = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties => values;

/** The first picture lies on top. */
export const pictures = (...addresses: readonly string[]): CSSProperties => ({
  backgroundImage: addresses.map((address) => `url("${address}")`).join(', '),
});

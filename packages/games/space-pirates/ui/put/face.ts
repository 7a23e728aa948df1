/** The face of a disc as far as the viewer knows it. */
import { type DiscType, TYPES } from '../../components.ts';
import type { DiscView } from '../../types.ts';

export const faceOf = (disc: Pick<DiscView, 'type'> | undefined): DiscType | undefined => {
  const type = disc?.type ?? null;
  return type === null ? undefined : TYPES[type];
};

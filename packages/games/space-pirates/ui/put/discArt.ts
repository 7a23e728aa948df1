/** Faces of discs. */
import { type DiscType, TYPES } from '../../components.ts';
import type { DiscView } from '../../types.ts';
import asteroid from '../art/asteroid.svg?url';
import gases from '../art/cargo-gases.svg?url';
import hitech from '../art/cargo-hitech.svg?url';
import metals from '../art/cargo-metals.svg?url';
import minerals from '../art/cargo-minerals.svg?url';
import police from '../art/cargo-police.svg?url';
import salts from '../art/cargo-salts.svg?url';

export const FACES: Readonly<Record<DiscType, string>> = {
  minerals,
  metals,
  hitech,
  salts,
  gases,
  asteroid,
  police,
};

/** As far as the viewer knows it. */
export const faceOf = (disc: Pick<DiscView, 'type'> | undefined): DiscType | undefined =>
  disc === undefined || disc.type === null ? undefined : TYPES[disc.type];

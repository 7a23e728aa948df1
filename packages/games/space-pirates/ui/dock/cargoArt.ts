/** Pictures of what Freighters carry. */
import type { CARGO } from '../../components.ts';
import gases from '../art/cargo-gases.svg?url';
import hitech from '../art/cargo-hitech.svg?url';
import metals from '../art/cargo-metals.svg?url';
import minerals from '../art/cargo-minerals.svg?url';
import salts from '../art/cargo-salts.svg?url';

export type Cargo = (typeof CARGO)[number];

export const CARGO_ART: Readonly<Record<Cargo, string>> = { minerals, metals, hitech, salts, gases };

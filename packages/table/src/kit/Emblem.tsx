/** A player's badge: colour, shape and emblem in one. Decorative: whoever shows it also says the name. */
import coral from '../art/badge-coral.svg?url';
import gold from '../art/badge-gold.svg?url';
import plum from '../art/badge-plum.svg?url';
import reef from '../art/badge-reef.svg?url';
import sky from '../art/badge-sky.svg?url';
import type { Colour } from '@tortuga/vocabulary';

export const EMBLEMS: Readonly<Record<Colour, string>> = { coral, sky, gold, reef, plum };

export interface EmblemProps {
  readonly colour: Colour;
  /** Pixels; without it the badge is as wide as what it lies in. */
  readonly size?: number | undefined;
}

export const Emblem = ({ colour, size }: EmblemProps) => (
  <img src={EMBLEMS[colour]} alt="" width={size ?? '100%'} height={size ?? '100%'} draggable={false} />
);

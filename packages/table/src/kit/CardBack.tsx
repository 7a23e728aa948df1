/** The back of a card: its owner's colour, pattern and emblem. */
import coral from '../art/card-back-coral.svg?url';
import gold from '../art/card-back-gold.svg?url';
import plum from '../art/card-back-plum.svg?url';
import reef from '../art/card-back-reef.svg?url';
import sky from '../art/card-back-sky.svg?url';
import type { Colour } from '@tortuga/vocabulary';

export const CARD_BACKS: Readonly<Record<Colour, string>> = { coral, sky, gold, reef, plum };

export const CardBack = ({ colour }: { readonly colour: Colour }) => (
  <img src={CARD_BACKS[colour]} alt="" width="100%" height="100%" draggable={false} />
);

/** Every piece of the kit in every state: for eyes, and for screenshots that are compared. */
import type { Exhibit } from '../ui.ts';
import { boards } from './boards.tsx';
import { buttons } from './buttons.tsx';
import { fields } from './fields.tsx';
import { motions } from './motions.tsx';
import { pieces } from './pieces.tsx';
import { rooms } from './rooms.tsx';
import { seats } from './seats.tsx';
import { sheets } from './sheets.tsx';
import { touching } from './touching.tsx';

export { type GalleryWord, useGalleryWords } from './words.tsx';

export const gallery: readonly Exhibit[] = [
  ...buttons,
  ...seats,
  ...pieces,
  ...sheets,
  ...fields,
  ...motions,
  ...touching,
  ...rooms,
  ...boards,
];

/** A card of this game: an alien on a background. It fills its place. */
import { memo } from 'react';
import type { Card } from '../types.ts';
import styles from './Face.module.css';
import { faceOf } from './faces.ts';

export const Face = memo(({ card }: { readonly card: Card }) => {
  const { alien, background } = faceOf(card);
  return (
    <span className={styles['face']} style={{ backgroundImage: `url("${alien}"), url("${background}")` }} />
  );
});

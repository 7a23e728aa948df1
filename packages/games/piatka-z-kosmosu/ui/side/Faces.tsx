/** Cards in a row on a plate, small; they say themselves. */
import { classes } from '@tortuga/table';
import type { Card } from '../../types.ts';
import { Face } from '../Face.tsx';
import { faceNames } from '../words/cells.ts';
import { useWords } from '../words/messages.ts';
import styles from './Faces.module.css';

/** More than this are shown smaller. */
const MANY = 12;

export const Faces = ({ cards }: { readonly cards: readonly Card[] }) => {
  const say = useWords();
  return (
    <span
      className={classes(styles['faces'], cards.length > MANY && styles['many'])}
      role="img"
      aria-label={faceNames(cards, say)}
    >
      {cards.map((card, index) => (
        // Cards in a row have no identity but their place.
        <span key={index} className={styles['face']}>
          <Face card={card} />
        </span>
      ))}
    </span>
  );
};

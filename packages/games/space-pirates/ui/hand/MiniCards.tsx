/** The own cards where little room is: one button, that shows them all in full. */
import { valueOf } from '../../components.ts';
import { ownCards, ownPlayed } from '../own.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { EnergyFace } from './EnergyFace.tsx';
import styles from './MiniCards.module.css';

export const MiniCards = ({ table, onLook }: { readonly table: Props; readonly onLook: () => void }) => {
  const say = useWords();
  const played = ownPlayed(table.view);
  const cards = ownCards(table.view);
  return (
    <button
      type="button"
      className={styles['mini']}
      aria-label={say('card-look', { count: cards.length })}
      onClick={onLook}
    >
      {played !== undefined && (
        <span className={styles['played']} data-piece={pieces.played}>
          <EnergyFace card={played} />
        </span>
      )}
      <span className={styles['values']}>
        {cards.map(({ card, nth }) => (
          <b key={`${card}-${nth}`} data-piece={pieces.card(card, nth)}>
            {valueOf(card)}
          </b>
        ))}
      </span>
    </button>
  );
};

/** The own cards, and what their Hazards do, in words. */
import { Button, Dialog } from '@tortuga/table';
import { type Card, valueOf } from '../../components.ts';
import { HazardList } from '../cards/HazardList.tsx';
import { ownCards, ownPlayed } from '../own.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import styles from './CardsDialog.module.css';
import { EnergyFace } from './EnergyFace.tsx';

interface CardsDialogProps {
  readonly table: Props;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Line = ({ card, table, isPlayed }: { card: Card; table: Props; isPlayed: boolean }) => {
  const say = useWords();
  const value = valueOf(card);
  return (
    <li className={styles['line']}>
      <span className={styles['face']}>
        <EnergyFace card={card} />
      </span>
      <div>
        <b>{isPlayed ? say('card-of-turn', { value }) : say('card-fly', { value })}</b>
        <HazardList card={card} table={table} isNow={false} />
      </div>
    </li>
  );
};

export const CardsDialog = ({ table, isOpen, onClose }: CardsDialogProps) => {
  const say = useWords();
  const played = ownPlayed(table.view);
  const close = (
    <Button kind="primary" onClick={onClose}>
      {say('card-close')}
    </Button>
  );
  return (
    <Dialog title={say('card-hand')} isOpen={isOpen} onClose={onClose} actions={close}>
      <ul className={styles['list']}>
        {played !== undefined && <Line card={played} table={table} isPlayed />}
        {ownCards(table.view).map(({ card, nth }) => (
          <Line key={`${card}-${nth}`} card={card} table={table} isPlayed={false} />
        ))}
      </ul>
    </Dialog>
  );
};

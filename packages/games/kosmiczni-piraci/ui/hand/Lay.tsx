/** The button that lays the chosen card, and beside it a look at what lies hidden. */
import { Button } from '@tortuga/table';
import { drafted, isMyMove, playDraft } from '../choices.ts';
import { fitDraft } from '../draft.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { cardName, onto } from '../words/names.ts';
import styles from './Lay.module.css';
import { Peek } from './Peek.tsx';

const useLabel = (table: Props): string => {
  const say = useWords();
  const { view, draft, turn, sitters } = table;
  const { card, planet } = fitDraft(draft, view);
  if (!isMyMove(table)) {
    const names = turn.map((seat) => sitters[seat]?.name ?? '').join(', ');
    return say('act-wait', { names });
  }
  if (card === undefined) return say('act-choose-card');
  if (planet === undefined) return say('act-choose-planet');
  return say('act-lay', { card: cardName(card, say), onto: onto(planet, say) });
};

export const Lay = (table: Props) => {
  const label = useLabel(table);
  const isReady = drafted(table) !== undefined && isMyMove(table) && !table.isBusy;
  return (
    <div className={styles['acts']}>
      <div className={styles['main']}>
        <Button kind="primary" isWide isDisabled={!isReady} onClick={() => playDraft(table)}>
          {label}
        </Button>
      </div>
      <Peek {...table} />
    </div>
  );
};

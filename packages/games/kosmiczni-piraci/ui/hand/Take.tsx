/** The treasures on offer, for whoever is to choose, and the button that takes one. */
import { Button, classes } from '@tortuga/table';
import { chooseTreasure, drafted, isMyMove, playDraft } from '../choices.ts';
import { fitDraft, offered } from '../draft.ts';
import { treasureOf } from '../pictures.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { from, treasureName } from '../words/names.ts';
import styles from './Take.module.css';

const Offer = ({ value, table }: { readonly value: number; readonly table: Props }) => {
  const say = useWords();
  const isChosen = isMyMove(table) && fitDraft(table.draft, table.view).value === value;
  return (
    <button
      type="button"
      className={classes(styles['offer'], isChosen && styles['chosen'])}
      aria-label={say('treasure-name', { value })}
      aria-pressed={isChosen}
      data-piece={pieces.offer(value)}
      onClick={() => chooseTreasure(table, value)}
    >
      <img src={treasureOf(value)} alt="" draggable={false} />
    </button>
  );
};

const useLabel = (table: Props): string => {
  const say = useWords();
  const { view, draft, turn, sitters } = table;
  const { value } = fitDraft(draft, view);
  if (isMyMove(table) && value !== undefined) {
    return say('act-take', { value: treasureName(value, say), from: from(view.sharing?.planet ?? 0, say) });
  }
  return say('act-wait', { names: turn.map((seat) => sitters[seat]?.name ?? '').join(', ') });
};

export const Take = (table: Props) => {
  const say = useWords();
  const label = useLabel(table);
  const isReady = isMyMove(table) && !table.isBusy && drafted(table) !== undefined;
  return (
    <div className={styles['take']}>
      <div className={styles['offers']} role="group" aria-label={say('sharing-offer')}>
        {[...new Set(offered(table.view))].map((value) => (
          <Offer key={value} value={value} table={table} />
        ))}
      </div>
      {table.viewer !== 'spectator' && (
        <div className={styles['main']}>
          <Button kind="primary" isWide isDisabled={!isReady} onClick={() => playDraft(table)}>
            {label}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The own hand: a fan of up to eight cards, their values on their upper corners. */
import { classes } from '@tortuga/table';
import { makeCard } from '../../notation.ts';
import type { Card } from '../../types.ts';
import { Face } from '../Face.tsx';
import { chooseCard } from '../choices.ts';
import { fitDraft } from '../draft.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { custom } from '../style.ts';
import { useWords } from '../words/messages.ts';
import styles from './Fan.module.css';

const HandCard = ({ card, table }: { readonly card: Card; readonly table: Props }) => {
  const say = useWords();
  const { view, draft, sitters, viewer } = table;
  const isChosen = fitDraft(draft, view).card === card;
  const sitter = typeof viewer === 'number' ? sitters[viewer] : undefined;
  return (
    <button
      type="button"
      className={classes(styles['card'], isChosen && styles['chosen'])}
      data-piece={pieces.hand(card)}
      aria-label={say('name-card', { card: makeCard(card) })}
      aria-pressed={isChosen}
      aria-keyshortcuts={makeCard(card)}
      onClick={() => chooseCard(table, card)}
    >
      <Face colour={sitter?.colour ?? 'coral'} card={card} />
    </button>
  );
};

export const Fan = (table: Props) => {
  const say = useWords();
  const hand = table.view.hand ?? [];
  return (
    <div
      className={styles['fan']}
      role="group"
      aria-label={say('name-hand')}
      style={custom({ '--n': hand.length })}
    >
      {hand.length === 0 && <p>{say('hand-empty')}</p>}
      {hand.map((card) => (
        <HandCard key={card} card={card} table={table} />
      ))}
    </div>
  );
};

/** A bonus: how many cards may go, and where they come from. Cards of the hand are chosen where they lie. */
import { Stepper } from '@tortuga/table';
import { memo } from 'react';
import type { Card } from '../../types.ts';
import { Coin } from '../Coin.tsx';
import { Face } from '../Face.tsx';
import { rightLeft, takePile, takeSpent } from '../choices/give.ts';
import { isSolo } from '../choices/task.ts';
import { pileOf } from '../draft.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { faceName } from '../words/cells.ts';
import { useWords } from '../words/messages.ts';
import styles from './Bonus.module.css';

interface SpentProps {
  readonly card: Card;
  readonly index: number;
  readonly isTaken: boolean;
  readonly onTake: (index: number) => void;
}

const SpentCard = memo(({ card, index, isTaken, onTake }: SpentProps) => {
  const say = useWords();
  return (
    <button
      type="button"
      className={styles['card']}
      data-piece={pieces.spentCard(index)}
      aria-label={faceName(card, say)}
      aria-pressed={isTaken}
      onClick={() => onTake(index)}
    >
      <Face card={card} />
    </button>
  );
});

/** Alone also the discard pile may shrink (PZ-36): the newest cards first, since those are proposed. */
const Spent = (table: Props) => {
  const say = useWords();
  const { view, draft } = table;
  if (view.spent.length === 0) return undefined;
  return (
    <div className={styles['spent']} role="group" aria-label={say('bonus-spent')} data-sideways="">
      {[...view.spent.entries()].toReversed().map(([index, card]) => (
        // The discard pile stays as it is while one chooses.
        <SpentCard
          key={index}
          card={card}
          index={index}
          isTaken={draft.spent.includes(index)}
          onTake={(at) => takeSpent(table, at)}
        />
      ))}
    </div>
  );
};

export const Bonus = (table: Props) => {
  const say = useWords();
  const { view, draft } = table;
  return (
    <section className={styles['bonus']} aria-label={say('bonus-title', { right: view.right })}>
      <span className={styles['coin']} data-piece={pieces.bonus}>
        <Coin earned={view.right} />
      </span>
      <p className={styles['text']}>
        <b>{say('bonus-title', { right: view.right })}</b>{' '}
        <span className={styles['more']}>{say('bonus-left', { left: rightLeft(table) })}</span>
      </p>
      <Stepper
        label={say('bonus-pile')}
        value={draft.pile}
        min={0}
        max={pileOf(view) + 1}
        onChange={(pile) => takePile(table, pile)}
      />
      {isSolo(table) && <Spent {...table} />}
    </section>
  );
};

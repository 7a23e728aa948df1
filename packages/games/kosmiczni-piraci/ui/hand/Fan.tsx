/** The own hand: a fan of up to eight cards, their values on their upper corners. */
import { classes, type Colour, useStable } from '@tortuga/table';
import { memo } from 'react';
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

interface HandCardProps {
  readonly card: Card;
  readonly colour: Colour;
  readonly isChosen: boolean;
  readonly onChoose: (card: Card) => void;
}

const HandCard = memo(({ card, colour, isChosen, onChoose }: HandCardProps) => {
  const say = useWords();
  return (
    <button
      type="button"
      className={classes(styles['card'], isChosen && styles['chosen'])}
      data-piece={pieces.hand(card)}
      aria-label={say('name-card', { card: makeCard(card) })}
      aria-pressed={isChosen}
      aria-keyshortcuts={makeCard(card)}
      onClick={() => onChoose(card)}
    >
      <Face colour={colour} card={card} />
    </button>
  );
});

export const Fan = (table: Props) => {
  const say = useWords();
  const { view, draft, sitters, viewer } = table;
  const hand = view.hand ?? [];
  const { card: chosen } = fitDraft(draft, view);
  const choose = useStable((card: Card) => chooseCard(table, card));
  const colour = (typeof viewer === 'number' ? sitters[viewer]?.colour : undefined) ?? 'coral';
  return (
    <div
      className={styles['fan']}
      role="group"
      aria-label={say('name-hand')}
      style={custom({ '--n': hand.length })}
    >
      {hand.length === 0 && <p>{say('hand-empty')}</p>}
      {hand.map((card) => (
        <HandCard key={card} card={card} colour={colour} isChosen={card === chosen} onChoose={choose} />
      ))}
    </div>
  );
};

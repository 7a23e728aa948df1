/** The own Energy cards, and the one of this turn. */
import { classes, useMedia, useStable } from '@tortuga/table';
import { memo, useState } from 'react';
import { type Card, hazardsOf } from '../../components.ts';
import { hazardsIn } from '../cards/hazards.ts';
import { chooseCard, isChoosing, playCard } from '../cards/choosing.ts';
import { type Numbered, ownCards, ownPlayed } from '../own.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { cardName, hazardHelp, hazardName } from '../words/names.ts';
import { CardsDialog } from './CardsDialog.tsx';
import styles from './Cards.module.css';
import { EnergyFace } from './EnergyFace.tsx';
import { useGloss } from './Gloss.tsx';
import { MiniCards } from './MiniCards.tsx';

const PHONE = '(max-width: 720px), (max-height: 500px) and (orientation: landscape)';

/** Each of its Hazards explained. */
const helpOf = (card: Card, say: Speak): string =>
  hazardsIn(hazardsOf(card))
    .map((hazard) => `${hazardName(hazard, say)}: ${hazardHelp(hazard, say)}`)
    .join('\n');

interface HandCardProps extends Numbered {
  readonly place: number;
  readonly isChosen: boolean | undefined;
  readonly onPress: (card: Card) => void;
  readonly onEnter: (card: Card) => boolean;
}

const HandCard = memo(({ card, nth, place, isChosen, onPress, onEnter }: HandCardProps) => {
  const say = useWords();
  const { glossed, bubble } = useGloss(helpOf(card, say));
  return (
    <>
      <button
        {...glossed}
        type="button"
        className={classes(styles['card'], isChosen === true && styles['chosen'])}
        data-piece={pieces.card(card, nth)}
        aria-label={cardName(card, say)}
        aria-pressed={isChosen}
        aria-keyshortcuts={isChosen === undefined ? undefined : String(place + 1)}
        onClick={() => onPress(card)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && onEnter(card)) event.preventDefault();
        }}
      >
        <EnergyFace card={card} />
      </button>
      {bubble}
    </>
  );
});

const Played = ({ card }: { readonly card: Card }) => {
  const say = useWords();
  return (
    <span
      className={classes(styles['card'], styles['played'])}
      data-piece={pieces.played}
      role="img"
      aria-label={say('card-this-turn', { card: cardName(card, say) })}
    >
      <EnergyFace card={card} />
      <span className={styles['flag']} aria-hidden="true">
        {say('card-flag')}
      </span>
    </span>
  );
};

/** Alike cards are chosen as one: the first of them is lifted. */
const isLifted = (table: Props, { card, nth }: Numbered): boolean | undefined =>
  isChoosing(table) ? table.draft.choice.card === card && nth === 0 : undefined;

const Row = ({ table, onLook }: { readonly table: Props; readonly onLook: () => void }) => {
  const say = useWords();
  const played = ownPlayed(table.view);
  const cards = ownCards(table.view);
  const press = useStable((card: Card) => (isChoosing(table) ? chooseCard(table, card) : onLook()));
  const enter = useStable((card: Card) => {
    if (!isChoosing(table) || table.draft.choice.card !== card) return false;
    playCard(table);
    return true;
  });
  return (
    <div className={styles['cards']} role="group" aria-label={say('card-hand')} data-sideways="">
      {played !== undefined && <Played card={played} />}
      {cards.map((each, place) => (
        <HandCard
          key={`${each.card}-${each.nth}`}
          {...each}
          place={place}
          isChosen={isLifted(table, each)}
          onPress={press}
          onEnter={enter}
        />
      ))}
    </div>
  );
};

export const Cards = ({ table, isSmall }: { readonly table: Props; readonly isSmall: boolean }) => {
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  if (ownCards(table.view).length === 0 && ownPlayed(table.view) === undefined) return undefined;
  const look = (): void => setOpen(true);
  return (
    <div className={styles['place']}>
      {isSmall && isPhone ? <MiniCards table={table} onLook={look} /> : <Row table={table} onLook={look} />}
      <CardsDialog table={table} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
};

/** Cards that are dealt and taken back: the machine behind every table, with nothing else around it. */
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { CARD_BACKS } from '../kit/CardBack.tsx';
import type { Choreography } from '../motion/clip.ts';
import { fadeOut, flight } from '../motion/flight.ts';
import { TEMPO } from '../motion/tempo.ts';
import { exhibits } from './exhibits.ts';
import styles from './Gallery.module.css';
import { type Happening, useHappenings } from './useHappenings.ts';
import { useGalleryWords } from './words.tsx';

interface Dealt {
  readonly hand: readonly number[];
  /** Of the pile on the left. */
  readonly left: number;
}

type Heard = { readonly kind: 'dealt'; readonly cards: readonly number[] } | { readonly kind: 'taken' };

const PILE = 12;

const FIRST: Dealt = { hand: [0, 1], left: PILE - 2 };

const choreography: Choreography<Dealt, Heard> = ({ heard, before, from, to }) =>
  heard.flatMap((event) => {
    if (event.kind === 'taken') return before.hand.map((card) => fadeOut(`dealt-${card}`));
    return event.cards.flatMap((card, i) => {
      const [pile, place] = [from.get('pile'), to.get(`dealt-${card}`)];
      if (pile === undefined || place === undefined) return [];
      return [flight(`dealt-${card}`, pile, place, { delay: i * 60, ms: TEMPO.move, sound: 'card' })];
    });
  });

const deal = ({ hand, left }: Dealt, count: number): Happening<Dealt, Heard> => {
  const cards = Array.from({ length: Math.min(count, left) }, (_, i) => PILE - left + i);
  return {
    view: { hand: [...hand, ...cards], left: left - cards.length },
    heard: [{ kind: 'dealt', cards }],
  };
};

const Dealing = () => {
  const say = useGalleryWords();
  const { view, stage, isMoving, show } = useHappenings(choreography, FIRST);
  return (
    <div ref={stage} className={styles['dealing']} data-moving={isMoving}>
      <div className={styles['row']}>
        <Card picture={CARD_BACKS.coral} label={say('plate')} piece="pile" />
        {view.hand.map((card) => (
          <Card key={card} picture={CARD_BACKS.gold} label={say('card')} piece={`dealt-${card}`} />
        ))}
      </div>
      <div className={styles['row']}>
        <Button kind="primary" onClick={() => show(deal(view, 1))}>
          {say('deal')}
        </Button>
        <Button onClick={() => show(deal(view, 5))}>{say('several')}</Button>
        <Button
          kind="ghost"
          onClick={() => show({ view: { hand: [], left: PILE }, heard: [{ kind: 'taken' }] })}
        >
          {say('take-back')}
        </Button>
      </div>
    </div>
  );
};

export const motions = exhibits('motion', { dealing: <Dealing /> });

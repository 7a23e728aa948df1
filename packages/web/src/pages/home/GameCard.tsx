/** The lid of a game's box. A radio button at heart: arrows go from one to the next. */
import type { Listed } from '../../table.ts';
import { useWords } from '../../words/words.ts';
import styles from './GameCard.module.css';

export interface GameCardProps {
  readonly game: Listed;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

const span = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least}–${most}`;

export const GameCard = ({ game: { id, card, load }, isChosen, choose }: GameCardProps) => {
  const say = useWords();
  const { min, max } = card.seats;
  return (
    <label className={styles['box']} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        name="game"
        value={id}
        checked={isChosen}
        onChange={choose}
        className={styles['radio']}
      />
      <img src={card.cover} alt="" className={styles['cover']} />
      {load === undefined && <span className={styles['ribbon']}>{say('home.coming')}</span>}
      <span className={styles['label']}>
        <b>{card.name}</b>
        <span>{say('home.facts', { players: span([min, max]), minutes: span(card.minutes) })}</span>
      </span>
    </label>
  );
};

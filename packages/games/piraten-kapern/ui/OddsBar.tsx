/** How likely the roll is to end the turn: a bar, a percentage, and the exact odds. */
import type { Odds } from '../odds.ts';
import styles from './OddsBar.module.css';
import { inLowestTerms, percentOf } from './percent.ts';
import { vars } from './vars.ts';
import { useWords } from './words.ts';

export const OddsBar = ({ odds }: { readonly odds: Odds }) => {
  const say = useWords();
  return (
    <div className={styles['odds']}>
      <span className={styles['bar']} style={vars({ '--risk': odds.ways / odds.of })}>
        <i />
      </span>
      <span className={styles['text']}>
        {say(`odds-${odds.by}`, { percent: percentOf(odds) })}{' '}
        <small>{say('odds-ways', inLowestTerms(odds))}</small>
      </span>
    </div>
  );
};

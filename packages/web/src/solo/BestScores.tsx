/** A short list of one's best, and where in it the game that was just played stands. */
import { type Language, Plate, useLanguage } from '@tortuga/table';
import { useWords } from '../words/words.ts';
import type { SoloScore } from './bestScores.ts';
import styles from './BestScores.module.css';

export interface BestScoresProps {
  readonly scores: readonly SoloScore[];
  /** The match that was just played. */
  readonly match?: string | undefined;
}

/** Our English is British: the day comes before the month. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL' };

export const BestScores = ({ scores, match }: BestScoresProps) => {
  const say = useWords();
  const day = new Intl.DateTimeFormat(LOCALES[useLanguage()], { dateStyle: 'long' });
  return (
    <Plate isPaper title={say('best')}>
      {scores.length === 0 ? (
        <p>{say('best.none')}</p>
      ) : (
        <ol className={styles['list']}>
          {scores.map((each) => (
            <li key={each.match} className={styles['row']} data-now={each.match === match || undefined}>
              <b className={styles['score']}>{each.score}</b>
              <span>{each.match === match ? say('best.now') : day.format(each.at)}</span>
            </li>
          ))}
        </ol>
      )}
    </Plate>
  );
};

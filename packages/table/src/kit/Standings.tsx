/** Places, names and scores, when all is over. */
import type { Colour } from '@tortuga/vocabulary';
import { Emblem } from './Emblem.tsx';
import styles from './Standings.module.css';

export interface Standing {
  readonly place: number;
  readonly colour: Colour;
  readonly name: string;
  readonly line?: string | undefined;
  readonly score: number;
}

/** Ties share a place; the caller has put them in order. */
export const Standings = ({ standings }: { readonly standings: readonly Standing[] }) => (
  <ol className={styles['list']}>
    {standings.map(({ place, colour, name, line, score }) => (
      <li key={colour} className={styles['row']} data-first={place === 1 || undefined}>
        <span className={styles['place']}>{place}</span>
        <Emblem colour={colour} size={40} />
        <span className={styles['who']}>
          <b className={styles['name']}>{name}</b>
          {line !== undefined && <span className={styles['line']}>{line}</span>}
        </span>
        <span className={styles['score']}>{score}</span>
      </li>
    ))}
  </ol>
);

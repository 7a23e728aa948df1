/** PZ-13: what large groups are worth. */
import { Plate } from '@tortuga/table';
import { Coin } from '../Coin.tsx';
import { useWords } from '../words/messages.ts';
import styles from './Worth.module.css';

const BONUSES = [1, 2, 3] as const;

export const Worth = () => {
  const say = useWords();
  return (
    <Plate title={say('board-worth')} isOptional>
      <ul className={styles['list']}>
        {BONUSES.map((bonus) => (
          <li key={bonus} className={styles['line']}>
            <Coin earned={bonus} /> {say('board-worth-line', { bonus })}
          </li>
        ))}
      </ul>
    </Plate>
  );
};

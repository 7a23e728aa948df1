/** What was laid last, and what it earned. */
import { Emblem, Plate } from '@tortuga/table';
import { sumOf } from '../../bonus.ts';
import { Coin } from '../Coin.tsx';
import type { Props } from '../shown.ts';
import { useLastPlay } from '../useLastPlay.ts';
import { useWords } from '../words/messages.ts';
import { Faces } from './Faces.tsx';
import styles from './LastPlay.module.css';

export const LastPlay = (table: Props) => {
  const say = useWords();
  const last = useLastPlay(table);
  if (last === undefined) return undefined;
  const sitter = table.sitters[last.seat];
  const earned = sumOf(last.earned);
  return (
    <Plate title={say('board-last')}>
      <div className={styles['last']}>
        <span className={styles['emblem']}>
          <Emblem colour={sitter?.colour ?? 'coral'} />
        </span>
        <span className={styles['name']}>{sitter?.name}</span>
        {earned > 0 && <Coin earned={earned} />}
      </div>
      <Faces cards={last.cards.map(({ card }) => card)} />
      {earned > 0 && <p className={styles['note']}>{say('board-last-earned', { earned })}</p>}
    </Plate>
  );
};

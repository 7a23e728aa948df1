import { Icon } from '@tortuga/table';
import { useWords } from '../words/words.ts';
import styles from './Lobby.module.css';

export const ReadyMark = ({ isReady }: { readonly isReady: boolean }) => {
  const say = useWords();
  return isReady ? (
    <span className={styles['ready']}>
      <Icon name="tick" />
      {say('lobby.ready')}
    </span>
  ) : (
    <span className={styles['waiting']}>{say('lobby.waiting')}</span>
  );
};

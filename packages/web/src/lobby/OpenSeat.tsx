/** An empty chair: for a bot, or for one more who plays from this browser. */
import { Button, Dialog } from '@tortuga/table';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import type { Gathering } from './gathering.ts';
import { JoinForm } from './JoinForm.tsx';
import styles from './Lobby.module.css';

export const OpenSeat = ({ gathering, seat }: { readonly gathering: Gathering; readonly seat: number }) => {
  const say = useWords();
  const [isJoining, setJoining] = useState(false);
  const { hostToken, tokens, act } = gathering;
  if (tokens.size === 0) return undefined;
  return (
    <span className={styles['controls']}>
      <Button kind="ghost" onClick={() => setJoining(true)}>
        {say('lobby.one-more')}
      </Button>
      {hostToken !== undefined && (
        <Button kind="ghost" onClick={() => void act(hostToken, { kind: 'fill', seat, level: 'bosun' })}>
          {say('lobby.seat-bot')}
        </Button>
      )}
      <Dialog
        title={say('lobby.one-more.title')}
        isOpen={isJoining}
        onClose={() => setJoining(false)}
        actions={<Button onClick={() => setJoining(false)}>{say('close')}</Button>}
      >
        <p>{say('lobby.one-more.text')}</p>
        <JoinForm gathering={gathering} seat={seat} onDone={() => setJoining(false)} />
      </Dialog>
    </span>
  );
};

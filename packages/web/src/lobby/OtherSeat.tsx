/** Somebody else's chair; the head of the table can free it, or hand the head over. */
import { Button, Dialog, IconButton } from '@tortuga/table';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import type { Gathering, Person } from './gathering.ts';
import styles from './Lobby.module.css';
import { ReadyMark } from './ReadyMark.tsx';

export interface OtherSeatProps {
  readonly gathering: Gathering;
  readonly seat: number;
  readonly person: Person;
}

export const OtherSeat = ({ gathering, seat, person }: OtherSeatProps) => (
  <span className={styles['controls']}>
    <ReadyMark isReady={person.ready || person.host} />
    {gathering.hostToken !== undefined && (
      <Powers gathering={gathering} seat={seat} name={person.name} token={gathering.hostToken} />
    )}
    {person.host && !person.online && <TakeHead gathering={gathering} />}
  </span>
);

/** From a host who is gone; the server says whether he has been gone for long enough. */
const TakeHead = ({ gathering: { tokens, act } }: { readonly gathering: Gathering }) => {
  const say = useWords();
  const [mine] = tokens;
  if (mine === undefined) return undefined;
  const [seat, token] = mine;
  return (
    <Button kind="ghost" onClick={() => void act(token, { kind: 'host', seat })}>
      {say('lobby.take-head')}
    </Button>
  );
};

interface PowersProps {
  readonly gathering: Gathering;
  readonly seat: number;
  readonly name: string;
  readonly token: string;
}

const Powers = ({ gathering: { act }, seat, name, token }: PowersProps) => {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const use = (kind: 'free' | 'host'): void => {
    setOpen(false);
    void act(token, { kind, seat });
  };
  return (
    <>
      <IconButton icon="gear" label={say('lobby.powers', { name })} onClick={() => setOpen(true)} />
      <Dialog
        title={name}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => use('host')}>{say('lobby.hand-over')}</Button>
            <Button kind="danger" onClick={() => use('free')}>
              {say('lobby.free')}
            </Button>
          </>
        }
      >
        <p>{say('lobby.powers.text', { name })}</p>
      </Dialog>
    </>
  );
};

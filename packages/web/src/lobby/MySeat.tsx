/** One's own chair: name and colours can be changed, the seat left, or taken along to another device. */
import { COLOURS, type Colour, IconButton, type Sitter, TextField } from '@tortuga/table';
import { MOST_NAME } from '@tortuga/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ColourButton } from '../crew/ColourButton.tsx';
import { nameFault } from '../crew/faults.ts';
import { AnotherDevice } from '../online/AnotherDevice.tsx';
import { leaveForGood } from '../online/leaving.ts';
import { forgetSeat } from '../online/sitting.ts';
import { choose } from '../settings/store.ts';
import { useWords } from '../words/words.ts';
import { type Gathering, isAlone, type Person } from './gathering.ts';
import styles from './Lobby.module.css';
import { ReadyMark } from './ReadyMark.tsx';

export interface MySeatProps {
  readonly gathering: Gathering;
  readonly seat: number;
  readonly person: Person;
  readonly token: string;
  readonly sitter: Sitter;
}

/** The next that nobody else has. */
const nextColour = ({ sitters }: Gathering, mine: Colour): Colour => {
  const taken = sitters.filter(({ bot }) => bot === undefined).map(({ colour }) => colour);
  const round = COLOURS.map(
    (_, step) => COLOURS[(COLOURS.indexOf(mine) + 1 + step) % COLOURS.length] ?? mine,
  );
  return round.find((colour) => !taken.includes(colour)) ?? mine;
};

export const MySeat = ({ gathering, seat, person, token, sitter }: MySeatProps) => {
  const say = useWords();
  const { act, match } = gathering;
  const [, go] = useLocation();
  const [isMoving, setMoving] = useState(false);
  const dress = (name: string, colour: Colour): void => {
    choose({ name, colour });
    void act(token, { kind: 'dress', name, colour });
  };
  const leave = async (): Promise<void> => {
    if (isAlone(gathering)) {
      await leaveForGood(match);
      return go('/');
    }
    if (!(await act(token, { kind: 'leave' }))) return undefined;
    forgetSeat(match, token);
    return gathering.comeAgain();
  };
  return (
    <li className={styles['seat']}>
      <ColourButton
        colour={sitter.colour}
        name={person.name}
        onClick={() => dress(person.name, nextColour(gathering, sitter.colour))}
      />
      <NameField
        name={person.name}
        label={say(person.host ? 'lobby.me.host' : 'lobby.me')}
        hint={gathering.handicaps[seat]?.join(' · ')}
        taken={gathering.sitters.map(({ name }) => name).filter((name) => name !== person.name)}
        onChange={(name) => dress(name, sitter.colour)}
      />
      <span className={styles['controls']}>
        <ReadyMark isReady={person.ready || person.host} />
        <IconButton icon="share" label={say('device')} onClick={() => setMoving(true)} />
        <IconButton icon="close" label={say('lobby.leave')} onClick={() => void leave()} />
      </span>
      <AnotherDevice match={match} token={token} isOpen={isMoving} onClose={() => setMoving(false)} />
    </li>
  );
};

interface NameFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly taken: readonly string[];
  readonly onChange: (name: string) => void;
}

/** Told to the others when it is written, not letter by letter. */
const NameField = ({ name, label, hint, taken, onChange }: NameFieldProps) => {
  const say = useWords();
  const [text, setText] = useState<string>();
  const fault = text === undefined ? undefined : nameFault(text.trim(), taken, say);
  const settle = (): void => {
    if (text === undefined || fault !== undefined) return;
    if (text.trim() !== name) onChange(text.trim());
    setText(undefined);
  };
  return (
    <TextField
      label={label}
      value={text ?? name}
      maxLength={MOST_NAME}
      autoComplete="nickname"
      hint={hint === '' ? undefined : hint}
      error={fault}
      onChange={setText}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
};

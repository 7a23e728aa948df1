/** Taking a seat: a name, colours, and one button. */
import { MOST_NAME } from '@tortuga/protocol';
import { Button, COLOURS, type Colour, TextField } from '@tortuga/table';
import { type SyntheticEvent, useState } from 'react';
import { ColourButton } from '../crew/ColourButton.tsx';
import { nameFault } from '../crew/faults.ts';
import { joinTable } from '../online/sitting.ts';
import { choose, useSettings } from '../settings/store.ts';
import { sayRefusal } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import { type Gathering, openSeats } from './gathering.ts';
import styles from './JoinForm.module.css';

export interface JoinFormProps {
  readonly gathering: Gathering;
  /** Without one the first that is open. */
  readonly seat?: number;
  readonly onDone?: () => void;
}

const firstFree = ({ room }: Gathering, wishes: readonly Colour[]): Colour => {
  const taken = room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.colour] : []));
  return [...wishes, ...COLOURS].find((colour) => !taken.includes(colour)) ?? COLOURS[0];
};

/** All of them, from the one after this. */
const after = (colour: Colour): readonly Colour[] => {
  const at = COLOURS.indexOf(colour) + 1;
  return [...COLOURS.slice(at), ...COLOURS.slice(0, at)];
};

/** Who sits down beside somebody who is here already is ready: nobody else would say it. */
const readyAll = async ({ act }: Gathering, tokens: readonly string[]): Promise<void> => {
  for (const token of tokens) await act(token, { kind: 'ready', ready: true });
};

const useJoining = ({ gathering, seat, onDone }: JoinFormProps) => {
  const isFirst = gathering.tokens.size === 0;
  const [name, setName] = useState(() => (isFirst ? useSettings.getState().name : ''));
  const [colour, setColour] = useState(() => firstFree(gathering, [useSettings.getState().colour]));
  const [fault, setFault] = useState<string>();
  const join = async (): Promise<void> => {
    const guest = { name: name.trim(), colour, ...(seat === undefined ? {} : { seat }) };
    const reply = await joinTable(gathering.match, guest);
    if (!reply.ok) return setFault(reply.refusal.code);
    if (isFirst) choose({ name: guest.name, colour });
    else await readyAll(gathering, reply.value.tokens);
    onDone?.();
    return gathering.comeAgain();
  };
  return { name, setName, colour, setColour, fault, join };
};

export const JoinForm = (props: JoinFormProps) => {
  const say = useWords();
  const { gathering } = props;
  const { name, setName, colour, setColour, fault, join } = useJoining(props);
  const [wasTried, setTried] = useState(false);
  const others = gathering.room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const wrong = nameFault(name.trim(), others, say);
  const isFull = openSeats(gathering.room).length === 0;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (wrong === undefined) void join();
  };
  if (isFull) return <p>{say('lobby.full')}</p>;
  const next = firstFree(gathering, after(colour));
  return (
    <form className={styles['join']} onSubmit={submit}>
      <ColourButton colour={colour} name={name} onClick={() => setColour(next)} />
      <TextField
        label={say('crew.me')}
        value={name}
        maxLength={MOST_NAME}
        autoComplete="nickname"
        error={wasTried ? (wrong ?? (fault && sayRefusal(fault, say))) : undefined}
        onChange={setName}
      />
      <Button kind="primary" type="submit">
        {say('lobby.sit')}
      </Button>
    </form>
  );
};

/** One chair of a table that gathers its crew, as it is to whoever looks at it. */
import { Emblem } from '@tortuga/table';
import { useWords } from '../words/words.ts';
import { BotSeat } from './BotSeat.tsx';
import type { Gathering } from './gathering.ts';
import styles from './Lobby.module.css';
import { MySeat } from './MySeat.tsx';
import { OpenSeat } from './OpenSeat.tsx';
import { OtherSeat } from './OtherSeat.tsx';

export interface SeatProps {
  readonly gathering: Gathering;
  readonly seat: number;
}

export const SeatRow = ({ gathering, seat }: SeatProps) => {
  const say = useWords();
  const view = gathering.room.seats[seat];
  const sitter = gathering.sitters[seat];
  if (view === undefined || sitter === undefined) return undefined;
  const token = gathering.tokens.get(seat);
  if (view.kind === 'person' && token !== undefined)
    return <MySeat gathering={gathering} seat={seat} person={view} token={token} sitter={sitter} />;
  return (
    <li className={styles['seat']} data-open={view.kind === 'open' || undefined}>
      <span className={styles['badge']}>
        <Emblem colour={sitter.colour} />
      </span>
      <span className={styles['who']}>
        <b>{sitter.name}</b>
        {view.kind === 'bot' && <span>{say('lobby.bot')}</span>}
        {view.kind === 'open' && (
          <span>{say(gathering.hostToken === undefined ? 'lobby.free-chair' : 'lobby.open')}</span>
        )}
        {view.kind === 'person' && <PersonLine person={view} />}
        {gathering.handicaps[seat]?.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      {view.kind === 'person' && <OtherSeat gathering={gathering} seat={seat} person={view} />}
      {view.kind === 'bot' && (
        <BotSeat gathering={gathering} seat={seat} name={sitter.name} level={view.level} />
      )}
      {view.kind === 'open' && <OpenSeat gathering={gathering} seat={seat} />}
    </li>
  );
};

const PersonLine = ({
  person,
}: {
  readonly person: { readonly host: boolean; readonly online: boolean };
}) => {
  const say = useWords();
  const place = say(person.host ? 'lobby.host' : 'lobby.joined');
  return <span>{person.online ? place : `${place} · ${say('lobby.offline')}`}</span>;
};

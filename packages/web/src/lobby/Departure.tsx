/** What whoever sits here can do to get the game going: be ready, or set sail. */
import { Button } from '@tortuga/table';
import { newNonce } from '../online/asking.ts';
import { keepTable, keptTable } from '../online/keptTables.ts';
import { useWords } from '../words/words.ts';
import { type Gathering, openSeats, starterToken, unready } from './gathering.ts';
import styles from './Lobby.module.css';

export const Departure = ({ gathering }: { readonly gathering: Gathering }) => {
  const starter = starterToken(gathering);
  return (
    <div className={styles['departure']}>
      {starter === undefined ? (
        <Readiness gathering={gathering} />
      ) : (
        <Start gathering={gathering} token={starter} />
      )}
    </div>
  );
};

/** A seat that came by a rematch has added nothing to the luck yet: what it adds now is kept. */
const nonceFor = ({ match }: Gathering, token: string): { readonly nonce?: string } => {
  const kept = keptTable(match);
  const seat = kept?.seats.find((each) => each.token === token);
  if (kept === undefined || seat === undefined || seat.nonce !== undefined) return {};
  const nonce = newNonce();
  const seats = kept.seats.map((each) => (each === seat ? { token, nonce } : each));
  keepTable({ ...kept, seats });
  return { nonce };
};

const Readiness = ({ gathering }: { readonly gathering: Gathering }) => {
  const say = useWords();
  const { room, tokens, act } = gathering;
  const isReady = [...tokens.keys()].every((seat) => {
    const view = room.seats[seat];
    return view?.kind === 'person' && view.ready;
  });
  const change = async (): Promise<void> => {
    const nonces = [...tokens.values()].map((token) => ({
      token,
      ...(isReady ? {} : nonceFor(gathering, token)),
    }));
    for (const { token, ...nonce } of nonces) await act(token, { kind: 'ready', ready: !isReady, ...nonce });
    // The match is checked by them once it is over.
    if (nonces.some(({ nonce }) => nonce !== undefined)) gathering.comeAgain();
  };
  return (
    <>
      <Button kind={isReady ? 'plain' : 'primary'} onClick={() => void change()}>
        {say(isReady ? 'lobby.not-yet' : 'lobby.say-ready')}
      </Button>
      {isReady && <p>{say('lobby.wait')}</p>}
    </>
  );
};

const Start = ({ gathering, token }: { readonly gathering: Gathering; readonly token: string }) => {
  const say = useWords();
  const { room, act } = gathering;
  const empty = openSeats(room);
  const late = unready(room);
  const fill = async (): Promise<void> => {
    for (const seat of empty) await act(token, { kind: 'fill', seat, level: 'bosun' });
  };
  return (
    <>
      <Button
        kind="primary"
        isDisabled={empty.length > 0 || late.length > 0}
        onClick={() => void act(token, { kind: 'start' })}
      >
        {say('new.start', { count: room.seats.length })}
      </Button>
      {empty.length > 0 && <Button onClick={() => void fill()}>{say('lobby.fill')}</Button>}
      {empty.length > 0 && <p>{say('lobby.empty', { count: empty.length })}</p>}
      {empty.length === 0 && late.length > 0 && <p>{say('lobby.late', { names: late.join(', ') })}</p>}
    </>
  );
};

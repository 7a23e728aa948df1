/** Sitting down at tables of a server, and getting up. What is needed to come back, and to check the luck, is kept. */
import type { Clock, Level, Reply, Seated } from '@tortuga/protocol';
import type { Colour } from '@tortuga/table';
import type { Chair, Crew } from '../crew/crew.ts';
import { lobby, newNonce } from './asking.ts';
import { reached } from './reached.ts';
import { forgetTable, keepTable, type KeptSeat, keptTable } from './keptTables.ts';

export interface TablePlan {
  readonly game: string;
  readonly crew: Crew;
  readonly options: Readonly<Record<string, unknown>>;
  readonly listed: boolean;
  readonly clock: Clock;
  readonly standIn: Level;
  readonly randomOrder: boolean;
}

const remember = ({ match, tokens, room }: Seated, nonces: readonly string[]): void => {
  const before = keptTable(match);
  const fresh = tokens.map((token, index): KeptSeat => {
    const nonce = nonces[index];
    return nonce === undefined ? { token } : { token, nonce };
  });
  keepTable({
    match,
    game: room.game,
    seats: [...(before?.seats ?? []), ...fresh],
    commit: before?.commit ?? room.commit,
    touched: Date.now(),
  });
};

const remembered = (reply: Reply<Seated>, nonces: readonly string[]): Reply<Seated> => {
  if (reply.ok) remember(reply.value, nonces);
  return reply;
};

/** People sit here, in this browser, each with a share of the luck. */
const seatOf = (chair: Chair) => {
  switch (chair.kind) {
    case 'person':
      return { kind: 'me', name: chair.name.trim(), colour: chair.colour, nonce: newNonce() } as const;
    case 'bot':
      return { kind: 'bot', level: chair.level } as const;
    case 'open':
      return { kind: 'open' } as const;
  }
};

export const createTable = async ({ crew, ...rest }: TablePlan): Promise<Reply<Seated>> => {
  const seats = crew.map(seatOf);
  const nonces = seats.flatMap((seat) => (seat.kind === 'me' ? [seat.nonce] : []));
  return remembered(await reached(lobby.create({ ...rest, seats })), nonces);
};

export interface Guest {
  readonly name: string;
  readonly colour: Colour;
  readonly seat?: number;
}

export const joinTable = async (match: string, guest: Guest): Promise<Reply<Seated>> => {
  const nonce = newNonce();
  return remembered(await reached(lobby.join(match, { ...guest, nonce })), [nonce]);
};

/** A seat that comes from another device: its nonce stays there. */
export const takeOver = async (match: string, code: string): Promise<Reply<Seated>> =>
  remembered(await reached(lobby.useDevice(match, code)), []);

/** Of a seat that is not ours any more. */
export const forgetSeat = (match: string, token: string): void => {
  const table = keptTable(match);
  if (table === undefined) return;
  const seats = table.seats.filter((seat) => seat.token !== token);
  if (seats.length === 0) forgetTable(match);
  else keepTable({ ...table, seats });
};

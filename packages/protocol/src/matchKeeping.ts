/** How a match is kept besides its game: the same on a server and in a page. */
import {
  type Header,
  type Live,
  type Luck,
  type Made,
  makeHeader,
  makeMoveLine,
  makePromise,
  makeResultLine,
  type Result,
  sealRecord,
} from '@tortuga/engine';
import { nextOrder, reseat } from './matchOptions.ts';
import type { RoomView } from './room.ts';

type Level = RoomView['standIn'];

/** As much of whoever has a seat as decides who plays it. */
type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'person'; readonly away: boolean; readonly resigned: boolean; readonly stops: boolean };

interface Seats {
  readonly seats: readonly Sitter[];
}

/** The level of the bot that plays a seat now; undefined where a person does, or nobody. */
export const levelAt = (
  { seats, standIn }: Seats & { readonly standIn: Level },
  seat: number,
): Level | undefined => {
  const sitter = seats[seat];
  if (sitter?.kind === 'bot') return sitter.level;
  if (sitter?.kind !== 'person') return undefined;
  return sitter.away || sitter.resigned ? standIn : undefined;
};

/** Everybody who still plays agrees to stop. */
export const isStopped = ({ seats }: Seats): boolean => {
  const playing = seats
    .filter((each) => each.kind === 'person')
    .filter(({ away, resigned }) => !away && !resigned);
  return playing.length > 0 && playing.every(({ stops }) => stops);
};

/** The same people and bots, each a seat further: for the match that follows. */
export const seatsAfter = <S extends Sitter>(
  seats: readonly S[],
  afresh: (person: Extract<S, { readonly kind: 'person' }>) => S,
): S[] => {
  const isPerson = (each: S): each is Extract<S, { readonly kind: 'person' }> => each.kind === 'person';
  const fresh = seats.map((each) => (isPerson(each) ? afresh(each) : each));
  return reseat(fresh, nextOrder(fresh));
};

/** What the luck of a match is made of, besides its id: told to nobody before the end. */
type Secrets = Omit<Luck, 'match'>;

export const luckOf = (match: string, { seed, nonces }: Secrets): Luck => ({ match, seed, nonces });

/** What a transcript says before the first move. */
interface Opened extends Omit<Header, 'seats'> {
  readonly seats: readonly unknown[];
}

const headOf = ({ game, version, options, seats }: Opened): string =>
  makeHeader({ game, version, seats: seats.length, options });

const linesOf = (made: readonly Made[]): string =>
  made.map(({ by, move }) => makeMoveLine(by, move)).join('');

/** The moves of a match that may go on yet: no seed, no seal. */
export const transcriptOf = (room: Opened, made: readonly Made[]): string => headOf(room) + linesOf(made);

/** What a record tells besides the moves and the result. */
export interface Recorded extends Opened, Secrets {
  readonly commit: string;
}

/** The record of a match that is over: open to all from then on. */
export const recordOf = (
  match: string,
  room: Recorded,
  made: readonly Made[],
  result: Result,
  /** The platform's own, where it is faster. */
  sha256?: (text: string) => string,
): string => {
  const promise = makePromise(luckOf(match, room), room.commit);
  return sealRecord(headOf(room) + promise + linesOf(made) + makeResultLine(result), room.seed, sha256);
};

export const sealOf = (record: string): string => record.slice(record.lastIndexOf(' ') + 1).trimEnd();

interface Standing {
  readonly status: RoomView['status'];
  readonly result: Result | null;
}

/** The result that is due: of a match that is still open, though the game is over or all have agreed to stop. */
export const dueResult = ({ status, result }: Standing, live: Pick<Live, 'result'>): Result | undefined =>
  status === 'playing' ? (result ?? live.result) : undefined;

/** What about its room a due result changes: the match is over, and its record sealed. */
export const closing = (
  match: string,
  room: Recorded,
  made: readonly Made[],
  result: Result,
  sha256?: (text: string) => string,
) => ({ status: 'over', result, seal: sealOf(recordOf(match, room, made, result, sha256)) }) as const;

/** As everybody is told it. */
export const copyResult = ({ places, scores, by }: Result): NonNullable<RoomView['result']> => ({
  places: [...places],
  scores: [...scores],
  by,
});

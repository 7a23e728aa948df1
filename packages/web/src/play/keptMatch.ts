/** A match as this browser keeps it: the room, what its luck is made of, and its entries. */
import { type Made, type Nonce, parseJson, type Seat } from '@tortuga/engine';
import { type RoomView, roomView } from '@tortuga/protocol';
import { fieldsOf } from './fields.ts';

export interface KeptMatch {
  readonly room: RoomView;
  readonly seed: string;
  readonly nonces: readonly Nonce[];
  readonly entries: readonly Made[];
  /** Whose turn it is; nobody's once it is over. */
  readonly turn: readonly Seat[];
  /** Counts the writes, so that two pages with the same match do not overwrite each other. */
  readonly rev: number;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

/** What every write tells anew; `rev` is its number. */
type Written = Pick<KeptMatch, 'turn' | 'rev' | 'touched'>;

/** What one write adds to a match. */
export interface Addition extends Written {
  readonly made: readonly Made[];
  /** Undefined where it is as before. */
  readonly room?: RoomView | undefined;
}

export const makeKept = ({ entries, ...rest }: KeptMatch): string =>
  JSON.stringify({ ...rest, entries: entries.map(makeEntry) });

/** One line. */
export const makeAddition = ({ made, ...rest }: Addition): string =>
  JSON.stringify({ ...rest, made: made.map(makeEntry) });

/** Undefined where it cannot be read: other hands, another version, half a file. */
export const parseKept = (text: string): KeptMatch | undefined => {
  const told = fieldsOf(parseJson(text)?.value);
  const room = roomView.safeParse(told.get('room'));
  const nonces = listOf(told.get('nonces'), parseNonce);
  const entries = listOf(told.get('entries'), parseEntry);
  const seed = told.get('seed');
  const write = parseWrite(told);
  if (!room.success || nonces === undefined || entries === undefined || write === undefined) return undefined;
  return typeof seed === 'string' ? { room: room.data, seed, nonces, entries, ...write } : undefined;
};

export const parseAddition = (line: string): Addition | undefined => {
  const told = fieldsOf(parseJson(line)?.value);
  const made = listOf(told.get('made'), parseEntry);
  const write = parseWrite(told);
  if (made === undefined || write === undefined) return undefined;
  if (!told.has('room')) return { made, ...write };
  const room = roomView.safeParse(told.get('room'));
  return room.success ? { made, ...write, room: room.data } : undefined;
};

/** The match after all these; undefined where one of them does not follow the one before it. */
export const withAdditions = (kept: KeptMatch, additions: readonly Addition[]): KeptMatch | undefined => {
  if (additions.some(({ rev }, index) => rev !== kept.rev + 1 + index)) return undefined;
  const { turn, rev, touched } = additions.at(-1) ?? kept;
  const room = additions.findLast((each) => each.room !== undefined)?.room ?? kept.room;
  const entries = [...kept.entries, ...additions.flatMap(({ made }) => made)];
  return { ...kept, room, entries, turn, rev, touched };
};

const parseWrite = (told: ReadonlyMap<string, unknown>): Written | undefined => {
  const turn = listOf(told.get('turn'), (each) => (typeof each === 'number' ? each : undefined));
  const [rev, touched] = [told.get('rev'), told.get('touched')];
  if (turn === undefined || typeof rev !== 'number' || typeof touched !== 'number') return undefined;
  return { turn, rev, touched };
};

const listOf = <V>(told: unknown, parse: (each: unknown) => V | undefined): readonly V[] | undefined => {
  if (!Array.isArray(told)) return undefined;
  const found: V[] = [];
  for (const each of told) {
    const value = parse(each);
    if (value === undefined) return undefined;
    found.push(value);
  }
  return found;
};

const parseNonce = (told: unknown): Nonce | undefined => {
  const fields = fieldsOf(told);
  const [seat, nonce] = [fields.get('seat'), fields.get('nonce')];
  return typeof seat === 'number' && typeof nonce === 'string' ? { seat, nonce } : undefined;
};

const ENTRY = /^(chance|\d{1,3}) ([\x20-\x7e]+)$/;

const makeEntry = ({ by, move }: Made): string => `${by} ${move}`;

const parseEntry = (told: unknown): Made | undefined => {
  const found = typeof told === 'string' ? ENTRY.exec(told) : null;
  if (found === null) return undefined;
  return { by: found[1] === 'chance' ? 'chance' : Number(found[1]), move: found[2] ?? '' };
};

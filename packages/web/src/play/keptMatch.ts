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

export const makeKept = ({ entries, ...rest }: KeptMatch): string =>
  JSON.stringify({ ...rest, entries: entries.map(({ by, move }) => `${by} ${move}`) });

/** Undefined where it cannot be read: other hands, another version, half a file. */
export const parseKept = (text: string): KeptMatch | undefined => {
  const told = fieldsOf(parseJson(text)?.value);
  const room = roomView.safeParse(told.get('room'));
  const nonces = listOf(told.get('nonces'), parseNonce);
  const entries = listOf(told.get('entries'), parseEntry);
  const turn = listOf(told.get('turn'), (each) => (typeof each === 'number' ? each : undefined));
  const [seed, rev, touched] = [told.get('seed'), told.get('rev'), told.get('touched')];
  if (!room.success || nonces === undefined || entries === undefined || turn === undefined) return undefined;
  if (typeof seed !== 'string' || typeof rev !== 'number' || typeof touched !== 'number') return undefined;
  return { room: room.data, seed, nonces, entries, turn, rev, touched };
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

const parseEntry = (told: unknown): Made | undefined => {
  const found = typeof told === 'string' ? ENTRY.exec(told) : null;
  if (found === null) return undefined;
  return { by: found[1] === 'chance' ? 'chance' : Number(found[1]), move: found[2] ?? '' };
};

/** The text of a match that moves from one store to another. It holds all its secrets: the seed, the hidden moves. */
import { type Fault, parseJson } from '@tortuga/engine';
import { matchId } from '@tortuga/protocol';
import type { Room } from '../match/room.ts';
import type { StoredEntry } from '../store/store.ts';
import { parseRoom } from './roomForm.ts';

export interface TakenMatch {
  readonly id: string;
  /** Until when a server was there: its clocks stand still since. */
  readonly asOf: number;
  readonly room: Room;
  readonly entries: readonly StoredEntry[];
}

/** `part` names what is wrong in the room. */
export interface TextFault extends Fault {
  readonly part?: string;
}

type Read =
  | { readonly ok: true; readonly match: TakenMatch }
  | { readonly ok: false; readonly fault: TextFault };

/** Where a fault of the room, or of an entry, is found in the text. */
export const ROOM_LINE = 4;
const HEAD_LINES = 5;
export const lineOfEntry = (seq: number): number => HEAD_LINES + seq;

export const makeMatchText = ({ id, asOf, room, entries }: TakenMatch): string =>
  [
    'tortuga-match 1',
    `id ${id}`,
    `as-of ${makeTime(asOf)}`,
    `room ${JSON.stringify(room)}`,
    `entries ${entries.length}`,
    ...entries.map(makeEntry),
    '',
  ].join('\n');

const makeTime = (time: number): string => new Date(time).toISOString();

/** No id of a client's is a full stop. */
const NO_ID = '.';

const makeEntry = ({ seq, at, id, by, move }: StoredEntry): string =>
  `${seq} ${makeTime(at)} ${id ?? NO_ID} ${by} ${move}`;

/** The form, and the room; whether the moves are those of the game is for `faultOf` to say. */
export const parseMatchText = (text: string): Read => {
  const lines = text.split(/\r?\n/);
  const head = parseHead(lines);
  if ('code' in head) return { ok: false, fault: head };
  const entries: StoredEntry[] = [];
  for (let seq = 1; seq <= head.count; seq++) {
    const entry = parseEntry(seq, lines[lineOfEntry(seq) - 1] ?? '');
    if (entry === undefined) return faultAt(lineOfEntry(seq), 'bad-entry');
    entries.push(entry);
  }
  const end = lineOfEntry(head.count + 1);
  // The last line has an end: half a move is none.
  if (lines.length !== end || lines[end - 1] !== '') return faultAt(Math.min(end, lines.length), 'wrong-end');
  const { id, asOf, room } = head;
  return { ok: true, match: { id, asOf, room, entries } };
};

const faultAt = (line: number, code: string): Read => ({ ok: false, fault: { line, code } });

interface Head extends Omit<TakenMatch, 'entries'> {
  readonly count: number;
}

const parseHead = ([format, id = '', asOf = '', room = '', entries = '']: readonly string[]):
  | Head
  | TextFault => {
  if (format !== 'tortuga-match 1') return { line: 1, code: 'not-a-match' };
  const match = matchId.safeParse(after('id ', id));
  if (!match.success) return { line: 2, code: 'bad-id' };
  const time = parseTime(after('as-of ', asOf));
  if (time === undefined) return { line: 3, code: 'bad-time' };
  const parsed = parseRoom(parseJson(after('room ', room))?.value);
  if ('wrong' in parsed) return { line: ROOM_LINE, code: 'bad-room', part: parsed.wrong };
  const count = /^entries (0|[1-9]\d{0,6})$/.exec(entries)?.[1];
  if (count === undefined) return { line: HEAD_LINES, code: 'bad-count' };
  return { id: match.data, asOf: time, room: parsed, count: Number(count) };
};

const after = (word: string, line: string): string => (line.startsWith(word) ? line.slice(word.length) : '');

const parseTime = (text: string): number | undefined => {
  const time = Date.parse(text);
  return Number.isFinite(time) && makeTime(time) === text ? time : undefined;
};

const ENTRY = /^(\d+) (\S+) (\.|[A-Za-z0-9_-]{1,64}) (chance|0|[1-9]\d?) ([\x20-\x7e]+)$/;

const parseEntry = (seq: number, line: string): StoredEntry | undefined => {
  const [, number = '', time = '', id = '', by = '', move = ''] = ENTRY.exec(line) ?? [];
  const at = parseTime(time);
  if (number !== String(seq) || at === undefined) return undefined;
  return { seq, by: by === 'chance' ? 'chance' : Number(by), move, id: id === NO_ID ? null : id, at };
};

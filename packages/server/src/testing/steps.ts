/** Writes for tests, each told apart by what it holds. */
import type { StoredEntry, StoredMatch, Write } from '../store/store.ts';

/** With a room of its own. */
type Whole = Write & { readonly room: string };

export const newMatch = (match: string, changes: Partial<Whole> = {}): Whole => ({
  match,
  game: 'piatka 1',
  rev: 0,
  seq: 0,
  status: 'playing',
  listed: false,
  wakeAt: null,
  touched: 1_800_000_000_000,
  room: '{}',
  entries: [],
  ...changes,
});

/** `count` entries on top of `seq`. */
export const entriesAfter = (seq: number, count: number): readonly StoredEntry[] =>
  Array.from({ length: count }, (_, i) => ({
    seq: seq + 1 + i,
    by: i % 3 === 0 ? 'chance' : i % 3,
    move: `move ${seq + 1 + i}`,
    id: i % 2 === 0 ? null : `id-${seq + 1 + i}`,
    at: 1_800_000_000_000 + seq + i,
  }));

/** The next write of a match as it is stored, with so many entries; the room says what should be stored then. */
export const stepOn = (match: string, rev: number, seq: number, count: number): Whole =>
  newMatch(match, {
    rev,
    seq,
    room: JSON.stringify([rev + 1, seq + count]),
    entries: entriesAfter(seq, count),
  });

export const stored = (write: Whole): StoredMatch => ({
  id: write.match,
  game: write.game,
  rev: write.rev + 1,
  seq: write.seq + write.entries.length,
  status: write.status,
  listed: write.listed,
  wakeAt: write.wakeAt,
  touched: write.touched,
  room: write.room,
});

/** What a step of a match is stored as: the clock wound up, what is over sealed, and when somebody must look again. */
import type { Live, Made } from '@tortuga/engine';
import { closing, dueResult, levelAt } from '@tortuga/protocol';
import type { StoredEntry, Write } from '../store/store.ts';
import { hashOf } from './locks.ts';
import type { Room } from './room.ts';
import type { Table } from './table.ts';
import { roomTag } from './tag.ts';

/** The entries of a step, numbered; the first has the client's id. */
export const entriesOf = (
  { live }: Table,
  made: readonly Made[],
  id: string | null,
  now: number,
): readonly StoredEntry[] =>
  made.map(
    ({ by, move }, index): StoredEntry => ({
      seq: live.seq + 1 + index,
      by,
      move,
      id: index === 0 ? id : null,
      at: now,
    }),
  );

/** The room as it will be once the step stands; the very same where nothing about it changes. */
export const settle = (
  table: Table,
  room: Room,
  live: Live,
  entries: readonly StoredEntry[],
  now: number,
  botPause: number,
): Room => {
  const wound = settleRoom(table, room, live, entries, now);
  const wakeAt = wakeTime(wound, live, now, botPause);
  return wakeAt === wound.wakeAt ? wound : { ...wound, wakeAt };
};

export const newMatch = (id: string, room: Room, now: number): Write => ({
  match: id,
  game: roomTag(room),
  rev: 0,
  seq: 0,
  status: room.status,
  listed: room.listed,
  wakeAt: room.wakeAt,
  touched: now,
  room: JSON.stringify(room),
  entries: [],
});

export const writeOf = (table: Table, room: Room, entries: readonly StoredEntry[], now: number): Write => ({
  match: table.id,
  game: roomTag(room),
  rev: table.rev,
  seq: table.live.seq,
  status: room.status,
  listed: room.listed,
  wakeAt: room.wakeAt,
  touched: now,
  room: room === table.room ? null : JSON.stringify(room),
  entries,
});

const DAY = 24 * 60 * 60 * 1000;

const timeFor = ({ clock }: Room): number | undefined => {
  switch (clock.kind) {
    case 'untimed':
      return undefined;
    case 'move':
      return clock.seconds * 1000;
    case 'days':
      return clock.days * DAY;
  }
};

/** A person who is to move has time from the moment it became his turn. */
const deadlineOf = (room: Room, live: Live, moved: boolean, now: number): number | null => {
  const time = timeFor(room);
  if (room.status !== 'playing' || time === undefined || live.actors.length === 0) return null;
  return moved || room.deadline === null ? now + time : room.deadline;
};

/** The clock wound up, and what is over closed and sealed. */
const settleRoom = (
  table: Table,
  room: Room,
  live: Live,
  made: readonly StoredEntry[],
  now: number,
): Room => {
  if (room.status !== 'playing') return room;
  const result = dueResult(room, live);
  if (result === undefined) {
    const deadline = deadlineOf(room, live, made.length > 0, now);
    return deadline === room.deadline ? room : { ...room, deadline };
  }
  const entries = [...table.entries, ...made];
  return { ...room, deadline: null, ...closing(table.id, room, entries, result, hashOf) };
};

/** When somebody must look after it: a bot after its pause, a clock at its deadline. */
const wakeTime = (room: Room, live: Live, now: number, botPause: number): number | null => {
  if (room.status !== 'playing') return null;
  for (const actor of live.actors)
    if (actor !== 'chance' && levelAt(room, actor) !== undefined) return now + botPause;
  return room.deadline;
};

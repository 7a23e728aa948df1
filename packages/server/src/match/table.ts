/** A match in memory: what the store holds, folded, and who is connected here. */
import type { Actor, AnyGame, Viewer } from '@tortuga/engine';
import { type FrameMessage, PROTOCOL, type ToClient } from '@tortuga/protocol';
import type { StoredEntry, StoredMatch } from '../store/store.ts';
import { type Live, type LiveFrame, openLive } from './live.ts';
import { type Presence, type Room, seatsOfLocks, viewOfRoom } from './room.ts';

/** A socket, as far as a match is concerned. */
export interface Connection {
  readonly send: (text: string) => void;
  readonly close: (code: string) => void;
}

interface Member {
  readonly connection: Connection;
  /** Of the tokens it came with; none for a spectator. Seats may change hands and places, locks do not. */
  readonly locks: readonly string[];
}

export interface Table {
  readonly id: string;
  rev: number;
  room: Room;
  live: Live;
  readonly entries: StoredEntry[];
  /** Where moves with an id of their client's stand, by seat and id. */
  readonly made: Map<string, number>;
  readonly members: Map<Connection, Member>;
}

/** The time in which no server was there moves the wake-up in the store, and with it the deadline. */
export const roomIn = ({ room: text, wakeAt }: StoredMatch): Room => {
  const room = JSON.parse(text) as Room; // written by ourselves, and nobody else writes there
  const lost = room.wakeAt === null || wakeAt === null ? 0 : wakeAt - room.wakeAt;
  return { ...room, wakeAt, deadline: room.deadline === null ? null : room.deadline + lost };
};

/** Undefined where this server plays another version of the game, or does not know it. */
export const openTable = (
  games: readonly AnyGame[],
  stored: StoredMatch,
  entries: readonly StoredEntry[],
): Table | undefined => {
  const room = roomIn(stored);
  const game = games.find(({ id }) => id === room.game);
  const { version, options, seats } = room;
  const opened = game && openLive(game, { version, options, seats: seats.length });
  if (opened === undefined) return undefined;
  const live = opened.follow(entries, []).after;
  const { id, rev } = stored;
  const table: Table = { id, rev, room, live, entries: [], made: new Map(), members: new Map() };
  addEntries(table, entries);
  return table;
};

const madeAs = (seat: Actor, id: string): string => `${seat} ${id}`;

export const addEntries = ({ entries, made }: Table, added: readonly StoredEntry[]): void => {
  for (const entry of added) {
    entries.push(entry);
    if (entry.id !== null) made.set(madeAs(entry.by, entry.id), entry.seq);
  }
};

/** The number of the entry that a seat's move with this id has become. */
export const entryMadeAs = ({ made }: Table, seat: number, id: string): number | undefined =>
  made.get(madeAs(seat, id));

const presenceOf = ({ members, room }: Table): Presence => {
  const all = [...members.values()].map(({ locks }) => seatsOfLocks(room, locks));
  return {
    online: new Set(all.flat()),
    spectators: all.filter((seats) => seats.length === 0).length,
  };
};

export const roomViewOf = (table: Table) =>
  viewOfRoom(table.id, table.room, table.live.seq, presenceOf(table));

const viewersOf = (room: Room, { locks }: Member): readonly Viewer[] => {
  const seats = seatsOfLocks(room, locks);
  return seats.length === 0 ? ['spectator'] : seats;
};

/** All whose eyes look on from here, once the room is as given. */
export const viewersAt = ({ members }: Table, room: Room): readonly Viewer[] => [
  ...new Set([...members.values()].flatMap((member) => viewersOf(room, member))),
];

/** A room that has changed: who has other seats now is told so, and who has lost one is sent away. */
export const enterRoom = (table: Table, room: Room): void => {
  const before = table.room;
  table.room = room;
  for (const member of table.members.values()) {
    const seats = seatsOfLocks(room, member.locks);
    if (seats.length < member.locks.length) {
      table.members.delete(member.connection);
      member.connection.close('not-your-seat');
    } else if (seats.join() !== seatsOfLocks(before, member.locks).join()) {
      welcome(table, member);
    }
  }
};

/** Says which seats are one's own. */
export const welcome = (table: Table, { connection, locks }: Member): void => {
  const seats = [...seatsOfLocks(table.room, locks)];
  tell(connection, { kind: 'welcome', protocol: PROTOCOL, room: roomViewOf(table), seats });
};

export const tell = (connection: Connection, message: ToClient): void => {
  connection.send(JSON.stringify(message));
};

/** To everybody here, each through the eyes it has. Texts are made once for each viewer. */
export const sendFrames = (table: Table, frames: readonly LiveFrame[]): void => {
  for (const frame of frames) {
    const texts = new Map(viewersAt(table, table.room).map((viewer) => [viewer, frameText(frame, viewer)]));
    for (const member of table.members.values()) sendAll(member, texts, viewersOf(table.room, member));
  }
};

const sendAll = (
  { connection }: Member,
  texts: ReadonlyMap<Viewer, string | undefined>,
  viewers: readonly Viewer[],
): void => {
  for (const viewer of viewers) {
    const text = texts.get(viewer);
    if (text !== undefined) connection.send(text);
  }
};

const frameText = ({ seq, by, bodies }: LiveFrame, viewer: Viewer): string | undefined => {
  const body = bodies.get(viewer);
  if (body === undefined) return undefined;
  const message: FrameMessage = { kind: 'frame', viewer, seq, by, heard: [...body.heard], view: body.view };
  return JSON.stringify(message);
};

export const sendRoom = (table: Table): void => {
  const text = JSON.stringify({ kind: 'room', room: roomViewOf(table) } satisfies ToClient);
  for (const { connection } of table.members.values()) connection.send(text);
};

/** Longer tails are not worth their weight: the whole view is sent instead. */
const LONGEST_TAIL = 32;

/** What a returning member missed, entry by entry, or everything as it is. */
export const catchUp = (
  games: readonly AnyGame[],
  table: Table,
  member: Member,
  since: number | null,
): void => {
  const viewers = viewersOf(table.room, member);
  const { live } = table;
  const missed = since === null ? Infinity : live.seq - since;
  if (since !== null && missed >= 0 && missed <= LONGEST_TAIL) {
    if (missed > 0) sendTail(games, table, member, since, viewers);
    return;
  }
  sendWhole(table.room, member, live);
};

const sendWhole = (room: Room, member: Member, { seq, view }: Live): void => {
  for (const viewer of viewersOf(room, member)) {
    tell(member.connection, { kind: 'resync', viewer, seq, view: view(viewer) });
  }
};

/** To those who have waited for the start: the table before the first move, which nothing else would show. */
export const sendSetup = ({ room, members }: Table, setup: Live): void => {
  for (const member of members.values()) sendWhole(room, member, setup);
};

const sendTail = (
  games: readonly AnyGame[],
  { room, entries }: Table,
  { connection }: Member,
  since: number,
  viewers: readonly Viewer[],
): void => {
  const game = games.find(({ id }) => id === room.game);
  const { version, options, seats } = room;
  const opened = game && openLive(game, { version, options, seats: seats.length });
  if (opened === undefined) return;
  const then = opened.follow(entries.slice(0, since), []).after;
  for (const frame of then.follow(entries.slice(since), viewers).frames) {
    for (const viewer of viewers) {
      const text = frameText(frame, viewer);
      if (text !== undefined) connection.send(text);
    }
  }
};

/** Whoever must move next, chance apart. */
export const nextSeats = ({ live, room }: Table): readonly number[] =>
  room.status === 'playing' ? live.actors.filter((actor: Actor) => actor !== 'chance') : [];

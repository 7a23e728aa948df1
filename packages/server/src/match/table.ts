/** A match in memory: what the store holds, folded, and who is connected. */
import { type Actor, type AnyGame, type Live, type LiveFrame, openLive, type Viewer } from '@tortuga/engine';
import { type Code, type FrameMessage, PROTOCOL, type Reaction, type ToClient } from '@tortuga/protocol';
import type { Crew } from '../bus/note.ts';
import type { StoredEntry, StoredMatch } from '../store/store.ts';
import type { Lookout } from './lookout.ts';
import { type Presence, type Room, seatsOfLocks, viewOfRoom } from './room.ts';

/** A socket, as far as a match is concerned. */
export interface Connection {
  readonly send: (text: string) => void;
  readonly close: (code: Code) => void;
}

export interface Member {
  readonly connection: Connection;
  /** Of the tokens it came with; none for a spectator. Seats may change hands and places, locks do not. */
  readonly locks: readonly string[];
  /** Which those are in the room as it is now. */
  seats: readonly number[];
}

export interface Table {
  readonly id: string;
  rev: number;
  room: Room;
  live: Live;
  /** Added to by `addEntries` only. */
  readonly entries: StoredEntry[];
  /** For each seat, the entries that its moves have become, by the client's ids of those. */
  readonly made: readonly Map<string, number>[];
  /** Who is connected here; changed by what tells the other nodes. */
  readonly members: Map<Connection, Member>;
  readonly lookout: Lookout;
}

/** The time in which no server was there moves the wake-up in the store, and with it the deadline. */
export const roomIn = ({ room: text, wakeAt }: StoredMatch): Room => {
  const room = JSON.parse(text) as Room; // written by ourselves, and nobody else writes there
  const lost = room.wakeAt === null || wakeAt === null ? 0 : wakeAt - room.wakeAt;
  return { ...room, wakeAt, deadline: room.deadline === null ? null : room.deadline + lost };
};

/** Before the first move; undefined where this server plays another version of the game, or does not know it. */
const setupOf = (
  games: readonly AnyGame[],
  { game: id, version, options, seats }: Room,
): Live | undefined => {
  const game = games.find((each) => each.id === id);
  return game && openLive(game, { version, options, seats: seats.length });
};

/** The match as a changed room goes on from it. When seats are drawn, options may move with them: only before a move. */
export const liveIn = (games: readonly AnyGame[], { room, live }: Table, changed: Room): Live =>
  changed.options === room.options ? live : (setupOf(games, changed) ?? live);

/** Undefined where this server plays another version of the game, or does not know it. */
export const openTable = (
  games: readonly AnyGame[],
  stored: StoredMatch,
  entries: readonly StoredEntry[],
  lookout: Lookout,
): Table | undefined => {
  const room = roomIn(stored);
  const opened = setupOf(games, room);
  if (opened === undefined) return undefined;
  const live = opened.follow(entries, []).after;
  const { id, rev } = stored;
  const table: Table = {
    id,
    rev,
    room,
    live,
    entries: [],
    made: room.seats.map(() => new Map()),
    members: new Map(),
    lookout,
  };
  addEntries(table, entries);
  return table;
};

export const addEntries = ({ entries, made }: Table, added: readonly StoredEntry[]): void => {
  for (const entry of added) {
    entries.push(entry);
    if (entry.id !== null && entry.by !== 'chance') made[entry.by]?.set(entry.id, entry.seq);
  }
};

/** The number of the entry that a seat's move with this id has become. */
export const entryMadeAs = ({ made }: Table, seat: number, id: string): number | undefined =>
  made[seat]?.get(id);

const crewHere = ({ members }: Table): Crew => {
  const here: number[] = [];
  let spectators = 0;
  for (const { seats } of members.values()) {
    if (seats.length === 0) spectators += 1;
    for (const seat of seats) if (!here.includes(seat)) here.push(seat);
  }
  return { seats: here, spectators };
};

const presenceOf = (table: Table): Presence => {
  const here = crewHere(table);
  const online = new Set(here.seats);
  let { spectators } = here;
  for (const crew of table.lookout.elsewhere(table.id)) {
    for (const seat of crew.seats) online.add(seat);
    spectators += crew.spectators;
  }
  return { online, spectators };
};

const muster = (table: Table): void => table.lookout.muster(table.id, crewHere(table));

export const addMember = (table: Table, member: Member): void => {
  table.members.set(member.connection, member);
  muster(table);
};

/** False where it was none. */
export const dropMember = (table: Table, connection: Connection): boolean => {
  const isDropped = table.members.delete(connection);
  if (isDropped) muster(table);
  return isDropped;
};

/** Everybody must come again. */
export const dismiss = (table: Table, code: Code): void => {
  for (const { connection } of table.members.values()) connection.close(code);
  table.members.clear();
  muster(table);
};

export const roomViewOf = (table: Table) =>
  viewOfRoom(table.id, table.room, table.live.seq, presenceOf(table));

const SPECTATOR: readonly Viewer[] = ['spectator'];

const eyesOf = (seats: readonly number[]): readonly Viewer[] => (seats.length === 0 ? SPECTATOR : seats);

/** All whose eyes look on from here, once the room is as given. */
export const viewersAt = ({ members, room: now }: Table, room: Room): readonly Viewer[] => {
  const viewers: Viewer[] = [];
  for (const { seats, locks } of members.values()) {
    for (const viewer of eyesOf(room === now ? seats : seatsOfLocks(room, locks))) {
      if (!viewers.includes(viewer)) viewers.push(viewer);
    }
  }
  return viewers;
};

/** A room that has changed: who has other seats now is told so, and who has lost one is sent away. */
export const enterRoom = (table: Table, room: Room): void => {
  const { seats: before } = table.room;
  table.room = room;
  if (room.seats === before) return;
  for (const member of table.members.values()) {
    const { connection, locks, seats } = member;
    member.seats = seatsOfLocks(room, locks);
    if (member.seats.length < locks.length) {
      table.members.delete(connection);
      connection.close('not-your-seat');
    } else if (member.seats.join() !== seats.join()) {
      welcome(table, member);
    }
  }
  muster(table);
};

/** Says which seats are one's own. */
export const welcome = (table: Table, { connection, seats }: Member): void => {
  tell(connection, { kind: 'welcome', protocol: PROTOCOL, room: roomViewOf(table), seats: [...seats] });
};

export const tell = (connection: Connection, message: ToClient): void => {
  connection.send(JSON.stringify(message));
};

/** Every move ends here: what needs no quoting is put together by hand. */
export const accept = (connection: Connection, id: string, seq: number): void => {
  connection.send(`{"kind":"accepted","id":"${id}","seq":${seq}}`);
};

/** To everybody here, each through the eyes it has. Texts are made once for each viewer. */
export const sendFrames = ({ members }: Table, frames: readonly LiveFrame[]): void => {
  for (const frame of frames) {
    const texts = textsOf(frame);
    for (const { connection, seats } of members.values()) sendEach(connection, texts, eyesOf(seats));
  }
};

interface Text {
  readonly viewer: Viewer;
  readonly text: string;
}

const textsOf = ({ seq, by, bodies }: LiveFrame): readonly Text[] =>
  bodies.map(({ viewer, heard, view }) => ({
    viewer,
    text: JSON.stringify({ kind: 'frame', viewer, seq, by, heard, view } satisfies Framed),
  }));

/** A message that is only read. */
type Framed = Omit<FrameMessage, 'heard'> & { readonly heard: readonly unknown[] };

const sendEach = (connection: Connection, texts: readonly Text[], viewers: readonly Viewer[]): void => {
  for (const viewer of viewers)
    for (const each of texts) if (each.viewer === viewer) connection.send(each.text);
};

export const sendRoom = (table: Table): void => {
  const text = JSON.stringify({ kind: 'room', room: roomViewOf(table) } satisfies ToClient);
  for (const { connection } of table.members.values()) connection.send(text);
};

export const sendReaction = ({ members }: Table, seat: number, reaction: Reaction): void => {
  for (const { connection } of members.values()) tell(connection, { kind: 'reacted', seat, reaction });
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
  const { live } = table;
  const missed = since === null ? Infinity : live.seq - since;
  if (since !== null && missed >= 0 && missed <= LONGEST_TAIL) {
    if (missed > 0) sendTail(games, table, member, since);
    return;
  }
  sendWhole(member, live);
};

const sendWhole = ({ connection, seats }: Member, live: Live): void => {
  for (const viewer of eyesOf(seats))
    tell(connection, { kind: 'resync', viewer, seq: live.seq, view: live.view(viewer) });
};

/** To those who have waited for the start: the table before the first move, which nothing else would show. */
export const sendSetup = ({ members }: Table, setup: Live): void => {
  for (const member of members.values()) sendWhole(member, setup);
};

const sendTail = (
  games: readonly AnyGame[],
  { room, entries }: Table,
  { connection, seats: mine }: Member,
  since: number,
): void => {
  const opened = setupOf(games, room);
  if (opened === undefined) return;
  const then = opened.follow(entries.slice(0, since), []).after;
  const viewers = eyesOf(mine);
  for (const frame of then.follow(entries.slice(since), viewers).frames) {
    sendEach(connection, textsOf(frame), viewers);
  }
};

/** Whoever must move next, chance apart. */
export const nextSeats = ({ live, room }: Table): readonly number[] =>
  room.status === 'playing' ? live.actors.filter((actor: Actor) => actor !== 'chance') : [];

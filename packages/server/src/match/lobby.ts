/** What can be done to a room with a seat's token: pure steps from room to room, or a code why not. */
import type { ActionRequest, HttpCode, JoinRequest, Level } from '@tortuga/protocol';
import { isHost, type Person, type Room, type RoomSeat, seatOfLock } from './room.ts';

export type Changed = { readonly room: Room } | { readonly code: HttpCode };

const refuse = (code: HttpCode): Changed => ({ code });

const withSeat = (room: Room, seat: number, sitter: RoomSeat): Room => ({
  ...room,
  seats: room.seats.map((each, index) => (index === seat ? sitter : each)),
});

export const newPerson = (
  { name, colour, nonce }: Pick<Person, 'name' | 'colour' | 'nonce'>,
  lock: string,
): Person => ({
  kind: 'person',
  lock,
  name,
  colour,
  nonce,
  ready: false,
  away: false,
  resigned: false,
  stops: false,
});

/** Sits down on a certain open seat, or on the first. */
export const join = (room: Room, request: JoinRequest, lock: string): Changed => {
  if (room.status !== 'open') return refuse('already-started');
  const seat = request.seat ?? room.seats.findIndex(({ kind }) => kind === 'open');
  if (room.seats[seat]?.kind !== 'open') return refuse('no-open-seat');
  const taken = room.seats.some((each) => each.kind === 'person' && each.name === request.name);
  if (taken) return refuse('name-taken');
  const joined = withSeat(room, seat, newPerson(request, lock));
  return { room: room.host === null ? { ...joined, host: lock } : joined };
};

/** All but starting, which needs luck. */
export type LobbyAction = Exclude<ActionRequest, { kind: 'start' }>;

export const act = (
  room: Room,
  lock: string,
  action: LobbyAction,
  /** Nobody has been in that seat for long. */
  isLongGone: (seat: number) => boolean,
): Changed => {
  const seat = seatOfLock(room, lock);
  const person = seat === undefined ? undefined : room.seats[seat];
  if (seat === undefined || person?.kind !== 'person') return refuse('not-your-seat');
  switch (action.kind) {
    case 'dress':
      return dress(room, seat, person, action);
    case 'ready':
      return sayReady(room, seat, person, action);
    case 'leave':
      return leave(room, seat, person);
    case 'return':
      return whilePlaying(room, comeBack(room, seat, person));
    case 'resign':
      return whilePlaying(room, withSeat(room, seat, { ...person, resigned: true }));
    case 'stop':
      return whilePlaying(room, withSeat(room, seat, { ...person, stops: action.agree }));
    case 'fill':
    case 'free':
    case 'host':
      if (isHost(room, lock)) return hostAct(room, action);
      if (action.kind !== 'host' || action.seat !== seat || !isStuck(room, person))
        return refuse('host-only');
      return isLed(room, isLongGone) ? refuse('host-is-here') : { room: { ...room, host: lock } };
  }
};

/** Nobody is ready who has added nothing to the luck. Where there is no host, as after a rematch, the first is it. */
const sayReady = (
  room: Room,
  seat: number,
  person: Person,
  { ready, nonce: brought }: Extract<LobbyAction, { kind: 'ready' }>,
): Changed => {
  const nonce = person.nonce ?? brought ?? null;
  if (room.status === 'open' && ready && nonce === null) return refuse('no-nonce');
  const host = room.host ?? (ready ? person.lock : null);
  return inLobby(room, { ...withSeat(room, seat, { ...person, ready, nonce }), host });
};

const inLobby = (room: Room, changed: Room): Changed =>
  room.status === 'open' ? { room: changed } : refuse('already-started');

const whilePlaying = (room: Room, changed: Room): Changed =>
  room.status === 'playing' ? { room: changed } : refuse('not-playing');

const dress = (
  room: Room,
  seat: number,
  person: Person,
  { name, colour }: Extract<LobbyAction, { kind: 'dress' }>,
): Changed => {
  const taken = room.seats.some(
    (each, index) => index !== seat && each.kind === 'person' && each.name === name,
  );
  return taken ? refuse('name-taken') : { room: withSeat(room, seat, { ...person, name, colour }) };
};

/** Before the start the seat is free again; later a bot plays on, and one may come back. */
const leave = (room: Room, seat: number, person: Person): Changed => {
  if (room.status === 'over') return refuse('not-playing');
  const left = withSeat(room, seat, room.status === 'open' ? { kind: 'open' } : { ...person, away: true });
  return { room: room.host === person.lock ? passHost(left, person.lock) : left };
};

/** To the next person who has come and is there; the one who left keeps it if there is nobody. */
const passHost = (room: Room, from: string): Room => {
  const heir = room.seats.find(
    (each): each is Person =>
      each.kind === 'person' && each.nonce !== null && !each.away && each.lock !== from,
  );
  const stays = room.seats.some((each) => each.kind === 'person' && each.lock === from);
  return { ...room, host: heir?.lock ?? (stays ? from : null) };
};

/** Whether somebody may have to do what only a host can. Where time runs, a bot moves for whoever does not. */
const isStuck = ({ status, clock }: Room, { away }: Person): boolean =>
  !away && (status === 'open' || (status === 'playing' && clock.kind === 'untimed'));

const isLed = (room: Room, isLongGone: (seat: number) => boolean): boolean => {
  const seat = room.host === null ? undefined : seatOfLock(room, room.host);
  return seat !== undefined && !isLongGone(seat);
};

/** Where the host has left for good, because nobody else was there, the first to come back takes over. */
const comeBack = (room: Room, seat: number, person: Person): Room => {
  const back = withSeat(room, seat, { ...person, away: false });
  const hasHost = back.seats.some((each) => each.kind === 'person' && !each.away && isHost(room, each.lock));
  return hasHost ? back : { ...back, host: person.lock };
};

type HostAction = Extract<LobbyAction, { kind: 'fill' | 'free' | 'host' }>;

const hostAct = (room: Room, action: HostAction): Changed => {
  const sitter = room.seats[action.seat];
  if (sitter === undefined) return refuse('no-such-seat');
  switch (action.kind) {
    case 'fill':
      return fill(room, action.seat, sitter, action.level);
    case 'free':
      return free(room, action.seat, sitter);
    case 'host':
      return sitter.kind === 'person' ? { room: { ...room, host: sitter.lock } } : refuse('not-a-person');
  }
};

const fill = (room: Room, seat: number, sitter: RoomSeat, level: Level | null): Changed => {
  if (sitter.kind === 'person') return refuse('seat-taken');
  return inLobby(room, withSeat(room, seat, level === null ? { kind: 'open' } : { kind: 'bot', level }));
};

/** Sends somebody away: before the start the seat is open, later a bot plays. */
const free = (room: Room, seat: number, sitter: RoomSeat): Changed => {
  if (sitter.kind !== 'person') return refuse('not-a-person');
  if (sitter.lock === room.host) return refuse('not-yourself');
  if (room.status === 'open') return { room: withSeat(room, seat, { kind: 'open' }) };
  return whilePlaying(room, withSeat(room, seat, { ...sitter, away: true }));
};

/** Whether a match can begin: nobody is waited for. The host need not say ready, but his nonce must be there. */
export const startFault = (room: Room, lock: string): HttpCode | undefined => {
  if (room.status !== 'open') return 'already-started';
  if (!mayStart(room, lock)) return 'host-only';
  if (room.seats.some(({ kind }) => kind === 'open')) return 'open-seats';
  const isWaiting = room.seats.some(
    (each) => each.kind === 'person' && (each.nonce === null || (!each.ready && each.lock !== room.host)),
  );
  return isWaiting ? 'not-ready' : undefined;
};

/** A host who has said ready and is gone keeps nobody waiting. */
const mayStart = (room: Room, lock: string): boolean =>
  isHost(room, lock) ||
  (seatOfLock(room, lock) !== undefined &&
    room.seats.every((each) => each.kind === 'bot' || (each.kind === 'person' && each.ready)));

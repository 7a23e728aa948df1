/** Rooms with people in them, for tests of what can be done there. */
import type { Clock } from '@tortuga/protocol';
import { act as actAmong, type Changed, type LobbyAction, newPerson } from '../match/lobby.ts';
import type { Person, Room, RoomSeat } from '../match/room.ts';

const untimed: Clock = { kind: 'untimed' };

export const person = (name: string, changes: Partial<Person> = {}): Person => ({
  ...newPerson({ name, colour: 'coral', nonce: `nonce-of-${name}-0123` }, lockOf(name)),
  ...changes,
});

/** As long as real ones. */
export const lockOf = (name: string): string => name.toLowerCase().padEnd(64, '0');

export const ANNE = lockOf('Anne');
export const JACK = lockOf('Jack');
export const MARY = lockOf('Mary');
export const open: RoomSeat = { kind: 'open' };
export const bot: RoomSeat = { kind: 'bot', level: 'deckhand' };

export const room = (changes: Partial<Room> = {}): Room => ({
  game: 'piraten-kapern',
  version: 1,
  options: '{}',
  status: 'open',
  listed: false,
  clock: untimed,
  standIn: 'bosun',
  randomOrder: true,
  seats: [person('Anne'), person('Jack'), person('Mary')],
  host: ANNE,
  seed: 'seed',
  commit: 'commit',
  nonces: [],
  deadline: null,
  wakeAt: null,
  result: null,
  seal: null,
  rematch: null,
  devices: [],
  ...changes,
});

export const playing = (changes: Partial<Room> = {}): Room => room({ status: 'playing', ...changes });
export const over = (changes: Partial<Room> = {}): Room => room({ status: 'over', ...changes });

export const roomOf = (changed: Changed): Room => {
  if ('code' in changed) throw new Error(changed.code);
  return changed.room;
};

/** Where nobody is missed. */
export const act = (before: Room, lock: string, action: LobbyAction): Changed =>
  actAmong(before, lock, action, () => false);

export const codeOf = (changed: Changed): string => ('code' in changed ? changed.code : 'ok');

export const seatAfter = (
  before: Room,
  lock: string,
  action: LobbyAction,
  seat: number,
): RoomSeat | undefined => roomOf(act(before, lock, action)).seats[seat];

export const guest = { name: 'Guest', colour: 'reef', nonce: 'nonce-of-guest-0123' } as const;
export const GUEST = lockOf('Guest');

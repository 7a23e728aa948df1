/** The matches of this server: every step is checked, stored, and only then told. */
import { type AnyGame, shuffle } from '@tortuga/engine';
import {
  type ActionRequest,
  type CreateRequest,
  type Hello,
  isStopped,
  type JoinRequest,
  luckOf,
  type Reaction,
  recordOf,
  reseat,
  reseatOptions,
  type RoomView,
  type SeatAnswer,
  type Seated,
} from '@tortuga/protocol';
import type { Bus } from '../bus/bus.ts';
import { nodeBus } from '../bus/nodeBus.ts';
import { type Answer, doubt, orMissing, type World, yes } from './answers.ts';
import { createMatch, rematch, seatedAt } from './creating.ts';
import { lendDevice, useDevice } from './devices.ts';
import { makeKeeper } from './keeper.ts';
import type { Draft, Keeper } from './keeping.ts';
import { act, type Changed, join, startFault } from './lobby.ts';
import { hashOf, lockOf } from './locks.ts';
import { type MoveAnswer, moveIn, reactDraft, wakeMatch } from './moving.ts';
import type { Chance } from '../ports.ts';
import { isHost, type Room, seatOfLock, seatsOfLocks } from './room.ts';
import { tagOf } from './tag.ts';
import {
  addMember,
  catchUp,
  type Connection,
  dropMember,
  liveIn,
  nextSeats,
  roomViewOf,
  sendRoom,
  type Table,
  viewersAt,
  welcome,
} from './table.ts';

export interface Matches {
  readonly create: (request: CreateRequest) => Promise<Answer<Seated>>;
  readonly join: (match: string, request: JoinRequest) => Promise<Answer<Seated>>;
  readonly act: (match: string, token: string, action: ActionRequest) => Promise<Answer<RoomView>>;
  readonly room: (match: string) => Promise<Answer<RoomView>>;
  readonly seat: (match: string, token: string) => Promise<Answer<SeatAnswer>>;
  readonly list: () => Promise<readonly RoomView[]>;
  /** Once the match is over. */
  readonly record: (match: string) => Promise<Answer<string>>;
  readonly remove: (match: string, token: string) => Promise<Answer<null>>;
  readonly rematch: (match: string, token: string) => Promise<Answer<string>>;
  readonly device: (match: string, token: string) => Promise<Answer<string>>;
  readonly useDevice: (match: string, code: string) => Promise<Answer<Seated>>;
  /** A socket says which seats are its own. */
  readonly enter: (connection: Connection, hello: Hello) => Promise<Answer<null>>;
  readonly leave: (match: string, connection: Connection) => Promise<void>;
  /** Said to all at the table, and kept nowhere. */
  readonly react: (
    match: string,
    from: Connection,
    seat: number,
    reaction: Reaction,
  ) => Promise<Answer<null>>;
  /** Of one who has entered. */
  readonly move: (
    match: string,
    from: Connection,
    seat: number,
    id: string,
    text: string,
  ) => Promise<MoveAnswer>;
  /** Looks after matches that a bot or a clock waits in. */
  readonly sweep: () => Promise<void>;
  /** Finds out what other nodes have stored and the bus has not told. */
  readonly refresh: () => Promise<void>;
  /** Tells other nodes that this one lives, and forgets those that do not: to be called now and then. */
  readonly beat: () => void;
  readonly close: () => void;
}

type MatchesWorld = Omit<World, 'bus'> & { readonly bus: Bus };

/** Told apart from other nodes by its name alone. */
const nodeName = ({ token }: Chance): string => token().slice(0, 12);

export const makeMatches = (given: MatchesWorld): Matches => {
  const world: World = { ...given, bus: nodeBus(given.bus, nodeName(given.chance)) };
  const waking = new Set<string>();
  const keeper: Keeper = makeKeeper(world, (id) => void wake(id));
  /** Whatever fails, the others are looked after; this one is found again by the next sweep. */
  const wake = async (id: string): Promise<void> => {
    waking.add(id);
    try {
      await wakeMatch(world, keeper, id);
    } catch (error) {
      world.log.error({ match: id, error: String(error) }, 'a bot or a clock failed');
    }
    waking.delete(id);
  };
  return {
    create: (request) => createMatch(world, keeper, request),
    join: (match, request) => joinMatch(world, keeper, match, request),
    act: (match, token, action) => actOn(world, keeper, match, token, action),
    room: async (match) =>
      orMissing(await keeper.run(match, (table) => ({ answer: yes(roomViewOf(table)) }))),
    seat: async (match, token) => orMissing(await keeper.run(match, (table) => seatDraft(table, token))),
    list: () => listRooms(world, keeper),
    record: async (match) => orMissing(await keeper.run(match, recordAt)),
    remove: (match, token) => removeMatch(world, keeper, match, token),
    rematch: (match, token) => rematch(world, keeper, match, token),
    device: (match, token) => lendDevice(world, keeper, match, token),
    useDevice: (match, code) => useDevice(world, keeper, match, code),
    enter: (connection, hello) => enter(world, keeper, connection, hello),
    leave: async (match, connection) => {
      await keeper.run(match, (table) => {
        if (dropMember(table, connection)) sendRoom(table);
        return { answer: null };
      });
    },
    react: async (match, from, seat, reaction) =>
      orMissing(await keeper.run(match, (table) => reactDraft(table, from, seat, reaction))),
    move: (match, from, seat, id, text) => moveIn(keeper, match, { from, seat, id, text }),
    sweep: async () => {
      // What only another version can play must not stand in the way of the others.
      const due = await world.store.due(world.games.map(tagOf), world.clock.now(), SWEPT);
      await Promise.all(due.filter((id) => !waking.has(id)).map(wake));
    },
    refresh: keeper.refresh,
    beat: keeper.lookout.beat,
    close: keeper.close,
  };
};

/** Matches looked after in one sweep. */
const SWEPT = 100;

/** A change of the room, or its refusal, as a draft. */
const drafted = (changed: Changed): Draft<Answer<null>> =>
  'code' in changed ? doubt(changed.code) : { answer: yes(null), room: changed.room };

const joinMatch = async (
  world: World,
  keeper: Keeper,
  match: string,
  request: JoinRequest,
): Promise<Answer<Seated>> => {
  const token = world.chance.token();
  const joined = await keeper.run(match, ({ room }) => drafted(join(room, request, lockOf(token))));
  const answer = orMissing(joined);
  return answer.ok ? seatedAt(keeper, match, [token]) : answer;
};

const actOn = async (
  world: World,
  keeper: Keeper,
  match: string,
  token: string,
  action: ActionRequest,
): Promise<Answer<RoomView>> => {
  const lock = lockOf(token);
  const acted = await keeper.run(match, (table) => {
    if (action.kind === 'start') return startDraft(world, table, lock);
    const changed = act(table.room, lock, action, (seat) => table.lookout.isLongGone(match, seat));
    return 'code' in changed ? drafted(changed) : drafted({ room: stopped(table, changed.room) });
  });
  const answer = orMissing(acted);
  if (!answer.ok) return answer;
  return orMissing(
    await keeper.run(match, (table) => {
      table.lookout.sight(match, actorsOf(table, lock, action));
      return { answer: yes(roomViewOf(table)) };
    }),
  );
};

/** After the start everybody may sit elsewhere: until all nodes know, nobody shall seem gone. */
const actorsOf = ({ room }: Table, lock: string, { kind }: ActionRequest): readonly number[] =>
  kind === 'start' ? [...room.seats.keys()] : seatsOfLocks(room, [lock]);

/** Over, where everybody agrees to stop. */
const stopped = ({ live }: Table, room: Room): Room =>
  room.status === 'playing' && isStopped(room) ? { ...room, result: live.agreed() } : room;

/** Seats are settled, nonces closed, and chance makes its first moves. */
const startDraft = ({ chance, games }: World, table: Table, lock: string): Draft<Answer<null>> => {
  const fault = startFault(table.room, lock);
  if (fault !== undefined) return doubt(fault);
  const { seats, options } = table.room.randomOrder ? drawSeats(games, table.room, chance) : table.room;
  const nonces = seats.flatMap((each, seat) =>
    each.kind === 'person' && each.nonce !== null ? [{ seat, nonce: each.nonce }] : [],
  );
  const room: Room = { ...table.room, status: 'playing', seats, options, nonces };
  const step = liveIn(games, table, room).draw(luckOf(table.id, room), viewersAt(table, room));
  return { answer: yes(null), room, step };
};

/** By lot. What the options say of a seat goes with whoever sat there. */
const drawSeats = (
  games: readonly AnyGame[],
  { game: id, seats, options }: Room,
  chance: Chance,
): Pick<Room, 'seats' | 'options'> => {
  const order = shuffle([...seats.keys()], chance);
  const game = games.find((each) => each.id === id);
  return {
    seats: reseat(seats, order),
    options: game === undefined ? options : reseatOptions(game, options, order),
  };
};

/** As its holder finds it. */
const seatDraft = (table: Table, token: string): Draft<Answer<SeatAnswer>> => {
  const seat = seatOfLock(table.room, lockOf(token));
  if (seat === undefined) return doubt('not-your-seat');
  return { answer: yes({ room: roomViewOf(table), seat, turn: [...nextSeats(table)] }) };
};

const listRooms = async ({ store }: World, keeper: Keeper): Promise<readonly RoomView[]> => {
  const rooms: RoomView[] = [];
  for (const { id } of await store.listed(LISTED)) {
    const found = await keeper.run(id, (table) => ({ answer: roomViewOf(table) }));
    if (typeof found !== 'string') rooms.push(found);
  }
  return rooms;
};

const LISTED = 50;

const recordAt = ({ id, room, entries }: Table): Draft<Answer<string>> =>
  room.result === null || room.status !== 'over'
    ? doubt('not-over')
    : { answer: yes(recordOf(id, room, entries, room.result, hashOf)) };

const removeMatch = async (
  { store, bus }: World,
  keeper: Keeper,
  match: string,
  token: string,
): Promise<Answer<null>> => {
  const allowed = orMissing(
    await keeper.run(
      match,
      ({ room }): Draft<Answer<null>> =>
        isHost(room, lockOf(token)) ? { answer: yes(null) } : doubt('host-only'),
    ),
  );
  if (!allowed.ok) return allowed;
  await store.remove(match);
  await keeper.look(match);
  bus.written(match);
  return yes(null);
};

const enter = async (
  world: World,
  keeper: Keeper,
  connection: Connection,
  hello: Hello,
): Promise<Answer<null>> =>
  orMissing(
    // One who has seen more than is known here comes from another node: nobody is taken back in time.
    await keeper.run(
      hello.match,
      (table): Draft<Answer<null>> => {
        const locks = [...new Set(hello.tokens.map(lockOf))];
        const seats = seatsOfLocks(table.room, locks);
        if (seats.length < locks.length) return doubt('not-your-seat');
        const member = { connection, locks, seats };
        addMember(table, member);
        welcome(table, member);
        if (table.room.status !== 'open') catchUp(world.games, table, member, hello.since);
        sendRoom(table);
        return { answer: yes(null) };
      },
      hello.since ?? 0,
    ),
  );

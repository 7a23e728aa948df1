/** New matches: from a request, or after another one. */
import { type AnyGame, commitTo } from '@tortuga/engine';
import {
  type CreateRequest,
  nextOrder,
  readOptions,
  reseatOptions,
  type Seated,
  seatsAfter,
} from '@tortuga/protocol';
import { type Answer, doubt, no, orMissing, type World, yes } from './answers.ts';
import type { Draft, Keeper } from './keeping.ts';
import { newPerson } from './lobby.ts';
import { lockOf } from './locks.ts';
import { type Room, type RoomSeat, seatOfLock, seatsOfLocks } from './room.ts';
import { roomViewOf } from './table.ts';

const gameOf = ({ games }: World, id: string): AnyGame | undefined => games.find((game) => game.id === id);

export const createMatch = async (
  world: World,
  keeper: Keeper,
  request: CreateRequest,
): Promise<Answer<Seated>> => {
  const game = gameOf(world, request.game);
  if (game === undefined) return no('no-such-game', { known: world.games.map(({ id }) => id) });
  const options = readOptions(game, request.options ?? {}, request.seats.length);
  if (!options.ok) return no(options.code, options.detail);
  const tokens: string[] = [];
  const seats = request.seats.map((plan): RoomSeat => {
    if (plan.kind !== 'me') return plan;
    const token = world.chance.token();
    tokens.push(token);
    return newPerson({ ...plan, nonce: null }, lockOf(token));
  });
  const names = seats.flatMap((each) => (each.kind === 'person' ? [each.name] : []));
  if (names.length === 0) return no('nobody-sits');
  if (new Set(names).size < names.length) return no('name-taken');
  const host = seats.find((each) => each.kind === 'person')?.lock ?? null;
  const room = newRoom(world, game, { seats, host, options: options.text, request });
  const id = world.chance.matchId();
  if (!(await keeper.create(id, room))) return no('try-again');
  return seatedAt(keeper, id, tokens);
};

interface Plans {
  readonly seats: readonly RoomSeat[];
  readonly host: string | null;
  readonly options: string;
  readonly request: Pick<CreateRequest, 'listed' | 'clock' | 'standIn' | 'randomOrder'>;
}

const newRoom = ({ chance }: World, game: AnyGame, { seats, host, options, request }: Plans): Room => {
  const seed = chance.seed();
  return {
    game: game.id,
    version: game.use(({ game: rules }) => rules.version),
    options,
    status: 'open',
    listed: request.listed ?? false,
    clock: request.clock ?? { kind: 'untimed' },
    standIn: request.standIn ?? 'bosun',
    randomOrder: request.randomOrder ?? true,
    seats,
    host,
    seed,
    commit: commitTo(seed),
    nonces: [],
    deadline: null,
    wakeAt: null,
    result: null,
    seal: null,
    rematch: null,
    devices: [],
  };
};

export const seatedAt = async (
  keeper: Keeper,
  match: string,
  tokens: readonly string[],
): Promise<Answer<Seated>> =>
  orMissing(
    await keeper.run(match, (table) => {
      table.lookout.sight(match, seatsOfLocks(table.room, tokens.map(lockOf)));
      return { answer: yes({ match, tokens: [...tokens], room: roomViewOf(table) }) };
    }),
  );

/** The same people, each a seat further; the first who asks makes it, the others are led there. */
export const rematch = async (
  world: World,
  keeper: Keeper,
  match: string,
  token: string,
): Promise<Answer<string>> => {
  const asked = orMissing(
    await keeper.run(match, ({ room }): Draft<Answer<Room>> => {
      if (seatOfLock(room, lockOf(token)) === undefined) return doubt('not-your-seat');
      return room.status === 'over' ? { answer: yes(room) } : doubt('not-over');
    }),
  );
  if (!asked.ok) return asked;
  if (asked.value.rematch !== null) return yes(asked.value.rematch);
  const next = world.chance.matchId();
  const made = nextRoom(world, asked.value);
  // Made before anybody is led there; of two that are made at once the later one goes.
  if (made === undefined || !(await keeper.create(next, made))) return no('try-again');
  const led = orMissing(
    await keeper.run(match, ({ room }): { answer: Answer<string>; room?: Room } =>
      room.rematch === null
        ? { answer: yes(next), room: { ...room, rematch: next } }
        : { answer: yes(room.rematch) },
    ),
  );
  if (!led.ok || led.value !== next) await world.store.remove(next);
  return led;
};

/**
 * Each a seat further, and nobody ready yet. The nonces of the match before are known to all: they are no luck. Who will
 * come is not known, the host of before included: the first who is ready is the host.
 */
const nextRoom = (world: World, before: Room): Room | undefined => {
  const game = gameOf(world, before.game);
  const seats = seatsAfter(before.seats, (each) => newPerson({ ...each, nonce: null }, each.lock));
  const { listed, clock, standIn } = before;
  const request = { listed, clock, standIn, randomOrder: false };
  if (game === undefined) return undefined;
  const options = reseatOptions(game, before.options, nextOrder(before.seats));
  return newRoom(world, game, { seats, host: null, options, request });
};

/** New matches in this page, and what about them is not the game. */
import { type AnyGame, commitTo, type Live, openLive, type Seat, seatsOf, type Step } from '@tortuga/engine';
import {
  closing,
  type Colour,
  copyResult,
  dueResult,
  type Level,
  luckOf,
  nextOrder,
  readOptions,
  recordOf,
  reseat,
  reseatOptions,
  type RoomView,
  seatsAfter,
  type SeatView,
} from '@tortuga/protocol';
import type { Addition, KeptMatch } from './keptMatch.ts';

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string; readonly colour: Colour }
  | { readonly kind: 'bot'; readonly level: Level };

export interface LocalPlan {
  readonly seats: readonly LocalSeat[];
  /** What is not said takes its default. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Who plays on for those who have resigned. */
  readonly standIn?: Level;
  /** Who sits where is drawn by lot, before it begins. */
  readonly randomOrder?: boolean;
}

/** Luck and time from outside, so that tests write them down. */
export interface LocalChance {
  /** 256 bits as hexadecimal digits. */
  readonly seed: () => string;
  /** In letters that addresses can carry, not to be guessed. */
  readonly token: () => string;
  readonly now: () => number;
}

export type NewMatch =
  | { readonly ok: true; readonly match: KeptMatch }
  | { readonly ok: false; readonly code: string };

/** The luck of every match is sealed, also where nobody else could have meddled with it. */
export const newLocal = (
  game: AnyGame,
  plan: LocalPlan,
  chance: LocalChance,
  /** Who sits where, by the places in the plan. */
  order: readonly number[] = [...plan.seats.keys()],
): NewMatch =>
  game.use(({ game: rules }) => {
    const { seats, standIn = 'bosun' } = plan;
    const options = readOptions(game, plan.options ?? {}, seats.length);
    if (!options.ok) return { ok: false, code: options.code };
    const text = reseatOptions(game, options.text, order);
    const room = newRoom(game.id, rules.version, text, reseat(seats, order).map(seatView), standIn);
    return { ok: true, match: dealt(game, room, chance) };
  });

const seatView = (seat: LocalSeat, index: number, all: readonly LocalSeat[]): SeatView => {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  const host = all.findIndex(({ kind }) => kind === 'person') === index;
  const { name, colour } = seat;
  return {
    kind: 'person',
    name,
    colour,
    ready: true,
    host,
    away: false,
    resigned: false,
    stops: false,
    online: true,
  };
};

const newRoom = (
  game: string,
  version: number,
  options: string,
  seats: SeatView[],
  standIn: Level,
): RoomView => ({
  match: '',
  game,
  version,
  options,
  status: 'playing',
  listed: false,
  clock: { kind: 'untimed' },
  standIn,
  randomOrder: false,
  seats,
  commit: '',
  deadline: null,
  seq: 0,
  spectators: 0,
  result: null,
  seal: null,
  rematch: null,
});

/** As a room looks that nothing is kept of. */
export const newLocalRoom = (game: AnyGame, count: number, sitterAt: (seat: Seat) => LocalSeat): RoomView =>
  game.use(({ game: rules }) => {
    const seats = seatsOf(count).map(sitterAt).map(seatView);
    return newRoom(rules.id, rules.version, '{}', seats, 'bosun');
  });

/** With luck of its own, and all that chance does before the first decision. */
const dealt = (game: AnyGame, plan: RoomView, { seed: draw, token, now }: LocalChance): KeptMatch => {
  const seed = draw();
  const room: RoomView = { ...plan, match: token(), commit: commitTo(seed) };
  const nonces = room.seats.flatMap((each, seat) =>
    each.kind === 'person' ? [{ seat, nonce: token() }] : [],
  );
  const kept: KeptMatch = { room, seed, nonces, entries: [], turn: [], rev: 1, touched: now() };
  const live = openKept(game, kept);
  if (live === undefined) throw new Error(`${room.game} does not open with its own options`);
  const { made, after } = live.draw(luckOf(room.match, kept), []);
  return { ...kept, entries: made, turn: turnOf(after) };
};

const turnOf = ({ actors }: Live): readonly Seat[] => actors.filter((actor) => actor !== 'chance');

/** The same people and bots, each a seat further. */
export const nextLocal = (game: AnyGame, { room }: KeptMatch, chance: LocalChance): KeptMatch => {
  const seats = seatsAfter<SeatView>(room.seats, (each) => ({ ...each, resigned: false, stops: false }));
  const options = reseatOptions(game, room.options, nextOrder(room.seats));
  return dealt(game, newRoom(room.game, room.version, options, seats, room.standIn), chance);
};

/** Before the first entry; undefined where these rules are of another version. */
export const openKept = (game: AnyGame, { room }: KeptMatch): Live | undefined =>
  openLive(game, { version: room.version, seats: room.seats.length, options: room.options });

/** What a step adds to the match: it is closed and sealed where a result is due. */
export const additionOf = (
  { room: before, entries, seed, nonces, rev }: KeptMatch,
  room: RoomView,
  { made, after }: Pick<Step, 'made' | 'after'>,
  now: number,
): Addition => {
  const write = { made, rev: rev + 1, touched: now };
  const result = dueResult(room, after);
  if (result === undefined) {
    const turn = room.status === 'playing' ? turnOf(after) : [];
    return { ...write, turn, room: room === before ? undefined : room };
  }
  const all = [...entries, ...made];
  const closed = closing(room.match, { ...room, seed, nonces }, all, result);
  return { ...write, turn: [], room: { ...room, ...closed, result: copyResult(result), seq: all.length } };
};

/** Once it is over. */
export const recordOfKept = ({ room, entries, seed, nonces }: KeptMatch): string | undefined =>
  room.result === null ? undefined : recordOf(room.match, { ...room, seed, nonces }, entries, room.result);

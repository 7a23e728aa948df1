/** Where matches are found: in this browser, at tables of the server where it has a seat, and at open tables of others. */
import type { Reply, RoomView, SeatAnswer } from '@tortuga/protocol';
import { lobby } from '../../online/asking.ts';
import { reached } from '../../online/reached.ts';
import { forgetTable, type KeptTable, keptTable, keptTables } from '../../online/keptTables.ts';
import { leaveForGood } from '../../online/leaving.ts';
import { forgetSeat } from '../../online/sitting.ts';
import { listLocal, removeLocal } from '../../play/localMatches.ts';
import type { Found, FoundMatch, Mine } from './mine.ts';

export const findLocal = (): readonly Found[] =>
  listLocal().map(({ room, turn, touched }) => ({
    where: 'local',
    room,
    seats: room.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    turn,
    touched,
  }));

const isHeld = (reply: Reply<SeatAnswer>): reply is Extract<typeof reply, { ok: true }> => reply.ok;

/** A seat that is not ours any more is forgotten, and a table that the server has cleared; one that does not answer is not. */
const look = async ({ match, game, seats, touched }: KeptTable): Promise<readonly Found[]> => {
  const replies = await Promise.all(seats.map(({ token }) => reached(lobby.seat(match, token))));
  const held = replies.filter(isHeld).map(({ value }) => value);
  for (const [index, reply] of replies.entries()) {
    if (reply.ok) continue;
    if (reply.refusal.code === 'no-such-match') forgetTable(match);
    if (reply.refusal.code === 'not-your-seat') forgetSeat(match, seats[index]?.token ?? '');
  }
  const [first] = held;
  if (first === undefined) return keptTable(match) ? [{ where: 'silent', match, game, touched }] : [];
  const mine = held.map(({ seat }) => seat);
  return [{ where: 'online', room: first.room, seats: mine, turn: first.turn, touched }];
};

/** Somebody is there, and there is a chair left. */
const isInviting = ({ seats }: RoomView): boolean =>
  seats.some(({ kind }) => kind === 'open') && seats.some((seat) => seat.kind === 'person' && seat.online);

const findListed = async (mine: readonly KeptTable[]): Promise<readonly Found[]> => {
  const reply = await reached(lobby.list());
  const rooms = reply.ok ? reply.value : [];
  return rooms
    .filter((room) => isInviting(room) && mine.every(({ match }) => match !== room.match))
    .map((room): FoundMatch => ({ where: 'listed', room, seats: [], turn: [], touched: 0 }));
};

/** Of the tables where one has a seat the newest are looked at: a server is asked about each. */
const MOST_LOOKED_AT = 20;

export const findOnline = async (): Promise<readonly Found[]> => {
  const mine = keptTables();
  return (await Promise.all([...mine.slice(0, MOST_LOOKED_AT).map(look), findListed(mine)])).flat();
};

export const putAway = async ({ where, id }: Mine): Promise<void> => {
  if (where === 'local') removeLocal(id);
  else await leaveForGood(id);
};

/** Getting up from a table for good: others shall not wait for one who does not come back. */
import type { Reply, RoomView } from '@tortuga/protocol';
import { lobby } from './asking.ts';
import { forgetTable, type KeptTable, keptTable } from './keptTables.ts';
import { reached } from './reached.ts';

/** The first that is not refused, or else the last refusal. */
const untilDone = async (asked: readonly (() => Promise<Reply<unknown>>)[]): Promise<Reply<unknown>> => {
  let last: Reply<unknown> = { ok: true, value: null };
  for (const ask of asked) {
    last = await reached(ask());
    if (last.ok) return last;
  }
  return last;
};

const actWithAll = async ({ match, seats }: KeptTable, kind: 'leave' | 'resign'): Promise<Reply<unknown>> => {
  let last: Reply<unknown> = { ok: true, value: null };
  for (const { token } of seats) last = await reached(lobby.act(match, token, { kind }));
  return last;
};

/** A table that gathers nobody any more is cleared: nobody shall be invited there. */
const getUp = (table: KeptTable, { status, seats }: RoomView): Promise<Reply<unknown>> => {
  if (status === 'over') return Promise.resolve({ ok: true, value: null });
  if (status === 'playing') return actWithAll(table, 'resign');
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people > table.seats.length) return actWithAll(table, 'leave');
  return untilDone(
    table.seats.map(
      ({ token }) =>
        () =>
          lobby.remove(table.match, token),
    ),
  );
};

/** What a server that cannot be reached does not know is not forgotten here either. */
export const leaveForGood = async (match: string): Promise<void> => {
  const table = keptTable(match);
  if (table === undefined) return;
  const room = await reached(lobby.room(match));
  const reply = room.ok ? await getUp(table, room.value) : room;
  if (reply.ok || reply.refusal.code !== 'unreachable') forgetTable(match);
};

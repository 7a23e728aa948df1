/** To the game after this one: the same tokens open seats there, and the server promises a new seed before it has our share. */
import type { Reply } from '@tortuga/protocol';
import { lobby } from './asking.ts';
import { reached } from './reached.ts';
import { keepTable, keptTable } from './keptTables.ts';

export const followRematch = async (from: string, to: string): Promise<Reply<null>> => {
  const before = keptTable(from);
  if (before === undefined || keptTable(to) !== undefined) return { ok: true, value: null };
  const reply = await reached(lobby.room(to));
  if (!reply.ok) return reply;
  const { game, commit } = reply.value;
  const seats = before.seats.map(({ token }) => ({ token }));
  keepTable({ match: to, game, seats, commit, touched: Date.now() });
  return { ok: true, value: null };
};

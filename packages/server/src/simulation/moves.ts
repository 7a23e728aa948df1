/** The moves that a player has sent: one at a time for each seat, each with an id of its own. Devices share `told`. */
import type { Random } from '@tortuga/engine';
import type { MatchClient, Socket } from '@tortuga/protocol';
import type { Told } from './ear.ts';

export const makeMoves = (name: string, random: Random, told = new Map<string, Told>()) => {
  const asking = new Set<number>();

  return {
    told,
    isAsking: (seat: number): boolean => asking.has(seat),
    play: async (client: Pick<MatchClient, 'move'>, seat: number, move: string): Promise<void> => {
      const id = `${name}-${told.size + 1}`;
      const mine: Told = { seat, move, seq: undefined };
      told.set(id, mine);
      asking.add(seat);
      const reply = await client.move(seat, id, move);
      asking.delete(seat);
      if (reply.ok) mine.seq = reply.seq;
    },
    /** An old move once more: as if it had been kept somewhere on the way. */
    repeat: (line: Socket | undefined): void => {
      const ids = [...told.keys()];
      const id = ids[random.below(Math.max(1, ids.length))];
      const old = id === undefined ? undefined : told.get(id);
      if (id === undefined || old?.seq === undefined) return;
      line?.send(JSON.stringify({ kind: 'move', id, seat: old.seat, move: old.move }));
    },
  };
};

/** Matches brought into a store: checked first, never over one that is there. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '@tortuga/engine';
import { GAP } from '../beat.ts';
import type { Room } from '../match/room.ts';
import { newMatch } from '../match/settling.ts';
import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';
import { parseMatchText, type TakenMatch, type TextFault } from './matchText.ts';
import { faultOf, gameOf } from './soundness.ts';
import { takeMatch } from './taking.ts';

export type Brought =
  | { readonly kind: 'refused'; readonly fault: TextFault }
  /** `unchecked`: of a game or a version that this server does not play. */
  | { readonly kind: 'stored' | 'unchecked' | 'there-already' | 'id-taken'; readonly match: TakenMatch };

export const bringMatch = async (
  store: Store,
  games: readonly AnyGame[],
  text: string,
  clock: Clock,
): Promise<Brought> => {
  const read = parseMatchText(text);
  if (!read.ok) return { kind: 'refused', fault: read.fault };
  const { match } = read;
  const game = gameOf(games, match);
  const fault = game && faultOf(game, match);
  if (fault !== undefined) return { kind: 'refused', fault };
  if (await write(store, match, clock.now()))
    return { kind: game === undefined ? 'unchecked' : 'stored', match };
  return { kind: (await isThere(store, match, clock)) ? 'there-already' : 'id-taken', match };
};

/** The beat is what a server's first one would be: from here on, time without a server is given back here. */
const write = async (
  store: Store,
  { id, asOf, room, entries }: TakenMatch,
  now: number,
): Promise<boolean> => {
  await store.beat(now, GAP);
  const [stands] = await store.write([{ ...newMatch(id, putOff(room, now - asOf), now), entries }]);
  return stands === true;
};

/** Those to move have as long as they had when it was taken, whatever the clocks of two machines say. */
const putOff = (room: Room, by: number): Room => ({
  ...room,
  deadline: room.deadline === null ? null : room.deadline + by,
  wakeAt: room.wakeAt === null ? null : room.wakeAt + by,
});

const isThere = async (store: Store, { id, room, entries }: TakenMatch, clock: Clock): Promise<boolean> => {
  const found = await takeMatch(store, id, clock);
  const times = { deadline: null, wakeAt: null };
  return isDeepStrictEqual([{ ...found?.room, ...times }, found?.entries], [{ ...room, ...times }, entries]);
};

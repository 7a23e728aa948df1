/** Ways to end it: asked back once, then done for every seat that it concerns. */
import type { Seat, Viewer } from '@tortuga/engine';
import { useState } from 'react';
import type { Play, PlayAction, PlayNow } from '../play/play.ts';

export type Parting = 'stop' | 'resign' | 'leave';

/** Seats of this page that still play. */
const playing = ({ room, seats }: PlayNow): readonly Seat[] =>
  seats.filter((seat) => {
    const sitter = room?.seats[seat];
    return sitter?.kind === 'person' && !sitter.resigned;
  });

export const useParting = (play: Play, now: PlayNow, viewer: Viewer, gone: () => void) => {
  const [asked, setAsked] = useState<Parting>();
  const mine = playing(now);
  const hasStopped = mine.some((seat) => {
    const sitter = now.room?.seats[seat];
    return sitter?.kind === 'person' && sitter.stops;
  });
  const actAll = async (seats: readonly Seat[], action: PlayAction): Promise<void> => {
    for (const seat of seats) await play.act(seat, action);
  };
  const confirm = async (): Promise<void> => {
    setAsked(undefined);
    if (asked === 'stop') await actAll(mine, { kind: 'stop', agree: true });
    if (asked === 'resign')
      await actAll(
        mine.filter((seat) => seat === viewer),
        { kind: 'resign' },
      );
    if (asked === 'leave') {
      await actAll(mine, { kind: 'leave' });
      gone();
    }
  };
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    confirm: () => void confirm(),
    playOn: () => void actAll(mine, { kind: 'stop', agree: false }),
    hasStopped,
    canPart: mine.length > 0 && now.room?.status === 'playing',
    isOnline: now.line !== 'here',
    /** Nobody else sits at the table: there is nobody to play on. */
    isAlone: now.room?.seats.length === 1,
    isSofa: mine.length > 1,
    hasFriends: (now.room?.seats.filter(({ kind }) => kind === 'person').length ?? 0) > mine.length,
  };
};

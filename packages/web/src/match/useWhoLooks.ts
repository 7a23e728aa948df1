/** Of several people at one device: who looks now, and before whom a curtain hangs. */
import type { Game, Seat, Types, Viewer } from '@tortuga/engine';
import { useHush } from '@tortuga/table';
import { useCallback, useEffect, useState } from 'react';
import type { Play, PlayNow } from '../play/play.ts';
import { useFramesOf } from './useEyes.ts';
import { turnIn } from './useLook.ts';

/** Seats of this page that a person still plays. */
const peopleIn = ({ room, seats }: PlayNow): readonly Seat[] =>
  seats.filter((seat) => {
    const sitter = room?.seats[seat];
    return sitter?.kind === 'person' && !sitter.resigned;
  });

/** Whose turn it is while nobody looks: numbers alone, no view is kept. */
const useHiddenTurn = <T extends Types>(play: Play, game: Game<T>, viewer: Seat | undefined) => {
  const [turn, setTurn] = useState<readonly Seat[]>();
  const frames = useFramesOf(play, viewer);
  useEffect(() => {
    if (frames === undefined) return undefined;
    const look = (): void => {
      const { seq, view } = frames.newest();
      setTurn(turnIn(game, { seq, view: view as T['view'] })); // made by this game's own `view`
    };
    look();
    const stop = frames.subscribe(look);
    return () => {
      stop();
      setTurn(undefined);
    };
  }, [game, frames]);
  return turn;
};

export interface Looking {
  /** Undefined while a curtain hangs. */
  readonly viewer: Viewer | undefined;
  /** Before whom it hangs. */
  readonly next: Seat | undefined;
  /** Whether it is the turn of that one; else everybody here waits for somebody elsewhere. */
  readonly isNextsTurn: boolean;
  readonly lift: () => void;
  /** The table has come to rest: somebody else of this page may be next. */
  readonly pass: (turn: readonly Seat[]) => void;
}

export const useWhoLooks = <T extends Types>(play: Play, now: PlayNow, game: Game<T>): Looking => {
  const [looker, setLooker] = useState<Seat>();
  const hush = useHush();
  const people = peopleIn(now);
  const isShared = now.seats.length > 1 && people.length > 0 && now.result === undefined;
  const viewer = isShared ? looker : (looker ?? people[0] ?? now.seats[0] ?? 'spectator');
  const turn = useHiddenTurn(play, game, viewer === undefined ? people[0] : undefined);
  const next = viewer === undefined ? (people.find((seat) => turn?.includes(seat)) ?? people[0]) : undefined;
  const pass = useCallback(
    (shown: readonly Seat[]): void => {
      if (!isShared || looker === undefined || shown.includes(looker)) return;
      const isPassed = !people.includes(looker) || people.some((seat) => shown.includes(seat));
      if (!isPassed) return;
      hush();
      setLooker(undefined);
    },
    [isShared, looker, people, hush],
  );
  return {
    viewer,
    next: turn === undefined ? undefined : next,
    isNextsTurn: next !== undefined && turn?.includes(next) === true,
    lift: () => setLooker(next),
    pass,
  };
};

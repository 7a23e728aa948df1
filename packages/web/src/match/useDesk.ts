/** Everything at a table that is not the game: what is open, what is asked, what is said. */
import type { Types } from '@tortuga/engine';
import { FOCUS_HOMES, HAND_ID, isFocusHeld, type Messages, useKeepFocus, useKeys } from '@tortuga/table';
import { useEffect, useLayoutEffect, useState } from 'react';
import { choose, useSettings } from '../settings/store.ts';
import type { SeatProps } from './seatProps.ts';
import { useParting } from './useParting.ts';
import { useReactions } from './useReactions.ts';
import { useRematch } from './useRematch.ts';
import type { Seat } from './useSeat.ts';
import { useTurnSign } from './useTurnSign.ts';

/** Tells the match and the sofa whether the table has come to rest. */
const useProgress = <T extends Types, F extends object, M extends Messages>(
  { play, looking }: SeatProps<T, F, M>,
  { shown, look }: Seat<T, F, M>,
): void => {
  const { pass } = looking;
  const { frame, isAtRest } = shown;
  // With every frame: one that is shown at once, on a hidden page, is at rest as the one before it was.
  useEffect(() => play.hold(!isAtRest), [play, frame, isAtRest]);
  useEffect(() => () => play.hold(false), [play]);
  useEffect(() => {
    if (isAtRest) pass(look.turn);
  }, [isAtRest, pass, look.turn]);
};

/** In its drawer, or where it lies. */
const showLog = (open: () => void): void => {
  const log = document.querySelector<HTMLElement>('[role="log"]');
  if (log === null) open();
  else log.focus();
};

/** Who has come by a link, or from behind a curtain, begins at his hand, not nowhere: without a ring, he went nowhere. */
const useFocusOnOpening = (): void => {
  useLayoutEffect(() => {
    const hand = document.getElementById(HAND_ID);
    if (hand === null || isFocusHeld()) return;
    hand.dataset['quiet'] = '';
    hand.addEventListener('blur', () => delete hand.dataset['quiet'], { once: true });
    hand.focus({ preventScroll: true });
  }, []);
};

export const useDesk = <T extends Types, F extends object, M extends Messages>(
  props: SeatProps<T, F, M>,
  seat: Seat<T, F, M>,
) => {
  const { play, now, eyes, name, lead, onHome } = props;
  const { look, why, names } = seat;
  const [isSideOpen, setSideOpen] = useState(false);
  const [isKeysOpen, setKeysOpen] = useState(false);
  const [isDeviceOpen, setDeviceOpen] = useState(false);
  const [isLookingBack, setLookingBack] = useState(false);
  useFocusOnOpening();
  useKeepFocus(FOCUS_HOMES);
  useProgress(props, seat);
  useTurnSign({
    game: name,
    viewer: eyes.viewer,
    turn: look.turn,
    names,
    isOver: seat.isOver,
  });
  useKeys({
    l: () => showLog(() => setSideOpen(true)),
    m: () => choose({ hasSound: !useSettings.getState().hasSound }),
    h: () => choose({ hasHints: !useSettings.getState().hasHints }),
    w: why.again,
    Escape: why.why === undefined ? undefined : why.hide,
    '?': () => setKeysOpen(true),
  });
  return {
    parting: useParting(play, now, eyes.viewer, onHome),
    reactions: useReactions(play),
    rematch: useRematch(play, now, lead),
    isSideOpen,
    setSideOpen,
    isKeysOpen,
    setKeysOpen,
    isDeviceOpen,
    setDeviceOpen,
    isLookingBack,
    setLookingBack,
  };
};

export type Desk = ReturnType<typeof useDesk>;

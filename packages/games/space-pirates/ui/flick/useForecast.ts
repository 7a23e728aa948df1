/** What a flick would do, reckoned once the aim rests, and a little at a time: nothing of it holds up a finger. */
import { useLatest } from '@tortuga/table';
import { useLayoutEffect } from 'react';
import type { View } from '../../types.ts';
import type { Props } from '../shown.ts';
import { aimingNow } from './acts.ts';
import type { Forecast } from './describe.ts';
import type { Aiming } from './draft.ts';
import { firstOf, leavesIn, restOf, TRIES } from './preview.ts';

/** Milliseconds without a change. */
const REST = 160;
/** Flicks tried in one frame. */
const SLICE = 4;

type Show = (aiming: Aiming, forecast: Forecast | undefined) => void;

interface Reckoning {
  readonly first: Forecast['first'];
  readonly rest: Forecast['rest'];
}

const reckon = (view: View, { disc, angle, power }: Aiming): Reckoning | undefined => {
  if (disc === undefined) return undefined;
  const flick = { disc, angle, power };
  const isSure = view.options.steadyHands;
  return { first: firstOf(view, flick), rest: isSure ? restOf(view, flick) : undefined };
};

/** Calls with the odds in the end, unless it is stopped before. */
const reckonOdds = (view: View, { disc, angle, power }: Aiming, tell: (leaves: number) => void) => {
  let tried = 0;
  let left = 0;
  let frame = 0;
  const step = (): void => {
    for (const until = Math.min(TRIES, tried + SLICE); tried < until; tried++)
      if (disc !== undefined && leavesIn(view, { disc, angle, power }, tried)) left += 1;
    if (tried < TRIES) frame = requestAnimationFrame(step);
    else tell(Math.round((100 * left) / TRIES));
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};

/** Shows at once what can be said of an aim that rests, and the odds as soon as they are known. */
const forecastOf = (view: View, hasHints: boolean, aiming: Aiming, show: Show): (() => void) => {
  const reckoned = hasHints ? reckon(view, aiming) : undefined;
  show(aiming, reckoned && { ...reckoned, leaves: undefined });
  if (reckoned === undefined) return () => undefined;
  return reckonOdds(view, aiming, (leaves) => show(aiming, { ...reckoned, leaves }));
};

export const useForecast = (table: Props, show: Show): void => {
  const { view, draft, aim, hasHints, isBusy } = table;
  const latest = useLatest({ table, show });
  const { disc, angle, power } = draft.aiming;
  useLayoutEffect(() => {
    let stop = (): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // While discs slide nothing else works.
    const isWanted = hasHints && !isBusy;
    const start = (): void => {
      stop();
      const aiming = aimingNow(latest.current.table);
      stop = forecastOf(view, isWanted, aiming, (...told) => latest.current.show(...told));
    };
    const leave = aim.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(start, REST);
    });
    start();
    return () => {
      leave();
      clearTimeout(timer);
      stop();
    };
  }, [aim, view, hasHints, isBusy, disc, angle, power, latest]);
};

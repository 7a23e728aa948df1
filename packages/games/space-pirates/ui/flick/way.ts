/** How somebody likes to flick, on this device: kept by the browser, and for this page where it keeps nothing. */
import { useSyncExternalStore } from 'react';

/** A slingshot, a swipe through the disc, two sliders, or one switch. */
export const WAYS = ['pull', 'swipe', 'dials', 'switch'] as const;
export type Way = (typeof WAYS)[number];

const KEY = 'tortuga.space-pirates.flick';

export const parseWay = (kept: unknown): Way => WAYS.find((way) => way === kept) ?? 'pull';

const readKept = (): Way => {
  try {
    return parseWay(localStorage.getItem(KEY));
  } catch {
    return 'pull';
  }
};

let way: Way | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const wayNow = (): Way => (way ??= readKept());

export const useWay = (): Way => useSyncExternalStore(subscribe, wayNow, wayNow);

export const keepWay = (chosen: Way): void => {
  way = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Storage may be full or forbidden: then it holds for this page.
  }
  for (const listener of listeners) listener();
};

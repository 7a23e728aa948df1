/** What matches in this page need of the browser: storage, luck, time, and a thread for bots. */
import type { Random } from '@tortuga/engine';
import type { Pace } from '../settings/settings.ts';
import { useSettings } from '../settings/store.ts';
import { browserDrawer } from './drawers.ts';
import type { LocalWorld } from './localMatch.ts';
import { makeMatchStore } from './matchStore.ts';
import { hireWorker, makeThinker } from './thinker.ts';

/** Not `crypto.subtle`: on plain-HTTP home networks there is none. */
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const TWO_32 = 2 ** 32;

/** For what is no part of a match: who sits where. */
export const browserChance: Random = {
  below: (n) => {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return word < TWO_32 - (TWO_32 % n) ? word % n : browserChance.below(n);
  },
};

/** Milliseconds. */
const PACES: Readonly<Record<Pace, number>> = { calm: 1400, brisk: 600, instant: 0 };

export const browserWorld: LocalWorld = {
  store: makeMatchStore(browserDrawer()),
  think: makeThinker(hireWorker),
  pace: () => PACES[useSettings.getState().botPace],
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  seed: () => hexOf(randomBytes(32)),
  token: () => hexOf(randomBytes(12)),
  now: () => Date.now(),
};

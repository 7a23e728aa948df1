/** The settings of this page, kept by the browser and shared with its other pages. */
import { create } from 'zustand';
import { keep, readKept } from '../kept.ts';
import { type Chosen, initialSettings, parseChosen, type Settings } from './settings.ts';

const KEY = 'settings';

const whole = (chosen: Chosen): Settings => ({ ...initialSettings(navigator.languages), ...chosen });

let chosen = parseChosen(readKept(KEY));

export const useSettings = create<Settings>(() => whole(chosen));

/** Takes effect at once, everywhere. */
export const choose = (change: Chosen): void => {
  chosen = { ...chosen, ...change };
  keep(KEY, chosen);
  useSettings.setState(change);
};

/** Another page of ours has changed them. */
export const followOtherPages = (): void => {
  window.addEventListener('storage', () => {
    chosen = parseChosen(readKept(KEY));
    useSettings.setState(whole(chosen));
  });
};

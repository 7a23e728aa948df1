/** How a sound is played on this page: not at all, unless somebody provides it. */
import { createContext, useContext } from 'react';
import type { Sound } from './sounds.ts';

export type PlaySound = (sound: Sound) => void;

export const SoundContext = createContext<PlaySound>(() => undefined);

export const usePlaySound = (): PlaySound => useContext(SoundContext);

/** Sound for everything inside, while it is on; silent until the first tap or key, as browsers demand. */
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Bus, makeBus } from './bus.ts';
import { SoundContext } from './soundContext.ts';
import type { Sound } from './sounds.ts';

export interface SoundingProps {
  readonly isOn: boolean;
  readonly children: ReactNode;
}

export const Sounding = ({ isOn, children }: SoundingProps) => {
  const bus = useRef<Bus>(undefined);
  useEffect(() => {
    if (!isOn) return undefined;
    const listening = new AbortController();
    const open = (): void => {
      bus.current ??= makeBus(new AudioContext());
      listening.abort();
    };
    addEventListener('pointerdown', open, { signal: listening.signal, capture: true });
    addEventListener('keydown', open, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [isOn]);
  // Nothing is given back: an effect that only plays a sound has nothing to clear away.
  const play = useCallback(
    (sound: Sound): void => {
      if (isOn) bus.current?.play(sound);
    },
    [isOn],
  );
  return <SoundContext value={play}>{children}</SoundContext>;
};

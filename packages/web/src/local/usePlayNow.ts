/** Against bots, at once: nothing is asked, and everything can be changed another time. */
import { newCrew } from '../crew/crew.ts';
import { useSettings } from '../settings/store.ts';
import type { Listed } from '../table.ts';
import { useWords } from '../words/words.ts';
import { type BeginLocal, useBeginLocal } from './useBeginLocal.ts';

export interface PlayNow extends Pick<BeginLocal, 'isBusy' | 'fault'> {
  readonly start: () => void;
}

export const usePlayNow = ({ id, card }: Listed, go: (to: string) => void): PlayNow => {
  const say = useWords();
  const { isBusy, fault, begin } = useBeginLocal(id, go);
  const start = (): void => {
    const { name, colour } = useSettings.getState();
    begin(newCrew({ name: name === '' ? say('name.default') : name, colour }, card.seats, 'bot'));
  };
  return { isBusy, fault, start };
};

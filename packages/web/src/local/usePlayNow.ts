/** At once, against bots or alone: nothing is asked, and everything can be changed another time. */
import { crewOf, pleasantSeats } from '../crew/crew.ts';
import { myself } from '../crew/myself.ts';
import type { Listed } from '../table.ts';
import { useWords } from '../words/words.ts';
import { type BeginLocal, useBeginLocal } from './useBeginLocal.ts';

export interface PlayNow extends Pick<BeginLocal, 'isBusy' | 'fault'> {
  readonly start: () => void;
  /** Undefined where the game needs others. */
  readonly startAlone: (() => void) | undefined;
}

export const usePlayNow = ({ id, card: { seats } }: Listed, go: (to: string) => void): PlayNow => {
  const say = useWords();
  const { isBusy, fault, begin } = useBeginLocal(id, go);
  const startWith = (count: number): void => begin(crewOf(myself(say), count, 'bot'));
  return {
    isBusy,
    fault,
    start: () => startWith(Math.max(2, pleasantSeats(seats))),
    startAlone: seats.min === 1 ? () => startWith(1) : undefined,
  };
};

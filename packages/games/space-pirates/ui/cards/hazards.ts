/** What a Hazard needs, and whether it is there as the table stands now (SP-20). */
import { type Hazard, HAZARDS } from '../../components.ts';
import type { View } from '../../types.ts';

/** In the order in which they are printed. */
export const hazardsIn = (letters: string): readonly Hazard[] =>
  Array.from(letters).flatMap((letter) => HAZARDS.filter((hazard) => hazard === letter));

export type Lack = 'freighter' | 'asteroid' | 'bag' | 'wind';

const isLying = (view: View, isUp: boolean): boolean =>
  view.discs.some(({ where, up }) => where === 'board' && up === isUp);

/** Why it would be skipped; undefined where it would be carried out. */
export const lackOf = (view: View, hazard: Hazard): Lack | undefined => {
  switch (hazard) {
    case 'F':
      return isLying(view, false) ? undefined : 'freighter';
    case 'A':
      return isLying(view, true) ? undefined : 'asteroid';
    case 'R':
    case 'L':
      return view.bagCount > 0 ? undefined : 'bag';
    case 'W':
      return view.storm !== null || view.pirates.some(({ ship }) => ship.at === 'space') ? undefined : 'wind';
    case 'S':
      return undefined;
  }
};

/** Who flicks the new Freighter: with two players both arrows mean the opponent (SP-21). */
export const flickerOf = ({ boss, seats }: Pick<View, 'boss' | 'seats'>, hazard: Hazard): number => {
  if (hazard === 'L') return (boss + 1) % seats;
  return hazard === 'R' ? (boss + seats - 1) % seats : boss;
};

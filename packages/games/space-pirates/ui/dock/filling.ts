/** Filling up with Energy: how much there is, what it costs, and what to begin with (SP-70 to SP-74, SP-110). */
import { MOST_POINTS, MOST_POINTS_AT_HOME, POINTS_PER_MC, type Value, VALUES } from '../../components.ts';
import type { View } from '../../types.ts';

/** Cards that a Fill-up can get: in the pump, discarded, or about to be discarded from the hand. */
export const supplyOf = (view: View, value: Value): number => {
  const own = view.pirates[view.boss]?.backs.filter((back) => back.value === value) ?? [];
  return view.pumps[value].count + view.discards[value].length + own.length;
};

export const pointsOf = (values: readonly Value[]): number =>
  values.reduce<number>((sum, value) => sum + value, 0);

export const costOf = (points: number, isHome: boolean): number =>
  isHome ? 0 : Math.ceil(points / POINTS_PER_MC);

/** The most points that may be had, and can be paid. */
export const limitFor = (isHome: boolean, mc: number): number =>
  isHome ? MOST_POINTS_AT_HOME : Math.min(MOST_POINTS, mc * POINTS_PER_MC);

/** Two MC are spent where it is not free: the rest is for a base. */
const MODEST = 2;

/** One of each value, the highest first, as far as there is room. */
const oneOfEach = (view: View, room: number): readonly Value[] => {
  const taken: Value[] = [];
  for (const value of VALUES.toReversed())
    if (pointsOf(taken) + value <= room && supplyOf(view, value) > 0) taken.push(value);
  return taken.toReversed();
};

/** Nothing where the cards in hand, which would be thrown away, are worth as much. */
export const proposedValues = (view: View): readonly Value[] => {
  const pirate = view.pirates[view.boss];
  if (view.phase.name !== 'dock' || view.phase.step !== 'fill' || pirate?.ship.at !== 'hangar') return [];
  const isHome = view.bases[pirate.ship.base]?.owner === view.boss;
  const room = limitFor(isHome, isHome ? 0 : Math.min(MODEST, pirate.mc));
  const values = oneOfEach(view, room);
  const inHand = pointsOf(pirate.backs.map(({ value }) => value));
  return inHand >= pointsOf(values) ? [] : values;
};

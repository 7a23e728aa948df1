/** Where a disc can be set aside: a distance kept to half a millimetre is hard to guess. */
import { anchorOf, freeAsideSpot } from '../aside.ts';
import type { TaskOf } from '../phases.ts';
import type { Point, Pose } from '../space/point.ts';
import type { View } from '../types.ts';
import type { Field } from '../universe/fit.ts';
import { universeOf } from '../universe/universe.ts';

const fieldSeen = ({ options, seats, pirates, storm }: View): Field => ({
  universe: universeOf(options, seats),
  ships: pirates.flatMap(({ ship }): readonly Pose[] => (ship.at === 'space' ? [ship] : [])),
  storm,
  rooms: [],
});

/** Free spots, first towards the east, then round: those of the four directions, as far as they differ. */
export const asideSpots = (view: View, { seat }: TaskOf<'aside'>): readonly Point[] => {
  const field = fieldSeen(view);
  const anchor = anchorOf(field.universe, view.pirates[seat]?.ship ?? { at: 'box' });
  if (anchor === undefined) return [];
  const spots = [0, 900, 1800, 2700].map((k) => freeAsideSpot(field, view.discs, anchor, k));
  const found = spots.filter((spot) => spot !== undefined);
  return found.filter(({ x, y }, index) => found.findIndex((each) => each.x === x && each.y === y) === index);
};

/** Where a disc can be set aside: a distance kept to half a millimetre is hard to guess. */
import type { Field } from '../universe/field.ts';
import { anchorOf, freeAsideSpot } from '../spots.ts';
import type { Disc, Point, Pose, Task, View } from '../types.ts';
import { universeOf } from '../universe/universe.ts';

const fieldSeen = ({ options, seats, pirates, storm }: View): Field => ({
  universe: universeOf(options, seats),
  ships: pirates.flatMap(({ ship }): readonly Pose[] => (ship.at === 'space' ? [ship] : [])),
  storm,
  rooms: [],
});

/** Their faces do not matter here. */
const discsSeen = ({ discs }: View): readonly Disc[] =>
  discs.map(({ id, x, y, where, by, up, shown, cleared }) => ({
    id,
    type: 0,
    x,
    y,
    where,
    by,
    up,
    seen: [],
    shown,
    cleared,
  }));

/** Free spots, first towards the east, then round: those of the four directions, as far as they differ. */
export const asideSpots = (view: View, { seat }: Extract<Task, { kind: 'aside' }>): readonly Point[] => {
  const field = fieldSeen(view);
  const anchor = anchorOf(field.universe, view.pirates[seat]?.ship ?? { at: 'box' });
  if (anchor === undefined) return [];
  const spots = [0, 900, 1800, 2700].map((k) => freeAsideSpot(field, discsSeen(view), anchor, k));
  const found = spots.filter((spot) => spot !== undefined);
  return found.filter(({ x, y }, index) => found.findIndex((each) => each.x === x && each.y === y) === index);
};

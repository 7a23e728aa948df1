/** What the camera shows while one flies: where the next template may lie, the ship, and how far the energy leads. */
import { type Box, boxAround } from '@tortuga/table';
import { pirateOf } from '../../pieces.ts';
import type { Props } from '../shown.ts';
import { onMap, posePlace, SHIP } from '../units.ts';
import { planOn } from './acts.ts';
import { pivotOf } from './place.ts';

/** Millimetres: all of a template, and the handle at its tip. */
const NEXT = 2 * (SHIP.width + 18);
/** Templates ahead that are in sight, where there is room. */
const AHEAD = 3;

const square = (side: number) => ({ width: side, height: side });

export const sightOf = (table: Props): readonly Box[] => {
  const { aimed, sky, legs } = planOn(table);
  const { ship } = pirateOf(table.view, table.view.boss);
  const own = ship.at === 'space' ? [posePlace(ship)] : [];
  const drafted = legs.map(({ pose }) => posePlace(pose));
  if (aimed === undefined) return [...drafted, ...own];
  const pivot = onMap(pivotOf(sky, aimed.fan));
  const ahead = Math.min(sky.turn.energy, AHEAD) * SHIP.width;
  return [boxAround(pivot, square(NEXT)), ...own, ...drafted, boxAround(pivot, square(NEXT + ahead))];
};

/** Where a ship drifts from: the point of its base that the template touches (SP-54, SP-85). */
import type { Seat } from '@tortuga/engine';
import { farthestPoint } from './space/hexagon.ts';
import { contactPoint, contactsTowards } from './space/outline.ts';
import type { Point, Pose } from './space/point.ts';
import type { Refusal, Ship } from './types.ts';

/** The named point, else the farthest in that direction. */
export const driftStart = (ship: Pose, angle: number, point: number | null): Point =>
  point === null ? farthestPoint(ship, angle) : contactPoint(ship, point);

/** A template from there must not lie on the base; only ships in space have such points. */
export const checkPoint = (
  ship: Ship | undefined,
  seat: Seat,
  angle: number,
  point: number,
): Refusal | undefined => {
  const points = ship?.at === 'space' ? contactsTowards(ship, angle) : [];
  return points.includes(point) ? undefined : { code: 'bad-point', seat, points };
};

/** Round and long things that stand still: how deep they lie in each other and over the border. */
import type { Edge } from '../space/border.ts';
import { type Box, boxDist, boxesDepth, boxReach } from '../space/box.ts';
import { cosOf, sinOf } from '../space/directions.ts';
import { distance, type Point } from '../space/point.ts';
import type { LongScenery, RoundScenery } from '../space/things.ts';

export interface Round extends Point {
  readonly kind: RoundScenery;
  readonly radius: number;
}

export interface Block extends Box {
  readonly kind: LongScenery | 'abandoned' | 'base';
}

export type Shape = Round | Block;

export const isRound = (shape: Shape): shape is Round => 'radius' in shape;
export const isBlock = (shape: Shape): shape is Block => !isRound(shape);

/** How deep two things overlap; negative: apart, and by so much at least. */
export const depthBetween = (one: Shape, other: Shape): number => {
  if (isBlock(one)) return isBlock(other) ? boxesDepth(one, other) : depthBetween(other, one);
  return isRound(other)
    ? one.radius + other.radius - distance(one, other)
    : one.radius - boxDist(other, one.x, one.y);
};

/** How deep an edge of the border lies in a rectangle; negative: apart. */
export const edgeDepth = ({ a, b, length, dx, dy, nx, ny }: Edge, box: Box): number => {
  const [mx, my] = [(a.x + b.x) / 2 - box.x, (a.y + b.y) / 2 - box.y];
  const along = (ax: number, ay: number): number =>
    boxReach(box, ax, ay) + (length / 2) * Math.abs(dx * ax + dy * ay) - Math.abs(mx * ax + my * ay);
  const [c, s] = [cosOf(box.h), sinOf(box.h)];
  return Math.min(along(c, s), along(0 - s, c), along(nx, ny));
};

/** The board is drawn in millimetres and degrees; the rules count tenths of both. */
import { type Box, boxAround } from '@tortuga/table';
import { centreOf } from '../space/hexagon.ts';
import type { Point, Pose } from '../space/point.ts';
import { BASE_DEPTH, BASE_WIDTH, L, RADIUS, W } from '../space/things.ts';
import type { Frame } from '../universe/universe.ts';

export const TENTH = 10;

export const toMm = (tenths: number): number => tenths / TENTH;
/** A point of the rules on the board. */
export const onMap = ({ x, y }: Point): Point => ({ x: toMm(x), y: toMm(y) });
/** A point of the board in the rules: whole tenths. */
export const inRules = ({ x, y }: Point): Point => ({ x: Math.round(x * TENTH), y: Math.round(y * TENTH) });

export const SHIP = { width: toMm(L), height: toMm(W) };
export const DISC = { width: toMm(2 * RADIUS), height: toMm(2 * RADIUS) };
export const BASE = { width: toMm(BASE_DEPTH), height: toMm(BASE_WIDTH) };

/** A place of motion: the box before the turn, and the turn in degrees. */
export interface Turned extends Box {
  readonly heading: number;
}

/** Of a ship or a template. */
export const posePlace = (pose: Pose): Turned => ({
  ...boxAround(onMap(centreOf(pose)), SHIP),
  heading: toMm(pose.h),
});

export const discPlace = (at: Point): Box => boxAround(onMap(at), DISC);

export const frameBox = ({ x0, y0, x1, y1 }: Frame): Box => ({
  x: toMm(x0),
  y: toMm(y0),
  width: toMm(x1 - x0),
  height: toMm(y1 - y0),
});

/** Arcs and sectors of circles, in degrees: of the dial, and of the fan on the board. */
import type { Point } from '@tortuga/table';
import type { Arc } from './fan.ts';
import { toMm } from '../units.ts';

/** Clockwise from upwards. */
const pointUp = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
};

const text = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A circle has no one arc. */
const MOST = 359.9;

export const arcPath = (from: number, to: number, radius: number): string => {
  const end = Math.min(to, from + MOST);
  const isLarge = end - from > 180 ? 1 : 0;
  return `M${text(pointUp(from, radius))}A${radius} ${radius} 0 ${isLarge} 1 ${text(pointUp(end, radius))}`;
};

/** From a middle at (0, 0). */
export const sectorPath = (from: number, to: number, radius: number): string =>
  to - from > MOST ? `${arcPath(from, to, radius)}Z` : `M0 0L${arcPath(from, to, radius).slice(1)}Z`;

/** In degrees; one heading alone is as wide as a tenth. */
export const endsOf = ({ from, to }: Arc): readonly [number, number] => [toMm(from) - 0.05, toMm(to) + 0.05];

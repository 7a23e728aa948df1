/** Plans for tests: any that can be drawn, and one to play in. */
import { type Arbitrary, array, constantFrom, integer, record } from 'fast-check';
import type { Point } from '../../../space/point.ts';
import { type Layout, presetOf } from '../../../universe/presets.ts';
import { KINDS, type Piece, type Plan, planOf, turnOf } from './plan.ts';

const point: Arbitrary<Point> = record({
  x: integer({ min: -14000, max: 14000 }),
  y: integer({ min: -14000, max: 14000 }),
});

const piece: Arbitrary<Piece> = record({
  kind: constantFrom(...KINDS),
  at: point,
  turn: integer({ min: 0, max: 359 }),
}).map(({ kind, at, turn }) => ({ kind, ...at, turn: turnOf(kind, turn) }));

export const anyPlan: Arbitrary<Plan> = record({
  name: constantFrom('', 'Archipel', 'Żółta łódź', '群島 2', '🌌 x'),
  seats: integer({ min: 2, max: 4 }),
  border: array(point, { minLength: 3, maxLength: 24 }),
  pieces: array(piece, { maxLength: 52 }),
});

export const preset = (seats: number): Plan => planOf(presetOf(seats));

/** Two players, no scenery, and what is added to it. */
export const bare = (more: Partial<Layout> = {}): Plan => planOf({ ...presetOf(2), scenery: [], ...more });

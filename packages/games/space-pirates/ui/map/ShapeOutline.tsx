/** A line around a piece of scenery or a base: it is chosen, may be chosen, or does not fit. Never by colour alone. */
import { memo } from 'react';
import { isBlock, type Shape } from '../../universe/shapes.ts';
import { toMm } from '../units.ts';
import { lies } from './lies.ts';
import { CORAL, INK, LIGHT, SEA } from './palette.ts';

export type Mood = 'chosen' | 'legal' | 'wrong';

const LINES = {
  chosen: { stroke: LIGHT, strokeDasharray: undefined },
  legal: { stroke: SEA, strokeDasharray: '9 6' },
  wrong: { stroke: CORAL, strokeDasharray: '3 5' },
} as const;

/** From the edge of the piece, in millimetres. */
const APART = 5;

const Line = ({ shape }: { readonly shape: Shape }) => {
  if (!isBlock(shape)) return <circle r={toMm(shape.radius) + APART} />;
  const [halfX, halfY] = [toMm(shape.halfX) + APART, toMm(shape.halfY) + APART];
  return <rect x={-halfX} y={-halfY} width={2 * halfX} height={2 * halfY} rx={APART} />;
};

interface OutlineProps {
  readonly shape: Shape;
  readonly mood: Mood;
}

export const ShapeOutline = memo(({ shape, mood }: OutlineProps) => (
  <g transform={lies(shape)} fill="none" pointerEvents="none">
    <g stroke={INK} strokeWidth={6}>
      <Line shape={shape} />
    </g>
    <g strokeWidth={3.5} {...LINES[mood]}>
      <Line shape={shape} />
    </g>
    {mood === 'wrong' && (
      <path d="M-11 -11L11 11M11 -11L-11 11" stroke={CORAL} strokeWidth={6} strokeLinecap="round" />
    )}
  </g>
));

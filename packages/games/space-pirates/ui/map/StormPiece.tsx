/** The Cosmic Storm: a disc of 120 mm that one looks through, on a base of 30 mm. It lies above discs and ships. */
import { boxAround, drawnPiece } from '@tortuga/table';
import { memo } from 'react';
import { STORM_RADIUS } from '../../space/things.ts';
import { pieces } from '../pieces.ts';
import { onMap, toMm } from '../units.ts';
import { INK } from './palette.ts';

const RADIUS = toMm(STORM_RADIUS);
const SIZE = { width: 2 * RADIUS, height: 2 * RADIUS };

/** Arms from the rim inwards: radius, turn, width. */
const ARMS = [
  [52, 0, 5],
  [41, 55, 4.3],
  [30, 110, 3.6],
  [21, 165, 3],
] as const;

const arc = (radius: number): string =>
  `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius / 2} ${-radius * 0.866}`;

/** Around (0, 0). */
export const StormDrawing = () => (
  <g fill="none" strokeLinecap="round">
    <circle r={RADIUS} fill="#06222b" opacity={0.3} />
    <circle r={RADIUS} fill="#9fd4e0" opacity={0.14} />
    <circle r={RADIUS - 0.8} stroke="#bfe8f2" strokeWidth={1.6} strokeDasharray="5 4" />
    {ARMS.map(([radius, turn, width]) => (
      <g key={radius} transform={`rotate(${turn})`}>
        <path d={arc(radius)} stroke="#d6f1f6" strokeWidth={width} opacity={0.75} />
        <path d={arc(radius - 1)} transform="rotate(175)" stroke="#7fbccb" strokeWidth={3} opacity={0.7} />
      </g>
    ))}
    <circle r={14.2} fill="#d6f1f6" stroke={INK} strokeWidth={1.6} />
    <path d="M2.500 -11L-6 2H-0.500L-3 11L6.500 -2.500H1Z" fill={INK} />
  </g>
);

interface StormProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

export const StormPiece = memo(({ x, y, label }: StormProps) => (
  <g role="img" aria-label={label} {...drawnPiece(pieces.storm, boxAround(onMap({ x, y }), SIZE))}>
    <StormDrawing />
  </g>
));

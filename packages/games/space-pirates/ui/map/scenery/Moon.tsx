/** A moon of 45 mm, around (0, 0). It is low: a disc may land on it. */
import { INK } from '../palette.ts';
import { crescent, hatch } from './shade.ts';

const RADIUS = 22.5;
const DARK = crescent(RADIUS - 0.8);
const STROKES = hatch(RADIUS - 1.4);

export const Moon = ({ look }: { readonly look: number }) => (
  <g fill="none">
    <circle r={RADIUS - 0.8} fill="#e8d3a2" />
    <g transform={`rotate(${look * 100})`} fill="#b3935c" stroke={INK} strokeWidth={1.2}>
      <circle cx={-7} cy={-7} r={5.4} />
      <circle cx={6.3} cy={2} r={7} />
      <circle cx={-7} cy={9} r={3.6} />
      <circle cx={7.6} cy={-11.5} r={2} />
    </g>
    <path d={DARK} fill={INK} opacity={0.2} />
    <path d={STROKES} stroke={INK} strokeWidth={1.2} opacity={0.5} />
    <circle r={RADIUS - 1} stroke={INK} strokeWidth={2} />
  </g>
);

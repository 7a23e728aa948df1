/** The border, a dashed line of gold within a plain one, and the starry ground inside of it. Outside is darkness. */
import { memo, useId } from 'react';
import type { Universe } from '../../universe/universe.ts';
import { frameBox, toMm } from '../units.ts';
import { BONE, BRASS, LIGHT } from './palette.ts';
import { skyOf } from './sky.ts';

export const cornersText = ({ corners }: Universe): string =>
  corners.map(({ x, y }) => `${toMm(x)},${toMm(y)}`).join(' ');

const RAYS = 32;
const RINGS = [0.12, 0.26, 0.4, 0.54] as const;

/** Courses of a chart, from the middle: as long as it takes to leave the Universe. */
const raysOf = (x: number, y: number, far: number): string =>
  Array.from({ length: RAYS }, (_, nth) => {
    const angle = (nth / RAYS) * 2 * Math.PI;
    return `M${x} ${y}l${(far * Math.cos(angle)).toFixed(0)} ${(far * Math.sin(angle)).toFixed(0)}`;
  }).join('');

interface GlowProps {
  readonly id: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

const Glow = ({ id, colour, x, y }: GlowProps) => (
  <radialGradient id={id} cx={x} cy={y} r=".62">
    <stop stopColor={colour} stopOpacity=".5" />
    <stop offset="1" stopColor={colour} stopOpacity="0" />
  </radialGradient>
);

export const Ground = memo(({ universe }: { readonly universe: Universe }) => {
  const id = useId();
  const corners = cornersText(universe);
  const { x, y, width, height } = frameBox(universe.bounds);
  const [middleX, middleY, far] = [x + width / 2, y + height / 2, Math.max(width, height)];
  const { faint, clear, bright } = skyOf(universe);
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <clipPath id={`${id}c`}>
        <polygon points={corners} />
      </clipPath>
      <Glow id={`${id}t`} colour="#3f8d8a" x={0.3} y={0.3} />
      <Glow id={`${id}r`} colour="#7d3b56" x={0.78} y={0.76} />
      <polygon points={corners} stroke={BRASS} strokeWidth={20} opacity={0.9} />
      <polygon points={corners} stroke="#081419" strokeWidth={16.5} />
      <polygon points={corners} fill="#0e2831" />
      <polygon points={corners} fill={`url(#${id}t)`} />
      <polygon points={corners} fill={`url(#${id}r)`} />
      <g clipPath={`url(#${id}c)`} stroke={BRASS} opacity={0.16}>
        <path d={raysOf(middleX, middleY, far)} />
        {RINGS.map((share) => (
          <circle key={share} cx={middleX} cy={middleY} r={share * far} />
        ))}
      </g>
      <path d={faint} stroke={BONE} strokeWidth={1.4} opacity={0.45} />
      <path d={clear} stroke={BONE} strokeWidth={2} opacity={0.7} />
      <path d={bright} fill={BONE} opacity={0.7} />
      <polygon points={corners} stroke={LIGHT} strokeWidth={3} strokeDasharray="13 9" strokeLinecap="butt" />
    </g>
  );
});

/** The Universe in flat colours: for a picture so small that no drawing would be seen. */
import { memo } from 'react';
import { type Block, isBlock, type Shape } from '../../universe/shapes.ts';
import type { Universe } from '../../universe/universe.ts';
import { toMm } from '../units.ts';
import { cornersText } from './Ground.tsx';
import { lies } from './lies.ts';
import { BONE, LAMP, LIGHT } from './palette.ts';

const PLAIN: Readonly<Record<Shape['kind'], string>> = {
  galaxy: '#4f7f86',
  planet: '#d58b4f',
  moon: '#d9c698',
  belt: '#8b7d68',
  side: '#c39a63',
  abandoned: '#4a4038',
  base: '#8f5a36',
};

const FlatBlock = ({ block }: { readonly block: Block }) => {
  const [halfX, halfY] = [toMm(block.halfX), toMm(block.halfY)];
  return (
    <g transform={lies(block)}>
      <rect x={-halfX} y={-halfY} width={2 * halfX} height={2 * halfY} fill={PLAIN[block.kind]} />
      {block.kind === 'base' && <path d="M-25 -35H45V35H-25Z" fill="#0a1518" />}
      {block.kind === 'base' && <path d="M42 -35V35" stroke={LAMP} strokeWidth={7} />}
    </g>
  );
};

const FlatShape = ({ shape }: { readonly shape: Shape }) =>
  isBlock(shape) ? (
    <FlatBlock block={shape} />
  ) : (
    <circle cx={toMm(shape.x)} cy={toMm(shape.y)} r={toMm(shape.radius)} fill={PLAIN[shape.kind]} />
  );

export const FlatUniverse = memo(({ universe }: { readonly universe: Universe }) => (
  <g stroke={BONE} strokeOpacity={0}>
    <polygon points={cornersText(universe)} fill="#14323c" stroke={LIGHT} strokeOpacity={1} strokeWidth={8} />
    {[...universe.rounds, ...universe.blocks, ...universe.bases.map(({ walls }) => walls)].map((shape) => (
      <FlatShape key={`${shape.kind} ${shape.x} ${shape.y}`} shape={shape} />
    ))}
  </g>
));

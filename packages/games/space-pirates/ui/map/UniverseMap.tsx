/** What stands still for the whole game: the border, scenery, and bases. */
import { memo } from 'react';
import type { Universe } from '../../universe/universe.ts';
import { toMm } from '../units.ts';

export const UniverseMap = memo(({ universe }: { readonly universe: Universe }) => (
  <g>
    <polygon
      points={universe.corners.map(({ x, y }) => `${toMm(x)},${toMm(y)}`).join(' ')}
      fill="none"
      stroke="gold"
    />
    {universe.rounds.map(({ x, y, radius }) => (
      <circle key={`${x} ${y}`} cx={toMm(x)} cy={toMm(y)} r={toMm(radius)} fill="#567" />
    ))}
    {[...universe.blocks, ...universe.bases.map(({ walls }) => walls)].map(({ x, y, h, halfX, halfY }) => (
      <rect
        key={`${x} ${y}`}
        transform={`translate(${toMm(x)} ${toMm(y)}) rotate(${toMm(h)})`}
        x={-toMm(halfX)}
        y={-toMm(halfY)}
        width={toMm(2 * halfX)}
        height={toMm(2 * halfY)}
        fill="#543"
      />
    ))}
  </g>
));

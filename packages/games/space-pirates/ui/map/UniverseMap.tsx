/** What stands still for the whole game: the border, scenery, and bases. */
import { memo } from 'react';
import type { Universe } from '../../universe/universe.ts';
import { BaseWalls } from './BaseWalls.tsx';
import { Ground } from './Ground.tsx';
import { looksOf } from './looks.ts';
import { SceneryPiece } from './SceneryPiece.tsx';

export const UniverseMap = memo(({ universe }: { readonly universe: Universe }) => (
  <g>
    <Ground universe={universe} />
    {looksOf([...universe.rounds, ...universe.blocks]).map(({ shape, look }) => (
      <SceneryPiece key={`${shape.x} ${shape.y}`} shape={shape} look={look} />
    ))}
    {universe.bases.map(({ walls }) => (
      <BaseWalls key={`${walls.x} ${walls.y}`} walls={walls} />
    ))}
  </g>
));

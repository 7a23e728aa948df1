/** The Universe as the mini-map shows it: where ships are, and discs as dots. */
import type { Sitter } from '@tortuga/table';
import { memo } from 'react';
import type { View } from '../../types.ts';
import type { Universe } from '../../universe/universe.ts';
import { centreOf } from '../../space/hexagon.ts';
import { toMm } from '../units.ts';
import { FlatUniverse } from './FlatUniverse.tsx';
import { INK, LIGHT, PAINT } from './palette.ts';

interface MiniProps {
  readonly universe: Universe;
  readonly discs: View['discs'];
  readonly pirates: View['pirates'];
  readonly storm: View['storm'];
  readonly sitters: readonly Sitter[];
}

export const MiniUniverse = memo(({ universe, discs, pirates, storm, sitters }: MiniProps) => (
  <>
    <FlatUniverse universe={universe} />
    {discs.map(({ id, where, x, y }) =>
      where === 'board' ? <circle key={id} cx={toMm(x)} cy={toMm(y)} r={14} fill={LIGHT} /> : null,
    )}
    {pirates.map(({ ship }, seat) => {
      const colour = sitters[seat]?.colour;
      if (ship.at !== 'space' || colour === undefined) return null;
      const { x, y } = centreOf(ship);
      return (
        <circle
          key={colour}
          cx={toMm(x)}
          cy={toMm(y)}
          r={30}
          fill={PAINT[colour]}
          stroke={INK}
          strokeWidth={8}
        />
      );
    })}
    {storm !== null && (
      <circle
        cx={toMm(storm.x)}
        cy={toMm(storm.y)}
        r={60}
        fill="#9fd4e0"
        fillOpacity={0.5}
        stroke="#d6f1f6"
        strokeWidth={8}
      />
    )}
  </>
));

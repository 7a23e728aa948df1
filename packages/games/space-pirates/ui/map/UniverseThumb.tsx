/** A Universe in small, for a lobby or a list: an SVG as wide as what it lies in. Decorative: whoever shows it names it. */
import { memo } from 'react';
import type { Options } from '../../types.ts';
import { universeOf } from '../../universe/universe.ts';
import { FlatUniverse } from './FlatUniverse.tsx';
import { worldOf } from './world.ts';

interface ThumbProps {
  readonly layout: Options['layout'];
  readonly seats: number;
}

export const UniverseThumb = memo(({ layout, seats }: ThumbProps) => {
  const universe = universeOf({ layout }, seats);
  const { x, y, width, height } = worldOf(universe);
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width="100%" aria-hidden="true">
      <FlatUniverse universe={universe} />
    </svg>
  );
});

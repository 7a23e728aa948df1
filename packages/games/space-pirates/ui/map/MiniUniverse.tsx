/** The Universe as the mini-map shows it. */
import { memo } from 'react';
import type { View } from '../../types.ts';
import type { Universe } from '../../universe/universe.ts';
import { UniverseMap } from './UniverseMap.tsx';

interface MiniProps {
  readonly universe: Universe;
  readonly view: View;
}

export const MiniUniverse = memo(({ universe }: MiniProps) => <UniverseMap universe={universe} />);

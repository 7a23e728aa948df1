/** What is put, under the finger; above it what is in its way, and the ships that the storm would cover. */
import { BoardDrawing } from '@tortuga/table';
import { useMemo } from 'react';
import { worldOf } from '../map/world.ts';
import type { Props } from '../shown.ts';
import { Faults } from './Faults.tsx';
import { puttingOf } from './putting.ts';
import { ShipsCovered } from './ShipsCovered.tsx';
import { SpotGhost } from './SpotGhost.tsx';
import styles from './SpotOver.module.css';
import { zonesOf } from './zones.ts';

export const SpotOver = (table: Props) => {
  const { view } = table;
  const putting = puttingOf(view);
  const all = useMemo(() => putting && zonesOf(view, putting.wanted), [view, putting]);
  if (putting === undefined || all === undefined) return null;
  return (
    <>
      <SpotGhost {...table} />
      <div className={styles['over']} aria-hidden="true">
        <BoardDrawing world={worldOf(all.universe)}>
          <Faults table={table} all={all} />
          {putting.wanted.kind === 'storm' && <ShipsCovered {...table} />}
        </BoardDrawing>
      </div>
    </>
  );
};

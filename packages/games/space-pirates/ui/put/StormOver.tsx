/** The storm under the finger, and above it the ships that it would cover. */
import { BoardDrawing } from '@tortuga/table';
import { universeOf } from '../../universe/universe.ts';
import { worldOf } from '../map/world.ts';
import type { Props } from '../shown.ts';
import { ShipsCovered } from './ShipsCovered.tsx';
import styles from './ShipsCovered.module.css';
import { SpotGhost } from './SpotGhost.tsx';

export const StormOver = (table: Props) => (
  <>
    <SpotGhost {...table} />
    <div className={styles['over']} aria-hidden="true">
      <BoardDrawing world={worldOf(universeOf(table.view.options, table.view.seats))}>
        <ShipsCovered {...table} />
      </BoardDrawing>
    </div>
  </>
);

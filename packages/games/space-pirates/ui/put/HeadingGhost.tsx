/** Where a ship that was blown out would stand, as it is turned (SP-91). */
import { useAimed } from '@tortuga/table';
import { useRef } from 'react';
import { centreOf } from '../../space/hexagon.ts';
import { ShipDrawing } from '../map/ShipPiece.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { onMap, toMm } from '../units.ts';
import { exitTask, putBackAt } from './exit.ts';
import { spotNow } from './spotActs.ts';
import styles from './HeadingGhost.module.css';

const moved = ({ view }: Props, angle: number | undefined): string => {
  const pose = angle === undefined ? undefined : putBackAt(view, angle);
  if (pose === undefined) return 'none';
  const { x, y } = onMap(centreOf(pose));
  return `translate(${x}px, ${y}px) rotate(${toMm(pose.h)}deg)`;
};

export const HeadingGhost = (table: Props) => {
  const ghost = useRef<SVGSVGElement>(null);
  useAimed(table.aim, ghost, ({ style }, now) =>
    style.setProperty('transform', moved(table, spotNow(table, now).angle)),
  );
  const task = exitTask(table.view);
  if (task === undefined) return null;
  return (
    <svg
      ref={ghost}
      className={styles['ship']}
      data-piece={pieces.spot}
      style={{ transform: moved(table, table.draft.spot.angle) }}
      viewBox="-40 -40 80 80"
      aria-hidden="true"
    >
      <circle className={styles['turn']} r={37} />
      <ShipDrawing
        colour={table.sitters[task.seat]?.colour ?? 'coral'}
        isChased={table.view.pirates[task.seat]?.chased === true}
      />
    </svg>
  );
};

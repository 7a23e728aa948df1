/** The things at fault where something may not be put: marked while a finger moves it, and as it rests. */
import { useAimed } from '@tortuga/table';
import { useRef } from 'react';
import type { Point } from '../../space/point.ts';
import type { Props } from '../shown.ts';
import { onMap } from '../units.ts';
import styles from './Faults.module.css';
import { ZoneShape } from './Keepouts.tsx';
import { spotNow } from './spotActs.ts';
import { isInBorder, isInZone, type Zones } from './zones.ts';

/** Millimetres beyond the thing's edge. */
const APART = 4;

const mark = (group: SVGGElement, all: Zones, at: Point | undefined): void => {
  const [border, ...things] = group.children;
  border?.toggleAttribute('data-fault', at !== undefined && isInBorder(all, at));
  things.forEach((thing, index) => {
    const zone = all.zones[index];
    thing.toggleAttribute('data-fault', at !== undefined && zone !== undefined && isInZone(zone, at));
  });
};

export const Faults = ({ table, all }: { readonly table: Props; readonly all: Zones }) => {
  const group = useRef<SVGGElement>(null);
  const { at } = table.draft.spot;
  useAimed(table.aim, group, (element, now) => mark(element, all, spotNow(table, now).at));
  const points = all.universe.corners.map(onMap);
  return (
    <g ref={group} className={styles['faults']}>
      <polygon
        data-fault={(at && isInBorder(all, at)) || undefined}
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      {all.zones.map((zone, index) => (
        // Zones are in the order of what stands there, and stay.
        <g key={index} data-fault={(at && isInZone(zone, at)) || undefined}>
          <ZoneShape zone={zone} margin={zone.shape === 'ship' ? 0 : APART + discEdge(zone.thing)} />
        </g>
      ))}
    </g>
  );
};

/** The zones of a disc and of the storm begin at their middles. */
const discEdge = (thing: string): number => {
  if (thing === 'disc') return 12.5;
  return thing === 'storm' ? 15 : 0;
};

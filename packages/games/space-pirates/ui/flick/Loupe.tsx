/** The disc and what lies around it, large: the thumb is elsewhere, and the map is small. */
import { useRef } from 'react';
import { universeOf } from '../../universe/universe.ts';
import { centreOf } from '../../space/hexagon.ts';
import { Crate, DiscFace } from '../map/DiscPiece.tsx';
import { PAINT } from '../map/palette.ts';
import { HEX } from '../map/ship.ts';
import { UniverseMap } from '../map/UniverseMap.tsx';
import type { Props } from '../shown.ts';
import { onMap, toMm } from '../units.ts';
import styles from './Pad.module.css';
import { useAiming } from './useAiming.ts';

/** Millimetres around the disc. */
const AROUND = 44;

/** Without their names: those on the map have them. */
const Pieces = ({ view, sitters }: Props) => (
  <>
    {view.discs.map((disc) =>
      disc.where === 'board' ? (
        <g key={disc.id} transform={`translate(${toMm(disc.x)} ${toMm(disc.y)})`}>
          {disc.up ? <DiscFace face="asteroid" /> : <Crate />}
        </g>
      ) : null,
    )}
    {view.pirates.map(({ ship }, seat) => {
      const colour = sitters[seat]?.colour;
      if (ship.at !== 'space' || colour === undefined) return null;
      const { x, y } = onMap(centreOf(ship));
      return (
        <path
          key={colour}
          className={styles['ship']}
          d={HEX}
          fill={PAINT[colour]}
          transform={`translate(${x} ${y}) rotate(${toMm(ship.h)})`}
        />
      );
    })}
  </>
);

export const Loupe = ({ table, disc }: { readonly table: Props; readonly disc: number }) => {
  const { view } = table;
  const line = useRef<SVGSVGElement>(null);
  useAiming(table, line, ({ style }, { angle }) => {
    style.transform = `rotate(${toMm(angle)}deg)`;
  });
  const found = view.discs.find(({ id }) => id === disc);
  if (found === undefined) return null;
  const { x, y } = onMap(found);
  const size = 2 * AROUND;
  return (
    <div className={styles['loupe']} aria-hidden="true">
      <svg viewBox={`${x - AROUND} ${y - AROUND} ${size} ${size}`}>
        <UniverseMap universe={universeOf(view.options, view.seats)} />
        <Pieces {...table} />
        <circle className={styles['chosen']} cx={x} cy={y} r={17} />
      </svg>
      <svg ref={line} className={styles['sight']} viewBox={`${-AROUND} ${-AROUND} ${size} ${size}`}>
        <path d={`M19 0H${2 * AROUND}`} />
      </svg>
    </div>
  );
};

/** The discs that ships would catch in the wind, ringed in the colour of the ship (SP-92). */
import { useAimed } from '@tortuga/table';
import { useRef } from 'react';
import { onBoard } from '../../pieces.ts';
import { PAINT } from '../map/palette.ts';
import type { Props } from '../shown.ts';
import { DISC, onMap } from '../units.ts';
import styles from './DiscsCaught.module.css';
import type { Spot } from './draft.ts';
import { spotNow } from './spotActs.ts';
import { galeAt } from './turnActs.ts';

/** Millimetres beyond the edge of the disc. */
const APART = 5;

/** In the colour of whoever would catch it. */
const ringOf = (
  { view, sitters }: Props,
  spot: Spot,
  disc: number,
): { stroke: string; visibility: 'hidden' | 'visible' } => {
  const seat = galeAt(view, spot)?.blown.find(({ discs }) => discs.includes(disc))?.seat;
  const colour = seat === undefined ? undefined : sitters[seat]?.colour;
  return colour === undefined
    ? { stroke: PAINT.coral, visibility: 'hidden' }
    : { stroke: PAINT[colour], visibility: 'visible' };
};

export const DiscsCaught = (table: Props) => {
  const group = useRef<SVGGElement>(null);
  const lying = table.view.discs.filter(onBoard);
  useAimed(table.aim, group, ({ children }, now) => {
    const spot = spotNow(table, now);
    lying.forEach(({ id }, index) => {
      const { stroke, visibility } = ringOf(table, spot, id);
      children[index]?.setAttribute('stroke', stroke);
      children[index]?.setAttribute('visibility', visibility);
    });
  });
  return (
    <g ref={group} className={styles['caught']}>
      {lying.map((disc) => {
        const { x, y } = onMap(disc);
        return (
          <circle
            key={disc.id}
            cx={x}
            cy={y}
            r={DISC.width / 2 + APART}
            {...ringOf(table, table.draft.spot, disc.id)}
          />
        );
      })}
    </g>
  );
};

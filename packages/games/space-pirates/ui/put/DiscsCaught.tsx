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

/** The colour of whoever would catch it. */
const catcherOf = ({ view, sitters }: Props, spot: Spot, disc: number): string | undefined => {
  const seat = galeAt(view, spot)?.blown.find(({ discs }) => discs.includes(disc))?.seat;
  const colour = seat === undefined ? undefined : sitters[seat]?.colour;
  return colour && PAINT[colour];
};

export const DiscsCaught = (table: Props) => {
  const group = useRef<SVGGElement>(null);
  const lying = table.view.discs.filter(onBoard);
  useAimed(table.aim, group, ({ children }, now) => {
    const spot = spotNow(table, now);
    lying.forEach(({ id }, index) => {
      children[index]?.setAttribute('stroke', catcherOf(table, spot, id) ?? 'none');
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
            stroke={catcherOf(table, table.draft.spot, disc.id) ?? 'none'}
          />
        );
      })}
    </g>
  );
};

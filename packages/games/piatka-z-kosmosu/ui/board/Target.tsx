/** While a card is dragged: the cell it would fall into. */
import { classes, useAim, useSurface } from '@tortuga/table';
import type { Cell } from '../../types.ts';
import type { Draft } from '../draft.ts';
import { hasCell } from '../laying.ts';
import type { Props } from '../shown.ts';
import { FINGER, meantCell, placeOf } from './places.ts';
import styles from './Target.module.css';

export const Target = ({ table, cells }: { readonly table: Props; readonly cells: readonly Cell[] }) => {
  const surface = useSurface();
  const meant = (now: Draft | undefined): string | undefined => {
    if (now?.lifted === undefined) return undefined;
    const { x, y } = meantCell(surface.toBoard(now.lifted.at), cells, FINGER / surface.scale());
    return `${x},${y}`;
  };
  const [x, y] = (useAim(table.aim, meant) ?? '').split(',').map(Number);
  if (x === undefined || y === undefined) return undefined;
  const isLit = hasCell(cells, { x, y });
  const { x: left, y: top, width, height } = placeOf({ x, y });
  return (
    <span
      className={classes(styles['target'], isLit && styles['lit'])}
      style={{ left, top, width, height }}
    />
  );
};

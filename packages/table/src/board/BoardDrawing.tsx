/** One SVG on a board, as large as its world: its units are those of the board. */
import type { ReactNode } from 'react';
import type { Box } from './box.ts';
import styles from './BoardSurface.module.css';

export interface BoardDrawingProps {
  readonly world: Box;
  readonly children: ReactNode;
}

export const BoardDrawing = ({ world, children }: BoardDrawingProps) => {
  const { x, y, width, height } = world;
  return (
    <svg
      className={styles['drawing']}
      style={{ left: x, top: y, width, height }}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      {children}
    </svg>
  );
};

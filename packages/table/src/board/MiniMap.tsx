/**
 * All of a board in small, shown while the board itself shows a part only. A touch on it leads there; readers of screens
 * and keys have the board.
 */
import { type ReactNode, type Ref, useRef } from 'react';
import type { Point } from '../touch/point.ts';
import { useTouch } from '../touch/useTouch.ts';
import type { Box } from './box.ts';
import styles from './MiniMap.module.css';

interface MiniMapProps {
  readonly world: Box;
  /** Shapes of SVG, in units of the board. */
  readonly children: ReactNode;
  /** What of it is in sight: the surface moves it. */
  readonly frame: Ref<HTMLDivElement>;
  /** In units of the board. */
  readonly onLook: (at: Point) => void;
}

export const MiniMap = ({ world: { x, y, width, height }, children, frame, onLook }: MiniMapProps) => {
  const map = useRef<SVGSVGElement>(null);
  const lookAt = (at: Point | undefined): void => {
    const box = map.current?.getBoundingClientRect();
    if (at === undefined || box === undefined) return;
    onLook({ x: x + ((at.x - box.x) / box.width) * width, y: y + ((at.y - box.y) / box.height) * height });
  };
  const follow = ({ at }: { readonly at: Point }): void => lookAt(at);
  const touch = useTouch({ press: lookAt, drag: () => ({ move: follow, end: follow }) });
  return (
    <div ref={touch} className={styles['map']} style={{ aspectRatio: width / height }} aria-hidden="true">
      <svg ref={map} className={styles['world']} viewBox={`${x} ${y} ${width} ${height}`}>
        {children}
      </svg>
      <div ref={frame} className={styles['frame']} />
    </div>
  );
};

/**
 * All of a board in small, shown while the board itself shows a part only. A touch on it leads there; readers of screens
 * and keys have the board.
 */
import type { ReactNode, Ref, RefObject } from 'react';
import { classes } from '../kit/classes.ts';
import type { Point } from '../touch/point.ts';
import { useTouch } from '../touch/useTouch.ts';
import type { Box } from './box.ts';
import styles from './MiniMap.module.css';

interface MiniMapProps {
  readonly world: Box;
  /** Shapes of SVG, in units of the board. */
  readonly children: ReactNode;
  readonly map: RefObject<HTMLDivElement | null>;
  /** What of it is in sight: the surface moves it. */
  readonly frame: Ref<HTMLDivElement>;
  /** In units of the board. */
  readonly onLook: (at: Point) => void;
}

/** As broad as the corner that the map has: what is broader fills its width, all else its height. */
const CORNER = 3 / 2;

export const MiniMap = ({ world: { x, y, width, height }, children, map, frame, onLook }: MiniMapProps) => {
  const lookAt = (at: Point | undefined): void => {
    if (at === undefined || map.current === null) return;
    const { left, top } = map.current.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = map.current;
    onLook({
      x: x + ((at.x - left - clientLeft) / clientWidth) * width,
      y: y + ((at.y - top - clientTop) / clientHeight) * height,
    });
  };
  const follow = ({ at }: { readonly at: Point }): void => lookAt(at);
  const touch = useTouch({ press: lookAt, drag: () => ({ move: follow, end: follow }) });
  const shape = width / height;
  return (
    <div
      ref={map}
      className={classes(styles['map'], shape > CORNER ? styles['broad'] : styles['high'])}
      style={{ aspectRatio: shape }}
      aria-hidden="true"
    >
      <svg ref={touch} className={styles['world']} viewBox={`${x} ${y} ${width} ${height}`}>
        {children}
      </svg>
      <div ref={frame} className={styles['frame']} />
    </div>
  );
};

/** All of the map as one thing to touch. What is not wanted where the finger comes down is left to the board, which pans. */
import { type Box, type Gestures, type Point, touch, useLatest } from '@tortuga/table';
import { useCallback } from 'react';
import styles from './TouchGround.module.css';

interface TouchGroundProps {
  readonly box: Box;
  /** At a point of the page; none for a click by key. */
  readonly gestures: (at: Point | undefined) => Gestures;
}

export const TouchGround = ({ box, gestures }: TouchGroundProps) => {
  const latest = useLatest(gestures);
  const ground = useCallback(
    (element: SVGRectElement) => touch(element, (at) => latest.current(at)),
    [latest],
  );
  return <rect ref={ground} className={styles['ground']} {...box} />;
};

/** A ring of lantern light around the piece that is spoken of. */
import { hangAt, type Hook } from '@tortuga/table';
import { useLayoutEffect, useRef } from 'react';
import styles from './PiecePointer.module.css';

/** Pixels around the piece. */
const ROOM = 6;

/** Nobody would know what a ring beyond the edge of a board is for. */
const isInSight = ({ piece, window }: Hook): boolean => {
  const [x, y] = [piece.x + piece.width / 2 - window.x, piece.y + piece.height / 2 - window.y];
  return x >= 0 && x <= window.width && y >= 0 && y <= window.height;
};

const place = (ring: HTMLElement, hook: Hook | undefined): void => {
  ring.toggleAttribute('hidden', hook === undefined || !isInSight(hook));
  if (hook === undefined) return;
  const { x, y, width, height } = hook.piece;
  ring.style.setProperty('translate', `${x - ROOM}px ${y - ROOM}px`);
  // Whole pixels: while its board is panned a piece is measured with other fractions, and the ring would be laid out anew.
  ring.style.setProperty('width', `${Math.round(width) + 2 * ROOM}px`);
  ring.style.setProperty('height', `${Math.round(height) + 2 * ROOM}px`);
};

export const PiecePointer = ({ piece }: { readonly piece: string }) => {
  const ring = useRef<HTMLDivElement>(null);
  // The piece may be another element after each render.
  useLayoutEffect(() =>
    hangAt(piece, (hook) => {
      if (ring.current !== null) place(ring.current, hook);
    }),
  );
  return <div ref={ring} className={styles['ring']} aria-hidden="true" />;
};

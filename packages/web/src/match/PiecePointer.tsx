/** A ring of lantern light around the piece that is spoken of. */
import { useLayoutEffect, useRef } from 'react';
import styles from './PiecePointer.module.css';

/** Pixels around the piece. */
const ROOM = 6;
const SETTLING_MS = 300;

/** By hand: where it goes is measured, and may change with the window. */
const place = (ring: HTMLElement, piece: string): void => {
  const target = document.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  ring.toggleAttribute('hidden', target === null);
  if (target === null) return;
  const { left, top, width, height } = target.getBoundingClientRect();
  ring.style.setProperty('left', `${left - ROOM}px`);
  ring.style.setProperty('top', `${top - ROOM}px`);
  ring.style.setProperty('width', `${width + 2 * ROOM}px`);
  ring.style.setProperty('height', `${height + 2 * ROOM}px`);
};

export const PiecePointer = ({ piece }: { readonly piece: string }) => {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      if (ring.current !== null) place(ring.current, piece);
    };
    look();
    // The table may still be finding its size.
    const finding = setTimeout(look, SETTLING_MS);
    const watch = new ResizeObserver(look);
    const target = document.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
    for (const each of [target, document.body]) if (each !== null) watch.observe(each);
    // A camera moves pieces without a word: it writes where its board lies.
    const follow = new MutationObserver(look);
    const board = target?.closest('[data-board]');
    if (board) follow.observe(board, { attributeFilter: ['style'] });
    return () => {
      clearTimeout(finding);
      watch.disconnect();
      follow.disconnect();
    };
  });
  return <div ref={ring} className={styles['ring']} aria-hidden="true" />;
};

/** Dragging a die: it follows the pointer, and where it is let go is told. A tap is no drag. */
import { type PointerEvent, useRef } from 'react';
import type { Position } from '../types.ts';

/** Fingers tremble by as many pixels. */
const SLACK = 8;

export interface Grab {
  readonly onGrab: (die: Position) => (event: PointerEvent<HTMLElement>) => void;
  /** A click that only ends a drag. */
  readonly isEcho: () => boolean;
}

export const useGrab = (onDrop: (die: Position, x: number, y: number, letGo: () => void) => void): Grab => {
  const echo = useRef(false);
  const onGrab = (die: Position) => (event: PointerEvent<HTMLElement>) => {
    const button = event.currentTarget;
    const piece = button.closest<HTMLElement>('[data-die]');
    if (piece === null || event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const ending = new AbortController();
    let isDragged = false;
    echo.current = false;
    const letGo = (): void => {
      delete piece.dataset['dragged'];
      piece.style.translate = '';
    };
    const move = (now: globalThis.PointerEvent): void => {
      const x = now.clientX - clientX;
      const y = now.clientY - clientY;
      if (!isDragged && Math.hypot(x, y) < SLACK) return;
      if (!isDragged) button.setPointerCapture(pointerId);
      isDragged = true;
      piece.dataset['dragged'] = '';
      piece.style.translate = `${x}px ${y}px`;
    };
    const up = (now: globalThis.PointerEvent): void => {
      ending.abort();
      echo.current = isDragged;
      if (isDragged) onDrop(die, now.clientX, now.clientY, letGo);
    };
    const cancel = (): void => {
      ending.abort();
      letGo();
    };
    button.addEventListener('pointermove', move, { signal: ending.signal });
    button.addEventListener('pointerup', up, { signal: ending.signal });
    button.addEventListener('pointercancel', cancel, { signal: ending.signal });
  };
  return { onGrab, isEcho: () => echo.current };
};

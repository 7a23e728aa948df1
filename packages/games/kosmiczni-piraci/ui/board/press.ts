/** A tap chooses; a long press looks at the own cards face down for as long as it lasts. */
import { type MouseEvent, type SyntheticEvent, useRef } from 'react';

/** Milliseconds. */
const LONG = 400;

export interface Press {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerDown: () => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: SyntheticEvent) => void;
}

export const usePress = (onTap: () => void, onPeek: (isPeeking: boolean) => void): Press => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLong = useRef(false);
  const release = (): void => {
    clearTimeout(timer.current);
    if (isLong.current) onPeek(false);
  };
  return {
    onPointerDown: () => {
      isLong.current = false;
      timer.current = setTimeout(() => {
        isLong.current = true;
        onPeek(true);
      }, LONG);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event) => event.preventDefault(),
    onClick: ({ detail }) => {
      // A click by key has no detail; the click that ends a long press is none.
      if (isLong.current && detail > 0) return;
      onTap();
    },
  };
};

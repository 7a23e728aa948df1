/** Small news at the top of the board, gone after 4 s. Never for errors: those stay until they are read. */
import { type ReactNode, useEffect } from 'react';
import type { Colour } from '@tortuga/vocabulary';
import { Emblem } from './Emblem.tsx';
import styles from './Toast.module.css';

export interface ToastProps {
  readonly colour?: Colour | undefined;
  readonly children: ReactNode;
  readonly onGone: () => void;
}

const TOAST_MS = 4000;

export const Toast = ({ colour, children, onGone }: ToastProps) => {
  useEffect(() => {
    const timer = setTimeout(onGone, TOAST_MS);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <div className={styles['toast']} role="status">
      {colour !== undefined && <Emblem colour={colour} size={26} />}
      <span>{children}</span>
    </div>
  );
};

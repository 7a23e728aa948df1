/** Something that can be taken several times: a tap on it takes one more, the button below one less. */
import { IconButton } from '@tortuga/table';
import type { ReactNode } from 'react';
import styles from './Tile.module.css';

export interface TileProps {
  /** With how many are chosen, of how many. */
  readonly label: string;
  readonly lessLabel: string;
  readonly piece: string;
  readonly chosen: number;
  readonly of: number;
  readonly shortcut: string;
  readonly children: ReactNode;
  readonly onMore: () => void;
  readonly onLess: () => void;
}

export const Tile = ({
  label,
  lessLabel,
  piece,
  chosen,
  of,
  shortcut,
  children,
  onMore,
  onLess,
}: TileProps) => (
  <span className={styles['tile']} data-chosen={chosen > 0 || undefined} data-none={of === 0 || undefined}>
    <button
      type="button"
      className={styles['more']}
      data-piece={piece}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={onMore}
    >
      {children}
      <span className={styles['count']} aria-hidden="true">
        <b>{chosen}</b>
        {` / ${of}`}
      </span>
    </button>
    <IconButton icon="minus" label={lessLabel} aria-disabled={chosen === 0 || undefined} onClick={onLess} />
  </span>
);

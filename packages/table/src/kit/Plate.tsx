/** What lies beside the board: a plate of painted wood, or a sheet of paper, with a heading and a note in its corner. */
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Plate.module.css';

export interface PlateProps {
  readonly title?: ReactNode | undefined;
  readonly note?: ReactNode | undefined;
  readonly children: ReactNode;
  readonly isPaper?: boolean | undefined;
  /** Steps aside on low screens. */
  readonly isOptional?: boolean | undefined;
  /** Takes what room is left, and scrolls. */
  readonly isGrowing?: boolean | undefined;
}

export const Plate = (props: PlateProps) => {
  const { title, note, children, isPaper = false, isOptional = false, isGrowing = false } = props;
  const id = useId();
  const name = classes(
    styles['plate'],
    isPaper && styles['paper'],
    isOptional && styles['optional'],
    isGrowing && styles['growing'],
  );
  return (
    <section className={name} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={styles['head']}>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <span className={styles['note']}>{note}</span>}
        </header>
      )}
      {children}
    </section>
  );
};

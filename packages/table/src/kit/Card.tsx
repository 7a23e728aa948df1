/**
 * A printed card. It is as wide as `--card`, unless what it lies in says otherwise. A face-down card is drawn as its back:
 * the address of its face is not in the page.
 */
import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';

export interface CardProps {
  /** The address of what it shows: a face, or a back of `CARD_BACKS`. */
  readonly picture: string;
  /** What it is and in which state, in words. */
  readonly label: string;
  /** Its name as a piece that moves. */
  readonly piece?: string | undefined;
  readonly isChosen?: boolean | undefined;
  /** Can be touched all the same: it answers why not. */
  readonly isUnplayable?: boolean | undefined;
  readonly isSquare?: boolean | undefined;
  readonly shortcut?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Drawn over the picture. */
  readonly children?: ReactNode | undefined;
}

const Face = ({ picture, children }: Pick<CardProps, 'picture' | 'children'>) => (
  <>
    <img className={styles['picture']} src={picture} alt="" draggable={false} />
    {children}
  </>
);

export const Card = (props: CardProps) => {
  const { picture, label, piece, isChosen = false, isUnplayable = false, isSquare = false, onClick } = props;
  const name = classes(
    styles['card'],
    isSquare && styles['square'],
    isChosen && styles['chosen'],
    isUnplayable && styles['unplayable'],
  );
  const face = <Face picture={picture}>{props.children}</Face>;
  if (onClick === undefined) {
    return (
      <div className={name} data-piece={piece} role="img" aria-label={label}>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes(name, styles['tappable'])}
      data-piece={piece}
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={isUnplayable || undefined}
      aria-keyshortcuts={props.shortcut}
      onClick={onClick}
    >
      {face}
    </button>
  );
};

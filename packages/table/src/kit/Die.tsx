/** A die of bone; the dark one is black, so that what it shows counts itself. */
import { classes } from './classes.ts';
import styles from './Die.module.css';
import { Icon } from './Icon.tsx';

export interface DieProps {
  /** The address of the picture on top. */
  readonly face: string;
  /** Which die, what it shows, what becomes of it: "Die 4, skull, stays". */
  readonly label: string;
  readonly piece?: string | undefined;
  readonly isDark?: boolean | undefined;
  readonly isChosen?: boolean | undefined;
  /** Stays as it lies. It can be touched all the same: it answers why not. */
  readonly isLocked?: boolean | undefined;
  /** Thrown, and nobody knows yet. */
  readonly isRolling?: boolean | undefined;
  readonly shortcut?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

const Body = ({ face, isChosen = false, isLocked = false }: DieProps) => (
  <>
    <img className={styles['face']} src={face} alt="" draggable={false} />
    {(isChosen || isLocked) && (
      <span className={classes(styles['mark'], isLocked && styles['locked'])}>
        <Icon name={isLocked ? 'lock' : 'tick'} />
      </span>
    )}
  </>
);

export const Die = (props: DieProps) => {
  const {
    label,
    piece,
    isDark = false,
    isChosen = false,
    isLocked = false,
    isRolling = false,
    onClick,
  } = props;
  const name = classes(
    styles['die'],
    isDark && styles['dark'],
    isChosen && styles['chosen'],
    isRolling && styles['rolling'],
  );
  if (onClick === undefined) {
    return (
      <div className={name} data-piece={piece} role="img" aria-label={label}>
        <Body {...props} />
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
      aria-disabled={isLocked || undefined}
      aria-keyshortcuts={props.shortcut}
      onClick={onClick}
    >
      <Body {...props} />
    </button>
  );
};

/** A verb and its object, and on a second line what comes of it: "Stop / bank 500 → 3900". */
import type { ComponentProps, ReactNode } from 'react';
import { useKeyLabel } from '../keys/keyLabel.ts';
import { type ButtonKind, buttonFace } from './buttonFace.ts';
import styles from './Button.module.css';

interface Labelled {
  readonly kind?: ButtonKind | undefined;
  readonly children: ReactNode;
  /** The second line. */
  readonly detail?: ReactNode | undefined;
  readonly isWide?: boolean | undefined;
}

export interface ButtonProps
  extends Labelled,
    Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'> {
  /** It stays where it is and keeps the focus: a button that vanishes from the keyboard's reach strands its user. */
  readonly isDisabled?: boolean | undefined;
  /** A key that does the same, by its name, as in `S` or `Space`. */
  readonly shortcut?: string | undefined;
}

const Face = ({ children, detail }: Labelled) => (
  <span className={styles['face']}>
    <span className={styles['label']}>{children}</span>
    {detail !== undefined && <small className={styles['detail']}>{detail}</small>}
  </span>
);

export const Button = (props: ButtonProps) => {
  const {
    kind = 'plain',
    isWide = false,
    isDisabled = false,
    shortcut,
    detail,
    children,
    onClick,
    ...rest
  } = props;
  const keyLabel = useKeyLabel();
  return (
    <button
      type="button"
      {...rest}
      className={buttonFace(kind, isWide)}
      data-main={kind === 'primary' || undefined}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={shortcut}
      onClick={isDisabled ? undefined : onClick}
    >
      <Face detail={detail}>{children}</Face>
      {shortcut !== undefined && (
        <kbd className={styles['key']} aria-hidden="true">
          {keyLabel(shortcut)}
        </kbd>
      )}
    </button>
  );
};

export interface LinkButtonProps extends Labelled, Omit<ComponentProps<'a'>, 'className' | 'children'> {}

export const LinkButton = ({
  kind = 'plain',
  isWide = false,
  detail,
  children,
  ...rest
}: LinkButtonProps) => (
  <a {...rest} className={buttonFace(kind, isWide)}>
    <Face detail={detail}>{children}</Face>
  </a>
);

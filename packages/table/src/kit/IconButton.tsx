/** A button that is all picture; its name is heard and shown on hover. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName;
  readonly label: string;
}

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={styles['button']} aria-label={label} title={label}>
    <Icon name={icon} />
  </button>
);

/** How a button looks, whether it acts or leads somewhere. */
import styles from './Button.module.css';
import { classes } from './classes.ts';

/** One primary a screen: what the player most likely wants. */
export type ButtonKind = 'primary' | 'plain' | 'danger' | 'ghost';

export const buttonFace = (kind: ButtonKind, isWide: boolean): string =>
  classes(styles['button'], styles[kind], isWide && styles['wide']);

/** Where one is, and the few things that are always at hand. */
import type { ReactNode } from 'react';
import turtle from '../art/turtle.svg?url';
import { useKitSay } from '../words/kitMessages.ts';
import styles from './TopBar.module.css';

export interface TopBarProps {
  /** Without one this is the house's own page, and the house's name is the title. */
  readonly title?: string | undefined;
  readonly caption?: string | undefined;
  readonly homeHref?: string | undefined;
  readonly onHome?: ((event: { readonly preventDefault: () => void }) => void) | undefined;
  /** Clock, language, sound, menu: from the left to the right. */
  readonly children?: ReactNode | undefined;
}

export const TopBar = ({ title, caption, homeHref = '/', onHome, children }: TopBarProps) => {
  const say = useKitSay();
  return (
    <div className={styles['bar']} data-titled={title !== undefined || undefined}>
      <a className={styles['mark']} href={homeHref} onClick={onHome} aria-label={say('home')}>
        <img src={turtle} alt="" width={38} height={36} />
        <b>Tortuga</b>
      </a>
      {title !== undefined && <h1 className={styles['title']}>{title}</h1>}
      {caption !== undefined && <span className={styles['caption']}>{caption}</span>}
      <span className={styles['space']} />
      {children}
    </div>
  );
};

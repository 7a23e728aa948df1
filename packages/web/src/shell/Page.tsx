/** A page of the shell: the bar on top, and all else in one main region that takes the focus when the page is opened. */
import { isFocusHeld, TopBar, useKeepFocus } from '@tortuga/table';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import styles from './Page.module.css';
import { TopControls } from './TopControls.tsx';
import { useTitle } from './useTitle.ts';

const MAIN_ID = 'main';
const FOCUS_HOMES = [`#${MAIN_ID}`];

export interface PageProps {
  /** Without one it is the house's own page. */
  readonly title?: string;
  readonly caption?: string;
  /** Whose rules the menu leads to. */
  readonly game?: string;
  readonly children: ReactNode;
}

/** Who came by a link stands at the top of the page, not nowhere. */
const useFocusOnOpening = () => {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isFocusHeld()) main.current?.focus({ preventScroll: true });
  }, []);
  return main;
};

export const Page = ({ title, caption, game, children }: PageProps) => {
  const [, go] = useLocation();
  const main = useFocusOnOpening();
  useTitle(title);
  useKeepFocus(FOCUS_HOMES);
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <TopBar
          {...(title === undefined ? {} : { title })}
          {...(caption === undefined ? {} : { caption })}
          onHome={(event) => {
            event.preventDefault();
            go('/');
          }}
        >
          <TopControls {...(game === undefined ? {} : { game })} />
        </TopBar>
      </header>
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </div>
  );
};

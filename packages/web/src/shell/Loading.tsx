/** While something is fetched. It holds the focus for what comes: what held it before is hidden by now. */
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import styles from './Loading.module.css';

export const Loading = () => {
  const place = useRef<HTMLElement>(null);
  // Not a frame later: keys are pressed in between.
  useLayoutEffect(() => {
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={place} className={styles['loading']} tabIndex={-1}>
      <p role="status">{useWords()('loading')}</p>
    </main>
  );
};

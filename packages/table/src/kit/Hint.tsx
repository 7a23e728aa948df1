/** The parrot coaches: one strip, only for whoever asked for it. */
import type { ReactNode } from 'react';
import parrot from '../art/parrot.svg?url';
import { useKitSay } from '../words/kitMessages.ts';
import styles from './Hint.module.css';
import { Icon } from './Icon.tsx';

export interface HintProps {
  readonly children: ReactNode;
  readonly onHide?: (() => void) | undefined;
}

export const Hint = ({ children, onHide }: HintProps) => {
  const say = useKitSay();
  return (
    <div className={styles['hint']} role="note" aria-label={say('hint')}>
      <img className={styles['parrot']} src={parrot} alt="" />
      <p className={styles['text']}>{children}</p>
      {onHide !== undefined && (
        <button type="button" className={styles['hide']} onClick={onHide}>
          <span className={styles['word']}>{say('hide-hints')}</span>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
};

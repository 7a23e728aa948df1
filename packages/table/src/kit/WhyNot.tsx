/** A refused tap always answers, on bone paper: a bubble at the piece, or on a phone a strip that covers nothing. */
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useMedia } from '../layout/useMedia.ts';
import { useKitSay } from '../words/kitMessages.ts';
import { bubblePlace } from './bubblePlace.ts';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import styles from './WhyNot.module.css';

/** Where it can be read, by its id. */
interface Rule {
  readonly id: string;
  readonly href: string;
  /** Where a page leads there by itself. */
  readonly onFollow?: ((event: MouseEvent) => void) | undefined;
}

export interface WhyNotProps {
  readonly text: string;
  readonly rule?: Rule | undefined;
  /** The piece that was touched; without one, or on a phone, it is a strip. */
  readonly piece?: string | undefined;
  readonly onClose: () => void;
}

const PHONE = '(max-width: 720px), (max-height: 500px) and (orientation: landscape)';

/** Puts the bubble at its piece, by hand: where it goes depends on how large it is. */
const putAt = (bubble: HTMLDivElement, piece: string | undefined): void => {
  const target = piece === undefined ? null : document.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  bubble.toggleAttribute('data-tail', target !== null);
  if (target === null) return;
  const page = { width: innerWidth, height: innerHeight };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const { x, y, tail, at } = bubblePlace(target.getBoundingClientRect(), size, page);
  bubble.dataset['tail'] = tail;
  bubble.style.setProperty('left', `${x}px`);
  bubble.style.setProperty('top', `${y}px`);
  bubble.style.setProperty('--at', `${at}px`);
};

/** It stays at its piece when the window changes. */
const useBubble = (piece: string | undefined, text: string) => {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = (): void => {
      if (bubble.current !== null) putAt(bubble.current, piece);
    };
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [piece, text]);
  return bubble;
};

export const WhyNot = ({ text, rule, piece, onClose }: WhyNotProps) => {
  const say = useKitSay();
  const isPhone = useMedia(PHONE);
  const at = isPhone ? undefined : piece;
  const bubble = useBubble(at, text);
  return (
    <div
      ref={bubble}
      // Another place, another element: what was written on this one by hand goes with it.
      key={at ?? 'strip'}
      className={classes(styles['why'], at === undefined ? styles['strip'] : styles['bubble'])}
      role="alert"
    >
      <span className={styles['mark']} aria-hidden="true">
        ?
      </span>
      <p className={styles['text']}>
        <b>{say('why-not')}</b> {text}{' '}
        {rule !== undefined && (
          <a className={styles['rule']} href={rule.href} onClick={rule.onFollow}>
            {say('rule', { id: rule.id })}
          </a>
        )}
      </p>
      <IconButton icon="close" label={say('close')} onClick={onClose} />
    </div>
  );
};

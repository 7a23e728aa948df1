/** A refused tap always answers, on bone paper: a bubble at the piece, or on a phone a strip that covers nothing. */
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useMedia } from '../layout/useMedia.ts';
import { useKitSay } from '../words/kitMessages.ts';
import { bubblePlace, heldWithin } from './bubblePlace.ts';
import { classes } from './classes.ts';
import { hangAt, type Hook } from './hangAt.ts';
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

/** Where the bubble goes depends on how large it is. Only its transform changes while a board is panned. */
const putAt = (bubble: HTMLDivElement, hook: Hook | undefined): void => {
  bubble.toggleAttribute('data-tail', hook !== undefined);
  if (hook === undefined) {
    bubble.style.removeProperty('translate');
    return;
  }
  const page = { width: innerWidth, height: innerHeight };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const { x, y, tail, at } = bubblePlace(heldWithin(hook.piece, hook.window), size, page);
  bubble.dataset['tail'] = tail;
  bubble.style.setProperty('translate', `${x}px ${y}px`);
  bubble.style.setProperty('--at', `${at}px`);
};

/** It stays at its piece when the window changes, and when its board is moved. */
const useBubble = (piece: string | undefined, text: string) => {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (piece === undefined) return undefined;
    return hangAt(piece, (hook) => {
      if (bubble.current !== null) putAt(bubble.current, hook);
    });
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

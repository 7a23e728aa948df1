/**
 * A word of the game explained: a bubble on hover, on a long press, and while it has the focus. Nothing of it passes through
 * React: the bubble is shown and put by hand.
 */
import { type Follower, touch } from '@tortuga/table';
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from 'react';
import styles from './Gloss.module.css';

const MARGIN = 8;
/** A mouse that only passes wants nothing explained. */
const REST_MS = 450;

/** Above it where there is room, within the window. */
const putBubble = (bubble: HTMLElement, target: Element): void => {
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = bubble;
  const above = top - offsetHeight - MARGIN;
  const x = left + width / 2 - offsetWidth / 2;
  style.left = `${Math.min(Math.max(x, MARGIN), innerWidth - offsetWidth - MARGIN)}px`;
  style.top = `${above >= MARGIN ? above : bottom + MARGIN}px`;
};

const show = ({ current }: RefObject<HTMLElement | null>, target: Element): void => {
  if (current === null || !document.contains(target)) return;
  current.showPopover();
  putBubble(current, target);
};

/** Once the mouse has rested there; until then it may be called off. */
const useRest = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  const rest = (act: () => void): void => {
    stop();
    timer.current = setTimeout(act, REST_MS);
  };
  useEffect(() => stop, []);
  return { rest, stop };
};

const hide = ({ current }: RefObject<HTMLElement | null>): void => {
  if (current?.matches(':popover-open') === true) current.hidePopover();
};

/** For an element of one's own: what to spread on it, and the bubble to draw beside it. */
export const useGloss = (text: string) => {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const { rest, stop } = useRest();
  const leave = (): void => {
    stop();
    hide(bubble);
  };
  const ref = useCallback((element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const hold = (): Follower => {
      show(bubble, element);
      return { end: () => hide(bubble), cancel: () => hide(bubble) };
    };
    return touch(element, () => ({ hold }));
  }, []);
  return {
    showAt: (target: Element) => show(bubble, target),
    glossed: {
      ref,
      'aria-describedby': id,
      onPointerEnter: ({ pointerType, currentTarget }: { pointerType: string; currentTarget: Element }) => {
        if (pointerType === 'mouse') rest(() => show(bubble, currentTarget));
      },
      onPointerLeave: leave,
      onPointerDown: leave,
      onFocus: ({ currentTarget }: { currentTarget: Element }) => {
        if (currentTarget.matches(':focus-visible')) show(bubble, currentTarget);
      },
      onBlur: leave,
    },
    bubble: (
      <span ref={bubble} id={id} className={styles['bubble']} role="tooltip" popover="manual">
        {text}
      </span>
    ),
  };
};

export interface GlossProps {
  /** What it is called. */
  readonly label: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A picture that explains itself. */
export const Gloss = ({ label, text, className, children }: GlossProps) => {
  const { glossed, bubble, showAt } = useGloss(text);
  return (
    <>
      <span
        {...glossed}
        className={className}
        role="img"
        aria-label={label}
        tabIndex={0}
        onClick={({ currentTarget }) => showAt(currentTarget)}
      >
        {children}
      </span>
      {bubble}
    </>
  );
};

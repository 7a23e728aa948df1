/**
 * A tap on a control that is shown as usable finishes what moves, and acts: if that control, with all shown that was
 * still to come, is usable and says the same as before. Any other tap or key only finishes what moves: whoever wants to
 * see the end of a voyage has not yet decided on what comes after it. A drag is no tap. The top bar, links and dialogs
 * answer at once all the same.
 */
import { keyName } from '../keys/keyName.ts';
import { isOpen, type Offer, offerAt, offerFor } from '../touch/control.ts';
import { watchFingers } from '../touch/watchFingers.ts';

const QUIET_KEYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|Escape|F\d+)$/;
const PRESS_KEYS = /^(Enter| )$/;
const ALWAYS = 'header, aside, dialog, a';

/** A tap or a key that found pieces moving. */
interface Hurry {
  /** The control it was made on. */
  readonly offer: Offer | undefined;
  /** Made on what answers in any case. */
  readonly isFree: boolean;
}

const hearers = new Set<() => void>();

/** Calls whenever a tap or a key has done nothing but hurry. */
export const hearHurries = (hearer: () => void): (() => void) => {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
};

const tellHearers = (): void => {
  for (const hearer of hearers) hearer();
};

/** Nothing else comes of it. */
const spend = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const hurryAt = (target: EventTarget | null, offer: Offer | undefined): Hurry => ({
  offer,
  isFree: target instanceof Element && target.closest(ALWAYS) !== null,
});

/** With everything shown: whether it is spent, because the control is not what it was. */
const judge = (event: Event, { offer, isFree }: Hurry): boolean => {
  if (isFree || (offer !== undefined && isOpen(offer))) return false;
  spend(event);
  tellHearers();
  return true;
};

const hurryByFingers = (isMoving: () => boolean, hurry: () => void, signal: AbortSignal): void => {
  let tap: Hurry | undefined;
  const stop = watchFingers({
    ground: document,
    isOnlooker: true,
    wants: () => ({ hold: false, drag: true, pinch: false }),
    onDown: ({ target }) => {
      tap = isMoving() ? hurryAt(target, offerAt(target)) : undefined;
    },
    onSignal: ({ step }) => {
      if (step === 'press' && tap !== undefined) hurry();
    },
  });
  const onClick = (event: MouseEvent): void => {
    // A click by key has no detail: it is not the end of a tap, which may have ended in a drag.
    if (tap !== undefined && event.detail > 0) judge(event, tap);
    tap = undefined;
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  signal.addEventListener('abort', stop);
};

const isQuiet = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  QUIET_KEYS.test(key) || ctrlKey || metaKey || altKey;

/** Enter and Space press what has the focus; any other key the control that names it. */
const offerOfKey = (event: KeyboardEvent): Offer | undefined =>
  (PRESS_KEYS.test(event.key) ? offerAt(event.target) : undefined) ?? offerFor(keyName(event));

const hurryByKeys = (isMoving: () => boolean, hurry: () => void, signal: AbortSignal): void => {
  /** The key that only hurried, until it is let go: one that is held repeats itself, and a button acts as it comes up. */
  let spentKey: string | undefined;

  const onKey = (event: KeyboardEvent): void => {
    if (event.repeat && event.code === spentKey) spend(event);
    else spentKey = undefined;
    if (!isMoving() || isQuiet(event)) return;
    const made = hurryAt(event.target, offerOfKey(event));
    hurry();
    if (spentKey === undefined && judge(event, made)) spentKey = event.code;
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.code !== spentKey) return;
    spentKey = undefined;
    spend(event);
  };
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('keyup', onKeyUp, { capture: true, signal });
};

/** `hurry`: when it returns, everything is shown that there is, and at rest. */
export const hurryByTaps = (isMoving: () => boolean, hurry: () => void): (() => void) => {
  const ears = new AbortController();
  hurryByFingers(isMoving, hurry, ears.signal);
  hurryByKeys(isMoving, hurry, ears.signal);
  return () => ears.abort();
};

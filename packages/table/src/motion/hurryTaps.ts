/**
 * Any tap or key hurries what moves, and does nothing else: whoever wants to see the end of a voyage has not yet decided
 * on what comes after it. The next one acts. The top bar, links and dialogs answer at once all the same.
 */
const QUIET_KEYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|Escape|F\d+)$/;
const ALWAYS = 'header, aside, dialog, a';

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const answersAlways = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(ALWAYS) !== null;

const isQuiet = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  QUIET_KEYS.test(key) || ctrlKey || metaKey || altKey;

export const hurryByTaps = (isMoving: () => boolean, hurry: () => void): (() => void) => {
  const ears = new AbortController();
  // On the document: whoever has more to show hears it before, on the window, and it is moving by then.
  const options = { capture: true, signal: ears.signal } as const;
  let isTapSpent = false;
  /** The key that hurried, until it is let go: one that is held repeats itself, and a button acts as it comes up. */
  let spentKey: string | undefined;

  const onPointer = (event: Event): void => {
    isTapSpent = isMoving() && !answersAlways(event);
    if (isMoving()) hurry();
    if (isTapSpent) swallow(event);
  };
  const onClick = (event: MouseEvent): void => {
    // A click by key has no detail: it is not the end of a tap, which may have ended in a drag.
    if (isTapSpent && event.detail > 0) swallow(event);
    isTapSpent = false;
  };
  const onKey = (event: KeyboardEvent): void => {
    const isHeld = event.repeat && event.code === spentKey;
    spentKey = isHeld ? spentKey : undefined;
    if (isHeld) swallow(event);
    if (!isMoving() || isQuiet(event)) return;
    hurry();
    if (answersAlways(event)) return;
    spentKey = event.code;
    swallow(event);
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.code !== spentKey) return;
    spentKey = undefined;
    swallow(event);
  };

  document.addEventListener('pointerdown', onPointer, options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('keyup', onKeyUp, options);
  return () => ears.abort();
};

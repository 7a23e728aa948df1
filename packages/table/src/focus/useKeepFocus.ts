/**
 * The focus never falls to the body: when what held it disappears, or was nothing that can hold it, it goes to an open
 * dialog, or else to the first of these selectors that is there; what is no control needs `tabindex="-1"`.
 */
import { useEffect } from 'react';

export const isFocusHeld = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

const keep = (selectors: readonly string[]): void => {
  if (isFocusHeld()) return;
  for (const selector of ['dialog:modal', ...selectors]) {
    const next = document.querySelector<HTMLElement>(selector);
    next?.focus({ preventScroll: true });
    if (next !== null) return;
  }
};

/** The same list every time. */
export const useKeepFocus = (selectors: readonly string[]): void => {
  useEffect(() => {
    // Nothing is stolen from a page that was only just opened, unless it gave the focus to something itself.
    let hasBegun = isFocusHeld();
    const look = (): void => {
      if (hasBegun) keep(selectors);
    };
    // Told before the focus has gone where it goes.
    const lookLater = (): void => void setTimeout(look);
    const begin = (): void => {
      hasBegun = true;
      lookLater();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', begin);
    addEventListener('focusout', lookLater);
    addEventListener('click', begin);
    return () => {
      watch.disconnect();
      removeEventListener('focusin', begin);
      removeEventListener('focusout', lookLater);
      removeEventListener('click', begin);
    };
  }, [selectors]);
};

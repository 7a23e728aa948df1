/** Keys that do something on this page, wherever the focus is: but not in a text field, and not behind a dialog. */
import { useEffect } from 'react';
import { useLatest } from '../useLatest.ts';
import { keyName } from './keyName.ts';

/** By their names (`keyName`); with Ctrl as in `Control+ArrowLeft`. Signs that are typed with Shift say so in the event. */
export type KeyActions = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** What Enter and Space already do something on. */
const PRESSABLE = 'button, a[href], summary, [role="button"]';
const PRESS = /^(Enter|Space)$/;

const isTaken = (target: EventTarget | null, name: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPING) !== null) return true;
  return PRESS.test(name) && target.closest(PRESSABLE) !== null;
};

export const useKeys = (actions: KeyActions): void => {
  const latest = useLatest(actions);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.metaKey || event.altKey) return;
      const name = `${event.ctrlKey ? 'Control+' : ''}${keyName(event)}`;
      const act = latest.current[name];
      if (act === undefined || isTaken(event.target, name)) return;
      if (document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [latest]);
};

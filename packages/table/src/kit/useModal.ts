/** A native dialog that is open while `isOpen`: the page behind it is inert, and the focus returns to where it was. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** For `onClose`: told late, when the dialog may be open again. */
  readonly onClose: () => void;
}

export const useModal = (isOpen: boolean, onClosed: () => void): Modal => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!isOpen || current === null) return undefined;
    current.showModal();
    // Closed before it goes: only then does the browser give the focus back.
    return () => current.close();
  }, [isOpen]);
  return { ref, onClose: () => ref.current?.open !== true && onClosed() };
};

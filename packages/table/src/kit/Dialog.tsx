/** A question on paper over a veil of ink, two buttons at most. Esc is the harmless answer. */
import { type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Of Esc and of a tap on the veil. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode | undefined;
  readonly isBroad?: boolean | undefined;
}

export const Dialog = ({ title, isOpen, onClose, children, actions, isBroad = false }: DialogProps) => {
  const modal = useModal(isOpen, onClose);
  const id = useId();
  return (
    <dialog
      ref={modal.ref}
      className={styles['dialog']}
      data-broad={isBroad || undefined}
      aria-labelledby={id}
      tabIndex={-1}
      onClose={modal.onClose}
      onClick={(event) => event.target === modal.ref.current && onClose()}
    >
      {isOpen && (
        <div className={styles['sheet']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <div className={styles['text']}>{children}</div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
};

/** The side of a table that has no room beside the board: a drawer from the right, on a phone a sheet from below. */
import type { ReactNode } from 'react';
import { IconButton } from '../kit/IconButton.tsx';
import { useModal } from '../kit/useModal.ts';
import { useKitSay } from '../words/kitMessages.ts';
import styles from './Drawer.module.css';

export interface DrawerProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const Drawer = ({ label, isOpen, onClose, children }: DrawerProps) => {
  const say = useKitSay();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      ref={modal.ref}
      className={styles['drawer']}
      aria-label={label}
      tabIndex={-1}
      onClose={modal.onClose}
      onClick={(event) => event.target === modal.ref.current && onClose()}
    >
      {isOpen && (
        <div className={styles['content']}>
          <header className={styles['head']}>
            <h2>{label}</h2>
            <IconButton icon="close" label={say('close')} onClick={onClose} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
};

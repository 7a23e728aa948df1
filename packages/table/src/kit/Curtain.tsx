/**
 * Between two players of one device: nothing of the table can be seen, heard or reached while it hangs. Whoever hangs it
 * shows nobody's hand underneath: what is not in the page cannot leak.
 */
import { useEffect, useState } from 'react';
import turtle from '../art/turtle.svg?url';
import type { Colour } from '@tortuga/vocabulary';
import { useKitSay } from '../words/kitMessages.ts';
import { Button } from './Button.tsx';
import styles from './Curtain.module.css';
import { Emblem } from './Emblem.tsx';
import { useModal } from './useModal.ts';

export interface CurtainProps {
  /** Who is next. */
  readonly name: string;
  readonly colour: Colour;
  /** Not where he only looks, because somebody at another device is on turn. */
  readonly isTurn?: boolean;
  /** What happened since this player last looked. */
  readonly news?: string | undefined;
  readonly onOpen: () => void;
}

/** Milliseconds: a key that was pressed once more for the last move opens nothing. */
const HANG_MS = 600;

const useHasHung = (): boolean => {
  const [hasHung, setHung] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHung(true), HANG_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasHung;
};

export const Curtain = ({ name, colour, isTurn = true, news, onOpen }: CurtainProps) => {
  const say = useKitSay();
  const title = say(isTurn ? 'curtain-next' : 'curtain-looks', { name });
  const hasHung = useHasHung();
  // Browsers let a second Esc through whatever one says: then it is hung again.
  const modal = useModal(true, () => modal.ref.current?.showModal());
  return (
    <dialog
      ref={modal.ref}
      className={styles['curtain']}
      aria-label={title}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      onClose={modal.onClose}
    >
      <div className={styles['cloth']}>
        <img className={styles['turtle']} src={turtle} alt="" />
        <div className={styles['emblem']}>
          <Emblem colour={colour} />
        </div>
        <h2 className={styles['next']}>{title}</h2>
        <p className={styles['hand-over']}>{say('curtain-hand-over')}</p>
        {news !== undefined && <p className={styles['news']}>{news}</p>}
        <Button kind="primary" autoFocus isDisabled={!hasHung} onClick={onOpen}>
          {say('curtain-open', { name })}
        </Button>
      </div>
    </dialog>
  );
};

/** Where to play in it; or why one cannot yet. */
import { Button, Dialog } from '@tortuga/table';
import styles from '../Builder.module.css';
import { layoutOf } from '../model/plan.ts';
import { sayFault, useBuilderWords } from '../words.ts';
import type { AsideProps } from './StartDialog.tsx';

interface PlayProps extends AsideProps {
  readonly playHere: (value: unknown, seats: number) => void;
  readonly invite: (value: unknown, seats: number) => void;
}

export const PlayDialog = ({ bench: { plan, faults }, isOpen, onClose, playHere, invite }: PlayProps) => {
  const say = useBuilderWords();
  const [fault] = faults;
  return (
    <Dialog title={say('play-title')} isOpen={isOpen} onClose={onClose}>
      {fault === undefined ? (
        <div className={styles['form']}>
          <Button kind="primary" onClick={() => playHere(layoutOf(plan), plan.seats)}>
            {say('play-here')}
          </Button>
          <Button onClick={() => invite(layoutOf(plan), plan.seats)}>{say('play-online')}</Button>
        </div>
      ) : (
        <div className={styles['form']}>
          <p>{say('play-not', { why: sayFault(plan, fault, say) })}</p>
          <Button onClick={onClose}>{say('close')}</Button>
        </div>
      )}
    </Dialog>
  );
};

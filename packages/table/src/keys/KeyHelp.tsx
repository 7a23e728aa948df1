/** Which keys do what: those that hold everywhere, and those of the game. */
import type { KeyRow } from '../ui.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useKitSay } from '../words/kitMessages.ts';
import styles from './KeyHelp.module.css';
import { useKeyLabel } from './keyLabel.ts';

export interface KeyHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The game's own, first; what it says of a key holds instead of what is said at every table. */
  readonly rows?: readonly KeyRow[] | undefined;
}

const COMMON = [
  ['Enter', 'key-confirm'],
  ['Escape', 'key-back'],
  ['H', 'key-hint'],
  ['W', 'key-why'],
  ['L', 'key-log'],
  ['M', 'key-mute'],
  ['F6', 'key-region'],
  ['?', 'key-help'],
] as const;

/** Where there is a board to look around on. */
const BOARD = [
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], word: 'key-board-pan' },
  { keys: ['PageUp', 'PageDown'], word: 'key-board-zoom' },
  { keys: ['Home'], word: 'key-board-whole' },
] as const;

const hasBoard = (): boolean => document.querySelector('[data-board]') !== null;

const Row = ({ keys, text }: KeyRow) => {
  const label = useKeyLabel();
  return (
    <div className={styles['row']}>
      <dt className={styles['keys']}>
        {keys.map((key) => (
          <kbd key={key}>{label(key)}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  );
};

export const KeyHelp = ({ isOpen, onClose, rows = [] }: KeyHelpProps) => {
  const say = useKitSay();
  const close = (
    <Button kind="primary" onClick={onClose}>
      {say('close')}
    </Button>
  );
  return (
    <Dialog title={say('keys')} isOpen={isOpen} onClose={onClose} actions={close}>
      <dl className={styles['list']}>
        {rows.map((row) => (
          <Row key={row.keys.join(' ')} {...row} />
        ))}
        {isOpen &&
          hasBoard() &&
          BOARD.map(({ keys, word }) => <Row key={word} keys={keys} text={say(word)} />)}
        {COMMON.filter(([key]) => !rows.some(({ keys }) => keys.join(' ') === key)).map(([key, word]) => (
          <Row key={key} keys={[key]} text={say(word)} />
        ))}
      </dl>
    </Dialog>
  );
};

/** What can be done with the drawing as a whole. */
import { IconButton, type IconName } from '@tortuga/table';
import type { Bench } from './bench/useBench.ts';
import styles from './Builder.module.css';
import { useBuilderWords } from './words.ts';

const ASIDES = ['new', 'mine', 'share'] as const;
export type Aside = (typeof ASIDES)[number] | 'whole' | 'play';

const ICONS: Readonly<Record<(typeof ASIDES)[number], IconName>> = {
  new: 'plus',
  mine: 'files',
  share: 'share',
};

interface ToolbarProps {
  readonly bench: Bench;
  readonly isNarrow: boolean;
  readonly onOpen: (aside: Aside) => void;
}

export const Toolbar = ({ bench: { canUndo, canRedo, undo, redo }, isNarrow, onOpen }: ToolbarProps) => {
  const say = useBuilderWords();
  return (
    <div className={styles['toolbar']}>
      <IconButton
        icon="undo"
        label={say('undo')}
        aria-keyshortcuts="Control+z"
        aria-disabled={!canUndo || undefined}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={say('redo')}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!canRedo || undefined}
        onClick={redo}
      />
      {ASIDES.map((aside) => (
        <IconButton key={aside} icon={ICONS[aside]} label={say(aside)} onClick={() => onOpen(aside)} />
      ))}
      {isNarrow && <IconButton icon="gear" label={say('whole')} onClick={() => onOpen('whole')} />}
    </div>
  );
};

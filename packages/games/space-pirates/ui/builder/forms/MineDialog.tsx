/** All that was drawn in this browser. */
import { Button, Dialog, IconButton, type Kept } from '@tortuga/table';
import { useState } from 'react';
import { UniverseThumb } from '../../map/UniverseThumb.tsx';
import styles from '../Builder.module.css';
import { type Mine, mineIn, withMine } from '../model/mine.ts';
import { layoutOf } from '../model/plan.ts';
import { type Speak, useBuilderWords } from '../words.ts';
import type { AsideProps } from './StartDialog.tsx';

interface RowProps {
  readonly mine: Mine;
  readonly isNow: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

const called = ({ plan: { name } }: Mine, say: Speak): string => (name === '' ? say('nameless') : name);

const MineRow = ({ mine, isNow, onOpen, onRemove }: RowProps) => {
  const say = useBuilderWords();
  const { plan } = mine;
  const name = called(mine, say);
  return (
    <li>
      <button
        type="button"
        className={styles['own']}
        aria-label={say('mine-open', { name })}
        onClick={onOpen}
      >
        <span className={styles['small']}>
          <UniverseThumb layout={layoutOf(plan)} seats={plan.seats} />
        </span>
        <span>
          <b>{name}</b>
          <span>{isNow ? say('mine-now') : say('mine-players', { count: plan.seats })}</span>
        </span>
      </button>
      <IconButton icon="bin" label={say('mine-remove', { name })} onClick={onRemove} />
    </li>
  );
};

const All = ({ bench, kept, onClose }: AsideProps & { readonly kept: Kept }) => {
  const say = useBuilderWords();
  const [all, setAll] = useState(() => mineIn(kept.read()));
  const [gone, setGone] = useState<Mine>();
  const putBack = (mine: Mine): void => {
    const next = withMine(kept.read(), mine);
    if (next !== undefined) kept.keep(next);
    setAll(mineIn(kept.read()));
    setGone(undefined);
  };
  return (
    <>
      <p className={styles['note']}>{say(all.length === 0 ? 'mine-none' : 'mine-kept')}</p>
      <ul className={styles['mine']}>
        {all.map((mine) => (
          <MineRow
            key={mine.id}
            mine={mine}
            isNow={mine.id === bench.id}
            onOpen={() => {
              if (mine.id !== bench.id) bench.open(mine.plan, mine.id);
              onClose();
            }}
            onRemove={() => {
              bench.forget(mine.id);
              setGone(mine);
              setAll(mineIn(kept.read()));
            }}
          />
        ))}
      </ul>
      {gone !== undefined && (
        <Button isWide onClick={() => putBack(gone)}>
          {say('mine-back', { name: called(gone, say) })}
        </Button>
      )}
    </>
  );
};

export const MineDialog = (props: AsideProps & { readonly kept: Kept }) => {
  const say = useBuilderWords();
  return (
    <Dialog
      title={say('mine')}
      isOpen={props.isOpen}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{say('close')}</Button>}
    >
      <All {...props} />
    </Dialog>
  );
};

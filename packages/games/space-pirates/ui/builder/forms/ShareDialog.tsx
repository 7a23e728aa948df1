/** To give a Universe away: a link that carries it whole, or a file. */
import { Button, Dialog } from '@tortuga/table';
import { type ReactNode, useRef } from 'react';
import styles from '../Builder.module.css';
import { makeLink } from '../model/link.ts';
import { LONGEST_FILE, makeFile, parseFile } from '../model/reading.ts';
import { sayFault, useBuilderWords } from '../words.ts';
import type { AsideProps } from './StartDialog.tsx';

interface ShareProps extends AsideProps {
  readonly path: string;
  readonly share: (path: string) => ReactNode;
  readonly save: (name: string, text: string) => void;
}

/** Letters that every disk takes. */
const fileName = (name: string): string =>
  `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'universe'}.json`;

const FileButtons = ({ bench, save, onClose }: ShareProps) => {
  const say = useBuilderWords();
  const field = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    bench.receive(file.size > LONGEST_FILE ? { trouble: 'too-long' } : parseFile(await file.text()));
    onClose();
  };
  return (
    <div className={styles['files']}>
      <Button onClick={() => save(fileName(bench.plan.name), makeFile(bench.plan))}>
        {say('file-save')}
      </Button>
      <Button onClick={() => field.current?.click()}>{say('file-open')}</Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
};

export const ShareDialog = (props: ShareProps) => {
  const say = useBuilderWords();
  const { bench, isOpen, onClose, path, share } = props;
  const [fault] = bench.faults;
  return (
    <Dialog
      title={say('share')}
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('close')}</Button>}
    >
      {fault === undefined ? (
        share(`${path}#${makeLink(bench.plan)}`)
      ) : (
        <p>{say('play-not', { why: sayFault(bench.plan, fault, say) })}</p>
      )}
      <FileButtons {...props} />
    </Dialog>
  );
};

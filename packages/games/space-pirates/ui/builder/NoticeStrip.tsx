/** What is to be known of something that was opened, or could not be. */
import { Button, IconButton } from '@tortuga/table';
import type { Bench, Notice } from './bench/useBench.ts';
import styles from './Builder.module.css';
import { faultsOf } from './model/faults.ts';
import { sayFault, type Speak, useBuilderWords } from './words.ts';

const sayNotice = (notice: Notice, say: Speak): string => {
  switch (notice.kind) {
    case 'opened':
    case 'no-room':
      return say(notice.kind);
    case 'full':
      return say('full', { group: notice.group });
    case 'trouble':
      return `${say(`trouble-${notice.trouble}`)} ${say('kept')}`;
    case 'faulty': {
      const [fault] = faultsOf(notice.plan);
      const why = fault === undefined ? '' : sayFault(notice.plan, fault, say);
      return `${say('trouble-unplayable', { why })} ${say('kept')}`;
    }
  }
};

export const NoticeStrip = ({ bench: { notice, open, dismiss } }: { readonly bench: Bench }) => {
  const say = useBuilderWords();
  if (notice === undefined) return null;
  return (
    <div className={styles['notice']} role="alert">
      <p>{sayNotice(notice, say)}</p>
      {notice.kind === 'faulty' && <Button onClick={() => open(notice.plan)}>{say('open-anyway')}</Button>}
      <IconButton icon="close" label={say('close')} onClick={dismiss} />
    </div>
  );
};

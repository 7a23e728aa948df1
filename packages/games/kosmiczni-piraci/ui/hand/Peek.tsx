/** A look at the own cards face down; it is there only for one who has such a card. */
import { useWords } from '../words/messages.ts';
import { hasHidden } from '../look.ts';
import type { Props } from '../shown.ts';
import styles from './Peek.module.css';

export const Peek = (table: Props) => {
  const say = useWords();
  const { draft, setDraft } = table;
  if (!hasHidden(table)) return undefined;
  return (
    <button
      type="button"
      className={styles['peek']}
      aria-label={say('act-peek')}
      title={say('act-peek')}
      aria-pressed={draft.isPeeking}
      aria-keyshortcuts="V"
      onClick={() => setDraft({ ...draft, isPeeking: !draft.isPeeking })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12q10-13 20 0q-10 13-20 0ZM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6" />
      </svg>
    </button>
  );
};

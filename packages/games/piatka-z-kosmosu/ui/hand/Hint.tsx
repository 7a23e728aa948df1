/** What can be done now: the parrot says it, to those who want hints. */
import { HintRow } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { hintFor } from '../words/hint.ts';
import { useWords } from '../words/messages.ts';

export const Hint = (table: Props) => {
  const say = useWords();
  if (!table.hasHints) return undefined;
  return <HintRow>{hintFor(table, say)}</HintRow>;
};

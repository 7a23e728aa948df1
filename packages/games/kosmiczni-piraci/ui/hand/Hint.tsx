/** What the draft would do: the parrot says it, to those who want hints. */
import { HintRow } from '@tortuga/table';
import { isMyMove } from '../choices.ts';
import { hasHidden } from '../look.ts';
import { fitDraft } from '../draft.ts';
import type { Props } from '../shown.ts';
import { hintFor } from '../words/hint.ts';
import { type Speak, useWords } from '../words/messages.ts';

const textOf = (table: Props, say: Speak): string => {
  const { planet } = fitDraft(table.draft, table.view);
  if (!isMyMove(table)) return hasHidden(table) ? say('hint-wait-hidden') : say('hint-wait');
  if (table.view.sharing !== null) return say('hint-take');
  return planet === undefined ? say('hint-choose') : hintFor(table, planet, say).join(' ');
};

export const Hint = (table: Props) => {
  const say = useWords();
  if (!table.hasHints) return undefined;
  return <HintRow>{textOf(table, say)}</HintRow>;
};

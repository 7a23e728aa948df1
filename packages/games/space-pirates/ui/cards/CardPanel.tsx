/** Which card to play: what the chosen one does, and the button that plays it. */
import { Button, useKeys } from '@tortuga/table';
import { type Card, valueOf } from '../../components.ts';
import { Bench } from '../hand/Bench.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { chooseNth, playCard } from './choosing.ts';
import { HazardList } from './HazardList.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const Act = ({ table, card }: { readonly table: Props; readonly card: Card | undefined }) => {
  const say = useWords();
  const value = card === undefined ? 0 : valueOf(card);
  return (
    <Button
      kind="primary"
      isWide
      isDisabled={card === undefined || table.isBusy}
      detail={card === undefined ? undefined : say('card-fly', { value })}
      data-piece={pieces.act}
      aria-keyshortcuts="Enter"
      onClick={() => playCard(table)}
    >
      {card === undefined ? say('card-choose') : say('card-play', { value })}
    </Button>
  );
};

const hintOf = ({ hasHints }: Props, say: Speak): string | undefined =>
  hasHints ? say('card-hint') : undefined;

export const CardPanel = (table: Props) => {
  const say = useWords();
  const { card } = table.draft.choice;
  useKeys({
    ...Object.fromEntries(DIGITS.map((digit, place) => [digit, () => chooseNth(table, place)])),
    Enter: () => playCard(table),
    Space: () => playCard(table),
  });
  return (
    <Bench title={say('card-must')} hint={hintOf(table, say)} acts={<Act table={table} card={card} />}>
      {card === undefined ? <p>{say('card-ask')}</p> : <HazardList card={card} table={table} isNow />}
    </Bench>
  );
};

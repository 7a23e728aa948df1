/** The button that sends the draft, and beside it the way back, the other way to take a turn, and a hint. */
import { Button } from '@tortuga/table';
import { switchGiving } from '../choices/give.ts';
import { laidCards, takeBack } from '../choices/lay.ts';
import { drafted, pressMain } from '../choices/press.ts';
import { canShow, showNext, shownPlay } from '../choices/show.ts';
import { isMyMove, isSolo, taskOf } from '../choices/task.ts';
import { earnings } from '../laying.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import styles from './Acts.module.css';

interface Label {
  readonly text: string;
  readonly detail?: string | undefined;
}

const playLabel = (table: Props, say: Speak): Label => {
  const { draft, view } = table;
  if (draft.laid.length === 0)
    return { text: draft.chosen === undefined ? say('hand-choose-card') : say('hand-choose-cell') };
  const earned = earnings(view.board, laidCards(table));
  return {
    text: say('hand-lay', { count: draft.laid.length }),
    detail: earned === 0 ? undefined : say('hand-lay-earns', { earned }),
  };
};

const bonusLabel = ({ draft }: Props, say: Speak): Label => {
  const { given, spent, pile } = draft;
  const sources = [
    ['bonus-from-hand', given.length],
    ['bonus-from-spent', spent.length],
    ['bonus-from-pile', pile],
  ] as const;
  const taken = sources.flatMap(([source, count]) => (count === 0 ? [] : [say(source, { count })]));
  return {
    text: say('bonus-act', { count: given.length + spent.length + pile }),
    detail: taken.length === 0 ? undefined : taken.join(', '),
  };
};

const labelOf = (table: Props, say: Speak): Label => {
  const { turn, sitters, draft } = table;
  if (!isMyMove(table)) {
    const names = turn.map((seat) => sitters[seat]?.name ?? '').join(', ');
    return { text: names === '' ? say('hand-dealing') : say('hand-wait', { names }) };
  }
  const count = draft.given.length;
  switch (taskOf(table)) {
    case 'play':
      return playLabel(table, say);
    case 'bonus':
      return bonusLabel(table, say);
    case 'swap':
      return count === 0
        ? { text: say('swap-none') }
        : { text: say('swap-act', { count }), detail: say('swap-detail') };
    case 'drop':
      return { text: count === 0 ? say('drop-none') : say('drop-act', { count }) };
  }
};

const Main = (table: Props) => {
  const say = useWords();
  const isShown = shownPlay(table) !== undefined;
  const { text, detail } = labelOf(table, say);
  const isReady = isShown || (drafted(table) !== undefined && isMyMove(table) && !table.isBusy);
  return (
    <Button
      kind="primary"
      isWide
      isDisabled={!isReady}
      data-piece={pieces.play}
      detail={isShown ? undefined : detail}
      aria-keyshortcuts="Space"
      onClick={() => pressMain(table)}
    >
      {isShown ? say('hand-use-shown') : text}
    </Button>
  );
};

const openWord = (table: Props, say: Speak): string => {
  if (table.draft.isGiving) return say('hand-lay-instead');
  return isSolo(table) ? say('drop-open') : say('swap-open');
};

const Other = (table: Props) => {
  const say = useWords();
  if (table.draft.laid.length > 0)
    return (
      <Button kind="ghost" isWide aria-keyshortcuts="Backspace" onClick={() => takeBack(table)}>
        {say('hand-take-back')}
      </Button>
    );
  return (
    <Button kind="ghost" isWide aria-keyshortcuts="X" onClick={() => switchGiving(table)}>
      {openWord(table, say)}
    </Button>
  );
};

const Show = (table: Props) => {
  const say = useWords();
  if (!canShow(table)) return undefined;
  return (
    <Button kind="ghost" isWide aria-keyshortcuts="S" onClick={() => showNext(table)}>
      {table.draft.shown === undefined ? say('hand-show') : say('hand-show-next')}
    </Button>
  );
};

export const Acts = (table: Props) => {
  const isTurn = isMyMove(table) && table.view.due === 'turn';
  return (
    <div className={styles['acts']}>
      <div className={styles['main']}>
        <Main {...table} />
      </div>
      {isTurn && (
        <div className={styles['others']}>
          <Other {...table} />
          <Show {...table} />
        </div>
      )}
    </div>
  );
};

/** The own hand, the own pile, and where discards go: with others into the box, alone onto the discard pile. */
import { classes, type Gestures, useAim, useLatest, useStable, useTouch } from '@tortuga/table';
import { memo, useCallback } from 'react';
import back from '../art/back.svg?url';
import box from '../art/box.svg?url';
import type { Card } from '../../types.ts';
import { takePile } from '../choices/give.ts';
import { litCells } from '../choices/lay.ts';
import { chooseCard } from '../choices/press.ts';
import { isMyMove, isSolo, taskOf } from '../choices/task.ts';
import { pileOf } from '../draft.ts';
import { Face } from '../Face.tsx';
import { lift } from '../lift.ts';
import { numbered, pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { faceName } from '../words/cells.ts';
import { type Speak, useWords } from '../words/messages.ts';
import styles from './Row.module.css';

/** What a card of the hand is in the draft. */
type State = 'free' | 'chosen' | 'laid' | 'given' | 'useless';

interface HandCardProps {
  readonly card: Card;
  readonly held: number;
  readonly nth: number;
  readonly state: State;
  readonly aim: Props['aim'];
  readonly onChoose: (held: number) => void;
  readonly touch: (held: number) => Gestures;
}

const HandCard = memo(({ card, held, nth, state, aim, onChoose, touch }: HandCardProps) => {
  const say = useWords();
  const ref = useTouch(touch(held));
  const isLifted = useAim(aim, (now) => now?.lifted?.held === held);
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles['card'], styles[state], isLifted && styles['laid'])}
      data-piece={pieces.hand(card, nth)}
      aria-label={say('hand-card', { card: faceName(card, say), state })}
      aria-pressed={state === 'chosen' || state === 'given'}
      aria-keyshortcuts={String(held + 1)}
      onClick={() => onChoose(held)}
    >
      <Face card={card} />
      {state === 'given' && <span className={styles['going']} aria-hidden="true" />}
    </button>
  );
});

const stateOf = (table: Props, held: number): State => {
  const { draft } = table;
  if (draft.laid.some((each) => each.held === held)) return 'laid';
  if (draft.given.includes(held)) return 'given';
  if (draft.chosen === held) return 'chosen';
  const isAsked = taskOf(table) === 'play' && isMyMove(table);
  return isAsked && litCells(table, held).length === 0 ? 'useless' : 'free';
};

const Pile = (table: Props) => {
  const say = useWords();
  const { view, draft, viewer } = table;
  const count = pileOf(view);
  const isBonus = taskOf(table) === 'bonus' && isMyMove(table);
  return (
    <button
      type="button"
      className={classes(styles['spot'], count === 0 && styles['empty'])}
      data-piece={pieces.pile(viewer === 'spectator' ? 0 : viewer)}
      aria-label={say('hand-pile', { count })}
      aria-keyshortcuts={isBonus ? 'P' : undefined}
      aria-disabled={!isBonus || undefined}
      onClick={() => isBonus && takePile(table, draft.pile + 1)}
    >
      <img src={back} alt="" draggable={false} />
      <b aria-hidden="true">{count}</b>
    </button>
  );
};

const boxed = ({ view }: Props): number =>
  [view.handDiscardCounts, view.pileDiscardCounts].flat().reduce((sum, count) => sum + count, 0);

/** With others: cards out of the game, which nobody may look at. */
const Box = (table: Props) => {
  const say = useWords();
  const count = boxed(table);
  return (
    <span
      className={classes(styles['spot'], styles['away'])}
      data-piece={pieces.box}
      role="img"
      aria-label={say('hand-box', { count })}
    >
      <img src={box} alt="" draggable={false} />
      <b aria-hidden="true">{count}</b>
    </span>
  );
};

/** Alone: face up, and what counts (PZ-39). */
const Spent = ({ view }: Props) => {
  const say = useWords();
  const top = view.spent.at(-1);
  const count = view.spent.length;
  return (
    <span
      className={classes(styles['spot'], styles['away'], top === undefined && styles['empty'])}
      data-piece={pieces.spent}
      role="img"
      aria-label={say('hand-spent', { count })}
    >
      {top !== undefined && <Face card={top} />}
      <b aria-hidden="true">{count}</b>
    </span>
  );
};

const nameOf = (table: Props, say: Speak): string =>
  say('hand-name', { count: table.view.hand?.length ?? 0 });

export const Row = (table: Props) => {
  const say = useWords();
  const latest = useLatest(table);
  const choose = useStable((held: number) => chooseCard(table, held));
  const touch = useCallback(
    (held: number): Gestures => ({ drag: () => lift(() => latest.current, held) }),
    [latest],
  );
  return (
    <div className={styles['row']}>
      <div className={styles['cards']} role="group" aria-label={nameOf(table, say)}>
        {numbered(table.view.hand ?? []).map(({ card, held, nth }) => (
          <HandCard
            key={`${card}-${nth}`}
            card={card}
            held={held}
            nth={nth}
            state={stateOf(table, held)}
            aim={table.aim}
            onChoose={choose}
            touch={touch}
          />
        ))}
      </div>
      <Pile {...table} />
      {isSolo(table) ? <Spent {...table} /> : <Box {...table} />}
    </div>
  );
};

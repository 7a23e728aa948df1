/** Stop or roll, what each would bring, and what the parrot thinks of it. */
import { Button, Hint, useKeys } from '@tortuga/table';
import { oddsOf } from '../odds.ts';
import { scoreOfDisqualified, totalAfter } from '../scoring.ts';
import type { Move } from '../types.ts';
import { chestMove, rollMove, STOP } from './choose.ts';
import { type Draft, draftOn, isChestChanged } from './draft.ts';
import styles from './Hand.module.css';
import { hintOf } from './hint.ts';
import { facesOf, facesText, pointsText } from './listing.ts';
import { OddsBar } from './OddsBar.tsx';
import type { Props } from './shown.ts';
import { type SayHere, useWords } from './words.ts';
import { worthText } from './worth.ts';

interface Deed {
  readonly move: Move;
  readonly label: string;
  readonly detail: string;
}

const stopDeed = ({ view }: Props, say: SayHere): Deed => {
  const points = view.score?.points ?? 0;
  const now = view.totals[view.seat] ?? 0;
  const total = pointsText(totalAfter(now, points, view.floorAtZero));
  const label = say('stop');
  if (view.deduction !== null) {
    return { move: STOP, label, detail: say('stop-island', { points: view.deduction }) };
  }
  if (points === 0) return { move: STOP, label, detail: say('stop-nothing', { total }) };
  const key = points > 0 ? 'stop-bank' : 'stop-lose';
  return { move: STOP, label, detail: say(key, { points: Math.abs(points), total }) };
};

const layDeed = ({ view }: Props, draft: Draft, say: SayHere): Deed => {
  if (draft.chest.length === 0) {
    return { move: chestMove(draft), label: say('lay-empty'), detail: say('lay-empty-detail') };
  }
  const { points } = scoreOfDisqualified(view.card, view.dice, draft.chest);
  const detail = say('lay-detail', { faces: facesText(facesOf(view, draft.chest), say), points });
  return { move: chestMove(draft), label: say('lay'), detail };
};

const rollDeed = ({ view }: Props, draft: Draft, say: SayHere): Deed => {
  const { roll } = draft;
  if (roll.length === 0) {
    return { move: rollMove(draft), label: say('roll-none'), detail: say('roll-none-detail') };
  }
  const faces = facesOf(view, roll);
  const label = say(faces.includes('skull') ? 'spell' : 'roll', { count: roll.length });
  return { move: rollMove(draft), label, detail: facesText(faces, say) };
};

/** What one waits for, where there is nothing to decide. */
const waitText = ({ view, turn, sitters }: Props, say: SayHere): string | undefined => {
  if (view.ended !== null) return undefined;
  const [seat] = turn;
  return seat === undefined ? say('waits-for-dice') : say('waits-for', { name: sitters[seat]?.name ?? '' });
};

const useDeeds = (props: Props) => {
  const say = useWords();
  const { view, viewer, check, play, refuse, isBusy } = props;
  const draft = draftOn(view, props.draft, viewer);
  const main = isChestChanged(draft, view) ? layDeed(props, draft, say) : rollDeed(props, draft, say);
  const stop = stopDeed(props, say);
  const canAct = viewer !== 'spectator' && props.turn.includes(viewer);
  const doIt = ({ move }: Deed, piece: string): void => {
    if (isBusy || !canAct) return;
    const refusal = check(move);
    if (refusal === undefined) play(move);
    else refuse(refusal, piece);
  };
  return {
    draft,
    main,
    stop,
    canAct,
    onMain: () => doIt(main, 'main-button'),
    onStop: () => doIt(stop, 'stop-button'),
  };
};

export const Hand = (props: Props) => {
  const say = useWords();
  const { view, viewer, hasHints, isBusy } = props;
  const { draft, main, stop, canAct, onMain, onStop } = useDeeds(props);
  useKeys({ Space: onMain, s: onStop });
  const wait = canAct ? undefined : waitText(props, say);
  if (viewer === 'spectator') return <p className={styles['wait']}>{wait}</p>;
  const whyNot = props.check(rollMove(draft))?.code;
  const canRoll = canAct && whyNot === undefined && !isChestChanged(draft, view);
  const { key, values } = hintOf(view, draft, whyNot);
  return (
    <div className={styles['hand']}>
      {hasHints && view.ended === null && (
        <div className={styles['hint']}>
          <Hint>{canAct ? say(key, values) : wait}</Hint>
        </div>
      )}
      <div className={styles['deeds']}>
        <Button
          data-piece="stop-button"
          isDisabled={!canAct || isBusy}
          onClick={onStop}
          shortcut="S"
          detail={canAct ? stop.detail : undefined}
        >
          {stop.label}
        </Button>
        <div className={styles['middle']}>
          {!hasHints && wait !== undefined && <p className={styles['wait']}>{wait}</p>}
          {canRoll && <OddsBar odds={oddsOf(view, draft.roll)} />}
          {canAct && !canRoll && <p className={styles['worth']}>{worthText(view, say)}</p>}
        </div>
        <Button
          kind="primary"
          data-piece="main-button"
          isDisabled={!canAct || isBusy}
          onClick={onMain}
          shortcut="Space"
          detail={canAct ? main.detail : undefined}
        >
          {canAct ? main.label : say('roll-none')}
        </Button>
      </div>
    </div>
  );
};

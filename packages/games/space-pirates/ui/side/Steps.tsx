/** The steps of this turn as a list. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import styles from './Steps.module.css';
import { stepNote, stepPicture, stepText } from './stepWords.ts';
import { useTurnNotes } from './turnNotes.ts';
import { turnSteps, type TurnStep } from './turnSteps.ts';

export const keyOf = (step: TurnStep): string => (step.kind === 'hazard' ? step.hazard : step.kind);

export const useTurnSteps = (table: Props): readonly TurnStep[] => {
  const { skipped } = useTurnNotes(table);
  return turnSteps(table.view, { skipped, wished: table.draft.choice.hazards });
};

const Row = ({ step, table }: { readonly step: TurnStep; readonly table: Props }) => {
  const say = useWords();
  const note = stepNote(step, say);
  return (
    <li
      className={styles['step']}
      data-state={step.state}
      aria-current={step.state === 'now' ? 'step' : undefined}
    >
      <span className={styles['icon']}>
        <img src={stepPicture(step)} alt="" draggable={false} />
        {step.state === 'done' && <span className={styles['tick']} aria-hidden="true" />}
      </span>
      <span>
        {stepText(step, table, say)}
        {note !== undefined && <small>{note}</small>}
      </span>
    </li>
  );
};

/** What comes now is in sight, where the list is higher than its room. */
const useInSight = (now: string): RefObject<HTMLOListElement | null> => {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (row && list.current)
      list.current.scrollTop = row.offsetTop - list.current.offsetTop - row.offsetHeight;
  }, [now]);
  return list;
};

export const Steps = (table: Props) => {
  const steps = useTurnSteps(table);
  const list = useInSight(steps.map(({ kind, state }) => `${kind} ${state}`).join());
  return (
    // It is scrolled by keys where it is higher than its room.
    <ol ref={list} className={styles['steps']} tabIndex={0}>
      {steps.map((step, place) => (
        // A visit may come first and last.
        <Row key={`${keyOf(step)}-${step.kind === 'dock' ? place === 0 : ''}`} step={step} table={table} />
      ))}
    </ol>
  );
};

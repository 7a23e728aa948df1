/** The five steps of a visit in their order: what is done, what is next, what cannot be done and why. */
import { useContext } from 'react';
import { type Step, STEPS } from '../../phases.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { TurnNotesContext } from '../side/turnNotes.ts';
import { type Speak, useWords } from '../words/messages.ts';
import styles from './StepRow.module.css';
import { type Idle, idleOf, stateOf, type Visit } from './visit.ts';

type Mark = 'done' | 'over' | 'idle' | 'now' | 'later';

const SIGNS: Readonly<Record<Mark, string>> = { done: '✓', over: '–', idle: '–', now: '●', later: '' };

const markOf = (visit: Visit, step: Step, idle: Idle | undefined, done: readonly Step[]): Mark => {
  const state = stateOf(visit, step);
  if (state === 'now') return 'now';
  if (state === 'past' && done.includes(step)) return 'done';
  if (idle !== undefined) return 'idle';
  return state === 'past' ? 'over' : 'later';
};

const textOf = (step: Step, mark: Mark, idle: Idle | undefined, say: Speak): string => {
  const name = say(`dock-step-${step}`);
  return mark === 'idle' && idle !== undefined
    ? say('dock-step-idle', { name, why: say(`dock-idle-${idle}`) })
    : say(`dock-mark-${mark === 'idle' ? 'over' : mark}`, { name });
};

export const StepRow = ({ table, visit }: { readonly table: Props; readonly visit: Visit }) => {
  const say = useWords();
  const { steps: done } = useContext(TurnNotesContext);
  return (
    <ol className={styles['steps']} aria-label={say('dock-steps')}>
      {STEPS.map((step) => {
        const idle = idleOf(visit, step, table.view);
        const mark = markOf(visit, step, idle, done);
        const text = textOf(step, mark, idle, say);
        return (
          <li
            key={step}
            className={styles['step']}
            data-mark={mark}
            aria-current={mark === 'now' ? 'step' : undefined}
          >
            <button
              type="button"
              data-piece={pieces.step(step)}
              aria-label={text}
              title={text}
              onClick={() => table.tellWhy({ text, rule: 'SP-62' }, pieces.step(step))}
            >
              <span aria-hidden="true">{SIGNS[mark]}</span>
              <span aria-hidden="true">{say(`dock-step-${step}`)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};

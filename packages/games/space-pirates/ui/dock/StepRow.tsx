/** The five steps of a visit in their order: what is done, what is next, what cannot be done. */
import { type Step, STEPS } from '../../phases.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import styles from './StepRow.module.css';
import { type Idle, idleOf, stateOf, type StepState, type Visit } from './visit.ts';

const MARKS: Readonly<Record<StepState | 'idle', string>> = { past: '✓', now: '●', later: '', idle: '–' };

const textOf = (step: Step, state: StepState, idle: Idle | undefined, say: Speak): string => {
  const name = say(`dock-step-${step}`);
  if (state === 'now') return say('dock-step-now', { name });
  if (idle !== undefined) return `${name}: ${say(`dock-idle-${idle}`)}`;
  return say(state === 'past' ? 'dock-step-past' : 'dock-step-later', { name });
};

export const StepRow = ({ table, visit }: { readonly table: Props; readonly visit: Visit }) => {
  const say = useWords();
  return (
    <ol className={styles['steps']} aria-label={say('dock-steps')}>
      {STEPS.map((step) => {
        const state = stateOf(visit, step);
        const idle = state === 'now' ? undefined : idleOf(visit, step, table.view);
        const text = textOf(step, state, idle, say);
        return (
          <li
            key={step}
            className={styles['step']}
            data-state={state}
            data-idle={idle}
            aria-current={state === 'now' ? 'step' : undefined}
            title={text}
          >
            <span aria-hidden="true">{MARKS[idle === undefined ? state : 'idle']}</span>
            <span>{say(`dock-step-${step}`)}</span>
          </li>
        );
      })}
    </ol>
  );
};

/** The steps of this turn as a strip above the hand, where there is no plate: pictures, and the one that comes now in words. */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { keyOf, useTurnSteps } from './Steps.tsx';
import styles from './StepStrip.module.css';
import { stepPicture, stepText } from './stepWords.ts';

export const StepStrip = (table: Props) => {
  const say = useWords();
  const steps = useTurnSteps(table);
  if (steps.length === 0) return undefined;
  return (
    <ol className={styles['strip']} aria-label={say('step-list')}>
      {steps.map((step, place) => (
        <li
          key={`${keyOf(step)}-${step.kind === 'dock' ? place === 0 : ''}`}
          className={styles['step']}
          data-state={step.state}
          aria-label={say('step-said', { text: stepText(step, table, say), state: step.state })}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <img src={stepPicture(step)} alt="" draggable={false} />
          {step.state === 'now' && <b aria-hidden="true">{stepText(step, table, say)}</b>}
        </li>
      ))}
    </ol>
  );
};

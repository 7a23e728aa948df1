/** Aim and power by small steps; a button that is held goes on stepping. */
import { IconButton, type IconName, useLatest, useTouch } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { powerBy, turnBy } from './acts.ts';
import { degreesOf, percentOf } from './describe.ts';
import { Digits } from './Digits.tsx';
import type { Aiming } from './draft.ts';
import styles from './Steps.module.css';

/** Milliseconds between the steps of a button that is held. */
const PACE = 60;

const StepButton = ({
  icon,
  label,
  onStep,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onStep: () => void;
}) => {
  const latest = useLatest(onStep);
  const button = useTouch({
    press: onStep,
    hold: () => {
      const timer = setInterval(() => latest.current(), PACE);
      const stop = (): void => clearInterval(timer);
      return { end: stop, cancel: stop };
    },
  });
  return <IconButton ref={button} icon={icon} label={label} />;
};

interface StepsProps {
  readonly table: Props;
  readonly label: string;
  readonly less: { readonly icon: IconName; readonly label: string; readonly onStep: () => void };
  readonly more: { readonly icon: IconName; readonly label: string; readonly onStep: () => void };
  readonly read: (aiming: Aiming) => number;
  readonly unit: string;
}

const Steps = ({ table, label, less, more, read, unit }: StepsProps) => (
  <div className={styles['steps']} role="group" aria-label={label}>
    <StepButton {...less} />
    <span className={styles['value']}>
      <Digits table={table} read={read} unit={unit} />
    </span>
    <StepButton {...more} />
  </div>
);

export const AimSteps = (table: Props) => {
  const say = useWords();
  return (
    <Steps
      table={table}
      label={say('flick-aim')}
      less={{ icon: 'back', label: say('flick-turn-left'), onStep: () => turnBy(table, -10) }}
      more={{ icon: 'forward', label: say('flick-turn-right'), onStep: () => turnBy(table, 10) }}
      read={({ angle }) => degreesOf(angle)}
      unit="°"
    />
  );
};

export const PowerSteps = (table: Props) => {
  const say = useWords();
  return (
    <Steps
      table={table}
      label={say('flick-power')}
      less={{ icon: 'minus', label: say('flick-softer'), onStep: () => powerBy(table, -10) }}
      more={{ icon: 'plus', label: say('flick-harder'), onStep: () => powerBy(table, 10) }}
      read={({ power }) => percentOf(power)}
      unit="%"
    />
  );
};

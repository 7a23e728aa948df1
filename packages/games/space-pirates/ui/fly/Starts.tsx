/** Where the template starts: on the line of a Hangar, or at a point of a ship that drifts. */
import { IconButton } from '@tortuga/table';
import { MOST_OFFSET, OFFSET_STEP } from '../../moving.ts';
import { contactsTowards } from '../../space/outline.ts';
import { pirateOf } from '../../pieces.ts';
import type { Props } from '../shown.ts';
import { toMm } from '../units.ts';
import { useWords } from '../words/messages.ts';
import { planOn, startFrom } from './acts.ts';
import type { Aimed } from './plan.ts';
import { sideOf } from './sentence.ts';
import styles from './FlyPanel.module.css';

interface StartsProps {
  readonly table: Props;
  readonly aimed: Aimed;
}

interface ChooserProps {
  readonly label: string;
  readonly value: string;
  readonly onStep: (by: -1 | 1) => void;
}

const Chooser = ({ label, value, onStep }: ChooserProps) => {
  const say = useWords();
  return (
    <div className={styles['starts']} role="group" aria-label={label}>
      <IconButton icon="back" label={`${label}: ${say('fly-farther-port')}`} onClick={() => onStep(-1)} />
      <output>{value}</output>
      <IconButton
        icon="forward"
        label={`${label}: ${say('fly-farther-starboard')}`}
        onClick={() => onStep(1)}
      />
    </div>
  );
};

const OnLine = ({ table, aimed }: StartsProps) => {
  const say = useWords();
  const { offset } = aimed.laying;
  const step = (by: -1 | 1): void => {
    const next = Math.max(-MOST_OFFSET, Math.min(offset + by * OFFSET_STEP, MOST_OFFSET));
    if (next !== offset) startFrom(table, { offset: next });
  };
  const value = say('fly-start-value', { side: sideOf(offset), mm: Math.abs(toMm(offset)) });
  return <Chooser label={say('fly-start')} value={value} onStep={step} />;
};

const OnOutline = ({ table, aimed: { fan, laying } }: StartsProps) => {
  const say = useWords();
  const { sky } = planOn(table);
  const { ship } = pirateOf(sky, sky.boss);
  const points = ship.at === 'space' ? [null, ...contactsTowards(ship, laying.angle)] : [null];
  const { point } = fan.start;
  const step = (by: -1 | 1): void => {
    const at = Math.max(0, points.indexOf(point));
    startFrom(table, { point: points[(at + by + points.length) % points.length] ?? null });
  };
  const value =
    point === null
      ? say('fly-contact-value', { point: 'farthest', number: 0 })
      : say('fly-contact-value', { point: 'named', number: point });
  return <Chooser label={say('fly-contact')} value={value} onStep={step} />;
};

export const Starts = (props: StartsProps) => {
  const { sky, way } = planOn(props.table);
  if (pirateOf(sky, sky.boss).ship.at === 'hangar') return <OnLine {...props} />;
  return way === 'drift' ? <OnOutline {...props} /> : undefined;
};

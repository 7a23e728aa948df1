/** The Universe as a whole: its name, how many play there, and the shape of its border. */
import { Segmented, Stepper, TextField } from '@tortuga/table';
import { useState } from 'react';
import { isName } from '../../../universe/name.ts';
import { boundsOf } from '../../../universe/universe.ts';
import { toMm } from '../../units.ts';
import type { Bench } from '../bench/useBench.ts';
import styles from '../Builder.module.css';
import { named, seated, straightened } from '../model/edits.ts';
import { SEATS } from '../model/plan.ts';
import { useBuilderWords } from '../words.ts';

interface FormProps {
  readonly bench: Bench;
}

/** While it is being written it need not be a name. */
const NameField = ({ bench: { plan, edit } }: FormProps) => {
  const say = useBuilderWords();
  const [text, setText] = useState(plan.name);
  const write = (next: string): void => {
    setText(next);
    const name = next.trim();
    if (name === '' || isName(name)) edit(named(plan, name), 'name');
  };
  const isWrong = text.trim() !== '' && !isName(text.trim());
  const shown = text.trim() === plan.name || isWrong ? text : plan.name;
  return (
    <TextField
      label={say('name')}
      value={shown}
      autoComplete="off"
      hint={say('name-hint')}
      error={isWrong ? say('name-wrong') : undefined}
      onChange={write}
    />
  );
};

const BorderField = ({ bench: { plan, isUpright, edit, setUpright } }: FormProps) => {
  const say = useBuilderWords();
  const { x0, y0, x1, y1 } = boundsOf(plan.border);
  const shape = (upright: boolean): void => {
    if (upright) edit(straightened(plan));
    setUpright(upright);
  };
  return (
    <>
      <Segmented
        label={say('border')}
        value={isUpright ? 'upright' : 'free'}
        segments={[
          { value: 'upright', label: say('border-upright') },
          { value: 'free', label: say('border-free') },
        ]}
        onChange={(value) => shape(value === 'upright')}
      />
      <p className={styles['note']}>
        {say('size', { width: toMm(x1 - x0), height: toMm(y1 - y0) })}. {say('border-hint')}
      </p>
    </>
  );
};

export const PlanForm = ({ bench }: FormProps) => {
  const say = useBuilderWords();
  const { id, plan, edit } = bench;
  return (
    <div className={styles['form']}>
      <NameField key={id} bench={bench} />
      <Stepper
        label={say('players')}
        value={plan.seats}
        min={SEATS.min}
        max={SEATS.max}
        onChange={(seats) => edit(seated(plan, seats))}
      />
      <p className={styles['note']}>{say('players-hint', { count: plan.seats + 1 })}</p>
      <BorderField bench={bench} />
    </div>
  );
};

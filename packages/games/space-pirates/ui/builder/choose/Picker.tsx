/** Chooses the Universe of a table that is being laid: the usual one, a random one, or one that was drawn. */
import { Button, type PickerProps, Segmented, useStable } from '@tortuga/table';
import { useEffect, useMemo, useState } from 'react';
import { UniverseThumb } from '../../map/UniverseThumb.tsx';
import { anySeed, SeedField } from '../forms/SeedField.tsx';
import { useGrown } from '../grow/useGrown.ts';
import { faultsOf } from '../model/faults.ts';
import { type Mine, mineIn } from '../model/mine.ts';
import { layoutOf } from '../model/plan.ts';
import { useBuilderWords } from '../words.ts';
import styles from './Choose.module.css';
import { type Chosen, chosenIn, layoutFor, nameOf } from './chosen.ts';
import { Sight } from './Sight.tsx';

const WAYS = ['preset', 'random', 'mine'] as const;
type Way = (typeof WAYS)[number];

interface OwnProps extends Pick<PickerProps, 'seats' | 'onChange' | 'kept'> {
  readonly name: string | undefined;
}

/** Those for so many players in which one can play. */
const Own = ({ seats, onChange, kept, name }: OwnProps) => {
  const say = useBuilderWords();
  const [all] = useState(() => mineIn(kept.read()));
  const fit = useMemo(
    () => all.filter(({ plan }) => plan.seats === seats && faultsOf(plan).length === 0),
    [all, seats],
  );
  if (fit.length === 0)
    return <p>{all.length === 0 ? say('pick-none') : say('pick-none-for', { count: seats })}</p>;
  return (
    <ul className={styles['own']}>
      {fit.map(({ id, plan }: Mine) => (
        <li key={id}>
          <button
            type="button"
            className={styles['choice']}
            aria-pressed={plan.name !== '' && plan.name === name}
            onClick={() => onChange(layoutOf(plan))}
          >
            <UniverseThumb layout={layoutOf(plan)} seats={seats} />
            <span>{plan.name === '' ? say('nameless') : plan.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

const wayOf = (chosen: Chosen): Way => {
  if (chosen.kind === 'random') return 'random';
  return chosen.kind === 'drawn' ? 'mine' : 'preset';
};

/** A random one is given on as soon as it has grown, with a name that says which it is. */
const useRandom = (seed: number | undefined, { seats, onChange }: PickerProps) => {
  const say = useBuilderWords();
  const layout = useGrown(seats, seed);
  const give = useStable(() => {
    if (layout !== undefined && seed !== undefined)
      onChange({ ...layout, name: say('named-random', { seed }) });
  });
  useEffect(give, [give, layout]);
  return layout;
};

export const Picker = (props: PickerProps) => {
  const say = useBuilderWords();
  const { label, value, seats, onChange, kept, onBuild } = props;
  const chosen = useMemo(() => chosenIn(value), [value]);
  const [way, setWay] = useState(() => wayOf(chosen));
  const [seed, setSeed] = useState(() => (chosen.kind === 'random' ? chosen.seed : anySeed()));
  const grown = useRandom(way === 'random' ? seed : undefined, props);
  const choose = (next: Way): void => {
    setWay(next);
    if (next === 'preset') onChange('preset');
  };
  const isGrowing = way === 'random' && grown === undefined;
  const name = way === 'random' ? say('named-random', { seed }) : nameOf(chosen, say);
  const isForOthers = way === 'mine' && chosen.kind === 'drawn' && chosen.seats !== seats;
  return (
    <div className={styles['picker']}>
      <Sight
        label={label}
        name={name}
        layout={isGrowing ? undefined : layoutFor(chosen, seats)}
        seats={seats}
      />
      {isForOthers && (
        <p className={styles['trouble']}>{say('pick-wrong-seats', { name, count: chosen.seats })}</p>
      )}
      <Segmented
        label={say('pick-kind', { label })}
        isLabelHidden
        value={way}
        segments={WAYS.map((each) => ({ value: each, label: say(`pick-${each}`) }))}
        onChange={choose}
      />
      {way === 'random' && <SeedField seed={seed} onChange={setSeed} />}
      {way === 'mine' && (
        <Own
          seats={seats}
          onChange={onChange}
          kept={kept}
          name={chosen.kind === 'drawn' ? chosen.layout.name : undefined}
        />
      )}
      <Button kind="ghost" isWide onClick={onBuild}>
        {say('pick-build')}
      </Button>
    </div>
  );
};

/** Another Universe to begin with: the usual one, a random one, or an empty one. */
import { Button, Dialog, Segmented, Stepper } from '@tortuga/table';
import { useState } from 'react';
import { type Layout, presetOf } from '../../../universe/presets.ts';
import { UniverseThumb } from '../../map/UniverseThumb.tsx';
import { emptyOf } from '../bench/session.ts';
import type { Bench } from '../bench/useBench.ts';
import styles from '../Builder.module.css';
import { useGrown } from '../grow/useGrown.ts';
import { planOf, SEATS } from '../model/plan.ts';
import { useBuilderWords } from '../words.ts';
import { anySeed, SeedField } from './SeedField.tsx';

const WAYS = ['preset', 'random', 'empty'] as const;
type Way = (typeof WAYS)[number];

export interface AsideProps {
  readonly bench: Bench;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const useBeginning = (seats: number, way: Way, seed: number): Layout | undefined => {
  const grown = useGrown(seats, way === 'random' ? seed : undefined);
  if (way === 'random') return grown;
  return way === 'preset' ? presetOf(seats) : emptyOf(seats);
};

const Ways = ({ bench, onClose }: AsideProps) => {
  const say = useBuilderWords();
  const [way, setWay] = useState<Way>('random');
  const [seats, setSeats] = useState(bench.plan.seats);
  const [seed, setSeed] = useState(anySeed);
  const layout = useBeginning(seats, way, seed);
  const begin = (): void => {
    if (layout === undefined) return;
    bench.open(planOf(layout));
    onClose();
  };
  return (
    <div className={styles['form']}>
      <Segmented
        label={say('start-from')}
        value={way}
        segments={WAYS.map((value) => ({ value, label: say(`start-${value}`) }))}
        onChange={setWay}
      />
      <Stepper label={say('players')} value={seats} min={SEATS.min} max={SEATS.max} onChange={setSeats} />
      {way === 'random' && <SeedField seed={seed} onChange={setSeed} />}
      <div className={styles['preview']}>
        {layout === undefined ? <p>{say('growing')}</p> : <UniverseThumb layout={layout} seats={seats} />}
      </div>
      <Button kind="primary" isDisabled={layout === undefined} onClick={begin}>
        {say('start')}
      </Button>
    </div>
  );
};

export const StartDialog = (props: AsideProps) => {
  const say = useBuilderWords();
  return (
    <Dialog title={say('new')} isOpen={props.isOpen} onClose={props.onClose}>
      <Ways {...props} />
    </Dialog>
  );
};

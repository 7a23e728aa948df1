import { type ReactNode, useState } from 'react';
import { Segmented } from '../kit/Segmented.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import { Switch } from '../kit/Switch.tsx';
import { TextField } from '../kit/TextField.tsx';
import { exhibits } from './exhibits.ts';
import styles from './Gallery.module.css';
import { useGalleryWords } from './words.tsx';

const SampleSwitch = ({ wasOn }: { readonly wasOn: boolean }) => {
  const say = useGalleryWords();
  const [isOn, setOn] = useState(wasOn);
  return (
    <Switch isOn={isOn} onChange={setOn} detail={say('switch-detail')}>
      {say('switch')}
    </Switch>
  );
};

const COUNTS = ['two', 'three', 'four'] as const;

const SampleSegmented = () => {
  const say = useGalleryWords();
  const [value, setValue] = useState<(typeof COUNTS)[number]>('three');
  const segments = COUNTS.map((count) => ({ value: count, label: say(count), isDisabled: count === 'four' }));
  return <Segmented label={say('segmented')} segments={segments} value={value} onChange={setValue} />;
};

const SampleStepper = ({ from }: { readonly from: number }) => {
  const [value, setValue] = useState(from);
  const label = useGalleryWords()('stepper');
  return <Stepper label={label} value={value} min={2000} max={8000} step={1000} onChange={setValue} />;
};

const SampleField = ({ text, isWrong = false }: { readonly text: string; readonly isWrong?: boolean }) => {
  const say = useGalleryWords();
  const [value, setValue] = useState(text);
  return (
    <TextField
      label={say('field')}
      value={value}
      onChange={setValue}
      hint={say('field-hint')}
      error={isWrong ? say('field-error') : undefined}
    />
  );
};

const narrow = (node: ReactNode) => <div className={styles['narrow']}>{node}</div>;

export const fields = exhibits('field', {
  'switch-on': narrow(<SampleSwitch wasOn />),
  'switch-off': narrow(<SampleSwitch wasOn={false} />),
  segmented: <SampleSegmented />,
  stepper: narrow(<SampleStepper from={6000} />),
  'stepper-at-end': narrow(<SampleStepper from={8000} />),
  text: narrow(<SampleField text="Łucja" />),
  'text-wrong': narrow(<SampleField text="Bartłomiej Wielki Postrach Mórz" isWrong />),
});

import parrot from '../art/parrot.svg?url';
import { Card } from '../kit/Card.tsx';
import { CARD_BACKS } from '../kit/CardBack.tsx';
import { Die } from '../kit/Die.tsx';
import { HandFan } from '../kit/HandFan.tsx';
import { COLOURS } from '@tortuga/vocabulary';
import { exhibits } from './exhibits.ts';
import styles from './Gallery.module.css';
import { type GalleryWord, useGalleryWords } from './words.tsx';

const nothing = (): void => undefined;

interface SampleProps {
  readonly word: GalleryWord;
  readonly isChosen?: boolean;
  readonly isUnplayable?: boolean;
  readonly isSquare?: boolean;
  readonly isShown?: boolean;
}

/** The kit has no faces of its own: the games bring theirs. */
const SampleCard = ({ word, isShown = false, ...rest }: SampleProps) => (
  <Card
    {...rest}
    picture={CARD_BACKS.gold}
    label={useGalleryWords()(word)}
    onClick={isShown ? undefined : nothing}
  />
);

const Backs = () => {
  const label = useGalleryWords()('card-down');
  return COLOURS.map((colour) => <Card key={colour} picture={CARD_BACKS[colour]} label={label} />);
};

const Fan = ({ count }: { readonly count: number }) => {
  const say = useGalleryWords();
  return (
    <HandFan label={say('hand')}>
      {Array.from({ length: count }, (_, i) => (
        <Card
          key={i}
          picture={CARD_BACKS.gold}
          label={`${say('card')}, ${i + 1}`}
          isChosen={i === 3}
          isUnplayable={i === 5}
          onClick={nothing}
        />
      ))}
    </HandFan>
  );
};

interface SampleDieProps {
  readonly word: GalleryWord;
  readonly isDark?: boolean;
  readonly isChosen?: boolean;
  readonly isLocked?: boolean;
  readonly isRolling?: boolean;
}

export const SampleDie = ({ word, ...rest }: SampleDieProps) => (
  <Die {...rest} face={parrot} label={useGalleryWords()(word)} onClick={nothing} />
);

export const pieces = [
  ...exhibits('card', {
    rest: <SampleCard word="card" />,
    chosen: <SampleCard word="card-chosen" isChosen />,
    unplayable: <SampleCard word="card-unplayable" isUnplayable />,
    square: <SampleCard word="card" isSquare />,
    shown: <SampleCard word="card" isShown />,
    backs: (
      <div className={styles['row']}>
        <Backs />
      </div>
    ),
    fan: <Fan count={7} />,
    'fan-crowded': <Fan count={16} />,
  }),
  ...exhibits('die', {
    rest: <SampleDie word="die" />,
    chosen: <SampleDie word="die-chosen" isChosen />,
    locked: <SampleDie word="die-locked" isLocked isDark />,
    rolling: <SampleDie word="die-rolling" isRolling />,
  }),
];

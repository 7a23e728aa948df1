import { useState } from 'react';
import { GameSheet } from '../kit/GameSheet.tsx';
import { Hint } from '../kit/Hint.tsx';
import { Log } from '../kit/Log.tsx';
import { Plate } from '../kit/Plate.tsx';
import { ScoreSheet } from '../kit/ScoreSheet.tsx';
import { Seal, type SealState } from '../kit/Seal.tsx';
import { Standings } from '../kit/Standings.tsx';
import { Toast } from '../kit/Toast.tsx';
import { WhyNot } from '../kit/WhyNot.tsx';
import { Win } from '../kit/Win.tsx';
import { Button } from '../kit/Button.tsx';
import { CREW } from './crew.ts';
import { exhibits, pages } from './exhibits.ts';
import styles from './Gallery.module.css';
import { SampleDie } from './pieces.tsx';
import { useGalleryWords, W } from './words.tsx';

const nothing = (): void => undefined;

export const SampleLog = ({ isEmpty = false }: { readonly isEmpty?: boolean }) => {
  const say = useGalleryWords();
  const lines = [
    { id: 1, colour: 'coral', text: say('log-1'), outcome: '0' },
    { id: 2, colour: 'reef', text: say('log-2'), outcome: '+600' },
    { id: 3, colour: undefined, text: say('log-3') },
    { id: 4, colour: 'sky', text: say('log-4') },
  ] as const;
  return (
    <Plate title={say('log')} note={say('log-note')} isPaper isGrowing>
      <Log label={say('log')} lines={isEmpty ? [] : lines} empty={say('log-empty')} />
    </Plate>
  );
};

export const SampleScore = () => {
  const say = useGalleryWords();
  return (
    <Plate title={say('score')}>
      <ScoreSheet
        lines={[
          { label: say('score-set'), value: 100 },
          { label: say('score-each'), value: 300 },
          { label: say('score-struck'), value: '–', isStruck: true },
          { label: say('score-total'), value: 400, isTotal: true },
        ]}
      />
    </Plate>
  );
};

const SHEET = [
  [0, 12, 7, 31],
  [9, 0, 4, 18],
  [22, 3, 0, 16],
];

const SampleGames = () => {
  const say = useGalleryWords();
  return (
    <Plate isPaper title={say('games')}>
      <GameSheet
        rows={SHEET.map((scores, at) => ({ label: say('game', { number: at + 1 }), scores }))}
        sitters={[CREW.maja, CREW.nina, CREW.kraken, CREW.ola]}
        better="lower"
      />
    </Plate>
  );
};

const SampleStandings = () => {
  const say = useGalleryWords();
  return (
    <Plate isPaper>
      <Standings
        standings={[
          { place: 1, colour: 'gold', name: 'Maja', line: say('standing-1'), score: 6400 },
          { place: 2, colour: 'reef', name: 'Ola', score: 6100 },
          { place: 3, colour: 'sky', name: 'Jonas', line: say('standing-2'), score: 3300 },
        ]}
      />
    </Plate>
  );
};

export const SampleHint = () => {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return undefined;
  return (
    <Hint onHide={() => setHidden(true)}>
      <W word="hint" />
    </Hint>
  );
};

export const SampleWhy = ({ piece }: { readonly piece?: string }) => (
  <WhyNot
    text={useGalleryWords()('why')}
    rule={{ id: 'PK-10', href: '#PK-10' }}
    piece={piece}
    onClose={nothing}
  />
);

const SampleSeal = ({ state }: { readonly state: SealState }) => (
  <Seal state={state} label={useGalleryWords()(`seal-${state}`)} />
);

const SampleWin = ({ isShared = false }: { readonly isShared?: boolean }) => {
  const say = useGalleryWords();
  return (
    <Win
      title={say(isShared ? 'win-shared' : 'win')}
      line={say('win-line')}
      colours={isShared ? ['gold', 'reef'] : ['gold']}
    >
      <Button kind="primary">{say('again')}</Button>
      <Button>{say('replay')}</Button>
      <Button kind="ghost">{say('harbour')}</Button>
    </Win>
  );
};

export const sheets = [
  ...exhibits('sheet', {
    plate: (
      <Plate title={<W word="plate" />}>
        <W word="plate-text" />
      </Plate>
    ),
    log: <SampleLog />,
    'log-empty': <SampleLog isEmpty />,
    score: <SampleScore />,
    games: <SampleGames />,
    standings: <SampleStandings />,
  }),
  ...exhibits('strip', {
    hint: <SampleHint />,
    'why-not': <SampleWhy />,
    toast: (
      <div className={styles['board']}>
        <Toast colour="sky" onGone={nothing}>
          <W word="toast" />
        </Toast>
      </div>
    ),
  }),
  ...pages('strip', {
    'why-not-at-piece': (
      <main className={styles['anchor']}>
        <span data-piece="gallery-die">
          <SampleDie word="why-anchor" />
        </span>
        <SampleWhy piece="gallery-die" />
      </main>
    ),
  }),
  ...exhibits('seal', {
    waiting: <SampleSeal state="waiting" />,
    honest: <SampleSeal state="honest" />,
    broken: <SampleSeal state="broken" />,
  }),
  ...exhibits('win', { one: <SampleWin />, shared: <SampleWin isShared /> }),
];

import { Clock } from '../kit/Clock.tsx';
import { Emblem } from '../kit/Emblem.tsx';
import { Reaction, Reactions } from '../kit/Reactions.tsx';
import { SeatBadge } from '../kit/SeatBadge.tsx';
import { COLOURS } from '@tortuga/vocabulary';
import { CREW } from './crew.ts';
import { exhibits } from './exhibits.ts';
import styles from './Gallery.module.css';
import { type GalleryWord, useGalleryWords } from './words.tsx';

interface SeatProps {
  readonly who: keyof typeof CREW;
  readonly score: number;
  readonly line: GalleryWord;
  readonly isTurn?: boolean;
  /** Seconds left. */
  readonly clock?: number;
}

const THEN = 1_000_000;

/** A clock that stands still: screenshots are compared. */
const Stopped = ({ seconds }: { readonly seconds: number }) => (
  <Clock until={THEN + seconds * 1000} now={() => THEN} />
);

const Seat = ({ who, score, line, isTurn = false, clock }: SeatProps) => {
  const say = useGalleryWords();
  return (
    <div className={styles['seat']}>
      <SeatBadge
        sitter={CREW[who]}
        score={score}
        line={say(line)}
        isTurn={isTurn}
        clock={clock === undefined ? undefined : <Stopped seconds={clock} />}
      />
    </div>
  );
};

const Emblems = () => (
  <div className={styles['row']}>
    {COLOURS.map((colour) => (
      <Emblem key={colour} colour={colour} size={56} />
    ))}
  </div>
);

export const Seats = () => (
  <>
    <Seat who="maja" score={3400} line="line-rolling" isTurn clock={24} />
    <Seat who="kraken" score={4100} line="line-short" />
    <Seat who="nina" score={2700} line="line-out" />
    <Seat who="ola" score={5200} line="line-short" />
  </>
);

export const seats = exhibits('seat', {
  waiting: <Seat who="nina" score={2700} line="line-out" />,
  'my-turn': <Seat who="maja" score={3400} line="line-rolling" isTurn clock={24} />,
  'their-turn': <Seat who="nina" score={2700} line="line-rolling" isTurn clock={7} />,
  bot: <Seat who="kraken" score={4100} line="line-short" />,
  offline: <Seat who="ola" score={5200} line="line-short" />,
  away: <Seat who="zosia" score={-500} line="line-short" />,
  emblems: <Emblems />,
  clocks: (
    <div className={styles['row']}>
      {[3 * 86_400, 4000, 85, 9].map((seconds) => (
        <Stopped key={seconds} seconds={seconds} />
      ))}
    </div>
  ),
  reactions: <Reactions onReact={() => undefined} />,
  reaction: <Reaction name="well-played" />,
});

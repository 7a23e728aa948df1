/** The last slide, until something else moves: its way dotted on the board, and a tick where something was touched. */
import { boxAround, drawnPiece } from '@tortuga/table';
import { useState } from 'react';
import type { Heard } from '../../types.ts';
import { type Leg, knocksOf, tracksOf } from '../motion/track.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { onMap } from '../units.ts';
import styles from './LastSlide.module.css';

type Slid = Extract<Heard, { kind: 'slid' }>;

const isSlid = (heard: Heard): heard is Slid => heard.kind === 'slid';

/** What makes the way of old no news. */
const OVER: ReadonlySet<Heard['kind']> = new Set([
  'flicked',
  'placed',
  'laid',
  'wind',
  'storm',
  'turn',
  'over',
]);

/** Undefined once something else has moved. */
const useLastSlide = ({ latest }: Pick<Props, 'latest'>): Slid | undefined => {
  const [last, setLast] = useState<Slid>();
  const isOver = latest?.heard.some(({ kind }) => OVER.has(kind)) === true;
  const now = latest?.heard.find(isSlid) ?? (isOver ? undefined : last);
  if (now !== last) setLast(now);
  return now;
};

const wayOf = (track: readonly Leg[]): string =>
  track.map((leg, nth) => `${nth === 0 ? 'M' : 'L'}${onMap(leg).x} ${onMap(leg).y}`).join('');

/** Before what slid is drawn again elsewhere, its ticks have a place of their own. */
const TICK = { width: 30, height: 30 };
const RAYS = 'M0 -15V-9M13 -7.500L8 -4.500M13 7.500L8 4.500M0 15V9M-13 7.500L-8 4.500M-13 -7.500L-8 -4.500';

export const LastSlide = ({ latest }: Pick<Props, 'latest'>) => {
  const slid = useLastSlide({ latest });
  if (slid === undefined) return null;
  const tracks = [...tracksOf(slid.pieces)];
  const knocks = knocksOf(slid.pieces);
  return (
    <g className={styles['slide']} aria-hidden="true">
      <g data-piece={pieces.trail} key={slid.n}>
        {tracks.map(([disc, track], nth) => (
          <path key={disc} className={styles['way']} data-first={nth === 0 || undefined} d={wayOf(track)} />
        ))}
        {knocks.map((knock) => (
          <circle
            key={`${knock.t} ${knock.disc}`}
            className={styles['mark']}
            r={2.5}
            cx={onMap(knock).x}
            cy={onMap(knock).y}
          />
        ))}
      </g>
      {knocks.map((knock, nth) => (
        <g
          key={`${knock.t} ${knock.disc}`}
          className={styles['tick']}
          {...drawnPiece(pieces.tick(nth), boxAround(onMap(knock), TICK))}
        >
          <path d={RAYS} />
        </g>
      ))}
    </g>
  );
};

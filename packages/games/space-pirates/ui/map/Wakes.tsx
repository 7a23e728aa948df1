/** Where ships came from in the last frame, faintly; and while one follows it, the template that was laid. */
import { drawnPiece } from '@tortuga/table';
import { memo } from 'react';
import type { Heard, View } from '../../types.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { posePlace } from '../units.ts';
import { BONE, INK, LIGHT } from './palette.ts';
import { HEX } from './ship.ts';
import styles from './Unseen.module.css';

/** The ships that have moved through space. */
const movedIn = (heard: readonly Heard[]): readonly number[] =>
  heard.flatMap((event) => {
    if (event.kind === 'laid') return [event.seat];
    return event.kind === 'wind' ? event.drifted.map(({ seat }) => seat) : [];
  });

const Wake = ({ before, seat }: { readonly before: View; readonly seat: number }) => {
  const ship = before.pirates[seat]?.ship;
  if (ship?.at !== 'space') return null;
  const { x, y, width, height, heading } = posePlace(ship);
  return (
    <path
      d={HEX}
      transform={`translate(${x + width / 2} ${y + height / 2}) rotate(${heading})`}
      fill={LIGHT}
      fillOpacity={0.1}
      stroke={LIGHT}
      strokeDasharray="4 4"
      strokeWidth={1.6}
      opacity={0.55}
    />
  );
};

const Template = ({ heard }: { readonly heard: readonly Heard[] }) => {
  const laid = heard.find((event) => event.kind === 'laid');
  if (laid === undefined) return null;
  return (
    <g className={styles['unseen']} {...drawnPiece(pieces.laid, posePlace(laid))}>
      <path d={HEX} fill={LIGHT} fillOpacity={0.55} stroke={INK} strokeWidth={2} />
      <path d={HEX} fill="none" stroke={BONE} />
    </g>
  );
};

export const Wakes = memo(({ latest }: Pick<Props, 'latest'>) => {
  if (latest === undefined) return null;
  const { before, heard } = latest;
  return (
    <>
      {movedIn(heard).map((seat) => (
        <Wake key={seat} before={before} seat={seat} />
      ))}
      <Template heard={heard} />
    </>
  );
});

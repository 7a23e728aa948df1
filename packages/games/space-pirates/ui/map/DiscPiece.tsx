/** A disc of 25 mm: a Freighter, face down, or a revealed Asteroid. */
import { boxAround, drawnPiece } from '@tortuga/table';
import { memo } from 'react';
import type { DiscType } from '../../components.ts';
import { CARGO_ART } from '../dock/cargoArt.ts';
import { pieces } from '../pieces.ts';
import { DISC } from '../units.ts';
import { PoliceMark, RockMark } from './marks.tsx';
import { BONE, CORAL, INK, SHADE } from './palette.ts';
import styles from './Unseen.module.css';

const RADIUS = 12.5;

/** What is on the face, 20 mm wide. */
const FaceMark = ({ face }: { readonly face: DiscType }) => {
  if (face === 'asteroid') return <RockMark />;
  if (face === 'police') return <PoliceMark />;
  return <image href={CARGO_ART[face]} x={-9} y={-9} width={18} height={18} />;
};

/** The shade of a disc, and a line of bone that sets it off from the dark. */
const Rim = () => (
  <>
    <circle cx={1} cy={2.5} r={RADIUS + 0.5} fill={SHADE} opacity={0.5} />
    <circle r={RADIUS} fill="none" stroke={BONE} strokeWidth={2} opacity={0.75} />
  </>
);

/** The face of a disc that is turned up, around (0, 0). */
export const DiscFace = ({ face }: { readonly face: DiscType }) => (
  <>
    <Rim />
    <circle r={RADIUS - 0.8} fill={face === 'asteroid' ? '#b9b0a0' : BONE} stroke={INK} strokeWidth={1.6} />
    {face === 'asteroid' && (
      <circle r={10} fill="none" stroke={CORAL} strokeWidth={1.8} strokeDasharray="4 3" />
    )}
    <FaceMark face={face} />
  </>
);

/** A crate on a card of brass: the back of a disc, around (0, 0). */
export const Crate = () => (
  <g fill="none" strokeLinejoin="round">
    <Rim />
    <circle r={RADIUS - 0.8} fill="#d9b679" stroke={INK} strokeWidth={1.6} />
    <circle r={9.6} stroke={INK} strokeOpacity={0.6} strokeWidth={0.8} strokeDasharray="2 1.600" />
    <path
      d="M-6 -4.500H6V4.500H-6ZM-6 -1.500H6M-2 -4.500V4.500M2 -4.500V4.500"
      fill="#a9773a"
      stroke={INK}
      strokeWidth={1.2}
    />
    <path d="M-8 -7.500A11 11 0 0 1 -1 -10.900" stroke="#fff3d2" strokeWidth={1.2} strokeLinecap="round" />
  </g>
);

/** In pencil at the rim, for those who have seen the face; in ink where all have. */
const KnownMark = ({ face, isShown }: { readonly face: DiscType; readonly isShown: boolean }) => (
  <g transform="translate(8 8) scale(.66)">
    <circle
      r={11}
      fill={BONE}
      stroke={INK}
      strokeWidth={1.8}
      strokeDasharray={isShown ? undefined : '3 2.200'}
    />
    <FaceMark face={face} />
  </g>
);

/** SP-108: whatever it is, it is no Asteroid. */
const ClearedMark = () => (
  <g transform="translate(8 8)">
    <circle r={7} fill={BONE} stroke={INK} strokeWidth={1.2} />
    <g transform="scale(.58)">
      <RockMark />
    </g>
    <path d="M-5 5L5 -5" stroke={INK} strokeWidth={3.6} strokeLinecap="round" />
    <path d="M-5 5L5 -5" stroke={CORAL} strokeWidth={2} strokeLinecap="round" />
  </g>
);

interface DiscProps {
  readonly id: number;
  /** Its middle, in millimetres. */
  readonly x: number;
  readonly y: number;
  /** As far as the viewer knows it. */
  readonly face: DiscType | undefined;
  readonly isUp: boolean;
  readonly isShown: boolean;
  readonly isCleared: boolean;
  readonly label: string;
}

const Marks = ({ face, isShown, isCleared }: DiscProps) => {
  if (face !== undefined) return <KnownMark face={face} isShown={isShown} />;
  return isCleared ? <ClearedMark /> : null;
};

/** The other side, seen only while it turns over: what all may know is turned over before all. */
const OtherSide = ({ id, x, y, face, isUp, isShown }: DiscProps) => {
  if (face === undefined || !isShown) return null;
  const name = isUp ? pieces.cover(id) : pieces.face(id);
  return (
    <g className={styles['unseen']} aria-hidden="true" {...drawnPiece(name, boxAround({ x, y }, DISC))}>
      {isUp ? <Crate /> : <DiscFace face={face} />}
    </g>
  );
};

export const DiscPiece = memo((disc: DiscProps) => {
  const { id, x, y, isUp, label } = disc;
  return (
    <>
      <g role="img" aria-label={label} {...drawnPiece(pieces.disc(id), boxAround({ x, y }, DISC))}>
        {isUp ? (
          <DiscFace face="asteroid" />
        ) : (
          <>
            <Crate />
            <Marks {...disc} />
          </>
        )}
      </g>
      <OtherSide {...disc} />
    </>
  );
});

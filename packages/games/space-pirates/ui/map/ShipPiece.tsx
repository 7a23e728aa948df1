/** A ship in its player's colour: a bone halo, an arrowhead at the bow, the emblem amidships. */
import { type Colour, drawnPiece } from '@tortuga/table';
import { memo } from 'react';
import { pieces } from '../pieces.ts';
import { SHIP } from '../units.ts';
import { EmblemMark, PoliceMark } from './marks.tsx';
import { BONE, INK, PAINT, SHADE } from './palette.ts';
import { HEX } from './ship.ts';

interface HullProps {
  readonly colour: Colour;
  /** By the Galactic Police. */
  readonly isChased: boolean;
}

/** Around (0, 0), heading +x. */
export const ShipDrawing = ({ colour, isChased }: HullProps) => (
  <g strokeLinejoin="round">
    <path d={HEX} fill={SHADE} stroke={SHADE} strokeWidth={4} opacity={0.4} transform="translate(0 2.500)" />
    <path d={HEX} stroke={isChased ? '#8fb8ff' : BONE} strokeWidth={4.6} />
    <path d={HEX} transform="scale(.97)" fill={PAINT[colour]} stroke={INK} strokeWidth={1.8} />
    <path d="M-24 0L-13 11H13L24 0L13 -11H-13Z" fill="none" stroke={INK} strokeOpacity={0.5} />
    <path d="M27 0L14 -9L17 0L14 9Z" fill={INK} />
    <path d="M-13 -12.300H11" stroke="#fff" strokeOpacity={0.7} strokeWidth={1.3} strokeLinecap="round" />
    <EmblemMark colour={colour} />
    {isChased ? (
      <g transform="translate(-21 0) rotate(90)">
        <circle r={9} fill={BONE} stroke={INK} strokeWidth={1.6} />
        <PoliceMark />
      </g>
    ) : (
      <path d="M-24 0L-15 -6.500V6.500Z" fill={INK} opacity={0.75} />
    )}
  </g>
);

interface ShipProps extends HullProps {
  readonly seat: number;
  /** Its middle, in millimetres. */
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly heading: number;
  readonly label: string;
}

export const ShipPiece = memo(({ seat, x, y, heading, label, colour, isChased }: ShipProps) => {
  const place = { x: x - SHIP.width / 2, y: y - SHIP.height / 2, ...SHIP, heading };
  return (
    <g role="img" aria-label={label} {...drawnPiece(pieces.ship(seat), place)}>
      <ShipDrawing colour={colour} isChased={isChased} />
    </g>
  );
});

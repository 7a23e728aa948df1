/** A Pirate Base of 90 x 100 mm around (0, 0), its mouth towards +x. */
import { memo } from 'react';
import type { Block } from '../../universe/shapes.ts';
import { lies } from './lies.ts';
import { BRASS, INK, LAMP } from './palette.ts';
import { Shadow } from './Shadow.tsx';
import { BERTHS, HEX } from './ship.ts';

/** Corners are drawn where discs strike them. */
const WALLS = 'M-44 -49H44V-35H-30V35H44V49H-44Z';
const CLOSED = 'M-44 -49H44V49H-44Z';
const SEAMS = 'M-38 -42.500H38M-38 42.500H38M-37.500 -36V36';

/** Open and lit: lamps mark the mouth line. */
export const OpenBase = () => (
  <g fill="none" strokeLinejoin="round">
    <path d="M-31 -36H44.500V36H-31Z" fill="#0a1518" />
    <path d="M45 -34L26 -22V22L45 34Z" fill={LAMP} opacity={0.1} />
    {BERTHS.map(({ x, y }) => (
      <path
        key={y}
        d={HEX}
        transform={`translate(${x} ${y}) scale(.94)`}
        stroke={BRASS}
        strokeDasharray="3 4"
        opacity={0.4}
      />
    ))}
    <path d={WALLS} fill="#7c4a2b" stroke={INK} strokeWidth={2} />
    <path d={SEAMS} stroke="#c98a52" strokeWidth={1.6} strokeDasharray="7 3" />
    <path d="M43.500 -35V35" stroke={BRASS} strokeWidth={3} strokeDasharray="6 4" />
    <g fill={LAMP}>
      <path d="M33 -42a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M33 42a7 7 0 1 0 14 0a7 7 0 1 0 -14 0" opacity={0.3} />
      <circle cx={40} cy={-42} r={3.8} stroke={INK} strokeWidth={1.4} />
      <circle cx={40} cy={42} r={3.8} stroke={INK} strokeWidth={1.4} />
    </g>
  </g>
);

/** Dark, its mouth boarded up: it is as solid as it looks. */
const AbandonedBase = () => (
  <g fill="none" strokeLinejoin="round">
    <path d={CLOSED} fill="#37302a" stroke={INK} strokeWidth={2} />
    <path d="M-30 -35H44V35H-30Z" fill="#15191a" stroke={INK} strokeWidth={1.5} />
    <path d={SEAMS} stroke="#6a5c4d" strokeWidth={1.6} strokeDasharray="7 6" />
    <g fill="#544a40" stroke={INK} strokeWidth={1.4}>
      <path d="M-26 -31L-19 -34L42 26L38 33Z" />
      <path d="M-26 31L-19 34L42 -26L38 -33Z" />
      <path d="M36 -35H44V35H36Z" />
    </g>
    <path
      d="M40 -28h0M40 -9h0M40 9h0M40 28h0M8 0h0"
      stroke="#9a8a76"
      strokeWidth={2.6}
      strokeLinecap="round"
    />
  </g>
);

/** Where it stands: an active base, or one that was abandoned. */
export const BaseWalls = memo(({ walls }: { readonly walls: Block }) => (
  <>
    <Shadow shape={walls} />
    <g transform={lies(walls)}>{walls.kind === 'abandoned' ? <AbandonedBase /> : <OpenBase />}</g>
  </>
));
